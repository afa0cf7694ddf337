// A message as Discord shows it. Elements carry what they mean in data attributes; the page listens once, for all.

import { make } from "./dom.js";
import { markdown } from "./markdown.js";
import { format } from "./time.js";

const GROUPED_WITHIN = 7 * 60 * 1000;
const PEOPLE_MENU = 5;
const LINK_BUTTON = 5;

/** Whether the message goes under the one before without its author's name. */
export function isGrouped(message, before) {
  return (
    before !== undefined &&
    before.author === message.author &&
    !message.private &&
    !before.private &&
    !message.used &&
    message.at - before.at < GROUPED_WITHIN
  );
}

/** A round picture of a person. */
export function avatar(person, size) {
  if (!person || person.key === null) return make("img", { class: `avatar ${size}`, src: "/static/icon.svg", alt: "" });
  return make("span", { class: `avatar ${size} of-${person.key}`, "aria-hidden": "true" }, [...person.name][0]);
}

/** The words of a text of the page, with elements in its places. */
export function fill(text, places) {
  return text.split(/(\{\w+\})/).map((part) => places[part.slice(1, -1)] ?? part).filter((part) => part !== "");
}

/** The element of a message; `grouped` as `isGrouped` says. */
export function render(message, world, grouped) {
  const author = world.person(message.author);
  const classes = ["message", message.private && "private", grouped && "grouped"].filter(Boolean).join(" ");
  return make(
    "li",
    { class: classes, "data-id": message.id },
    message.used && usedLine(message.used, world),
    grouped ? make("span", { class: "aside" }, format(message.at, "t")) : avatar(author, "large"),
    make("div", { class: "body" }, grouped ? null : head(message, author, world), ...content(message, world), message.private ? privacy(world) : null),
  );
}

function usedLine(used, world) {
  const by = world.person(used.by);
  const places = { name: make("b", {}, by?.name ?? "?"), command: make("span", { class: "command" }, `/${world.commandName(used.command)}`) };
  return make("div", { class: "used" }, avatar(by, "small"), make("span", {}, ...fill(world.texts.used, places)));
}

function head(message, author, world) {
  return make(
    "div",
    { class: "head" },
    make("b", {}, author?.name ?? "?"),
    author?.key === null ? make("span", { class: "app" }, world.texts.app) : null,
    make("time", { datetime: new Date(message.at).toISOString(), title: format(message.at, "F") }, format(message.at, "t")),
  );
}

function content(message, world) {
  if (message.loading) return [make("p", { class: "loading" }, world.texts.thinking)];
  const parts = message.content ? [markdown(message.content, world)] : [];
  if (message.edited) parts.push(make("small", { class: "edited" }, world.texts.edited));
  parts.push(...message.components.map((component) => part(component, world)));
  if (message.pictures.length) parts.push(gallery(message.pictures, world));
  return parts;
}

function privacy(world) {
  return make("div", { class: "privacy" }, world.texts.private, " · ", make("button", { type: "button", class: "plain", "data-dismiss": true }, world.texts.hide));
}

// ---- Discord's components, by their types ---------------------------------------------------------------------------

const PARTS = {
  1: (row, world) => make("div", { class: "row" }, ...row.components.map((each) => part(each, world))),
  2: button,
  3: menu,
  5: menu,
  9: section,
  10: (text, world) => markdown(text.content, world),
  11: (thumbnail, world) => make("div", { class: "thumbnail" }, picture(thumbnail, world)),
  12: (media, world) => gallery(media.items, world),
  14: (separator) => make("hr", { class: `${separator.divider === false ? "bare" : "line"} ${separator.spacing === 2 ? "wide" : ""}` }),
  17: container,
};

function part(component, world) {
  return PARTS[component.type]?.(component, world) ?? "";
}

function emoji(value) {
  return value?.name ? make("span", { class: "emoji" }, value.name) : null;
}

function button(shown) {
  const inner = [emoji(shown.emoji), shown.label ? make("span", {}, shown.label) : null];
  if (shown.style === LINK_BUTTON) return make("a", { class: "button style-2", href: shown.url, target: "_blank", rel: "noreferrer" }, ...inner);
  return make("button", { type: "button", class: `button style-${shown.style}`, disabled: shown.disabled, "data-press": shown.custom_id }, ...inner);
}

function menu(shown, world) {
  const people = world.server.people.filter((each) => each.key !== null);
  const options =
    shown.type === PEOPLE_MENU
      ? people.map((each) => ({ value: each.id, label: each.name }))
      : shown.options.map(({ value, label, description, default: chosen }) => ({ value, label, description, chosen }));
  const chosen = options.find((each) => each.chosen);
  const data = { options, least: shown.min_values ?? 1, most: shown.max_values ?? 1, placeholder: shown.placeholder ?? "" };
  return make(
    "button",
    { type: "button", class: "menu", disabled: shown.disabled, "data-menu": shown.custom_id, "data-choices": JSON.stringify(data), "aria-haspopup": "dialog" },
    make("span", { class: chosen ? "" : "placeholder" }, chosen?.label ?? shown.placeholder ?? ""),
    make("span", { class: "arrow", "aria-hidden": "true" }, "⌄"),
  );
}

function section(shown, world) {
  const texts = shown.components.map((each) => part(each, world));
  return make("div", { class: "section" }, make("div", {}, ...texts), part(shown.accessory, world));
}

function container(shown, world) {
  const accent = shown.accent_color === null || shown.accent_color === undefined ? undefined : `#${shown.accent_color.toString(16).padStart(6, "0")}`;
  const element = make("div", { class: "container" }, ...shown.components.map((each) => part(each, world)));
  if (accent) element.style.setProperty("--accent", accent);
  return element;
}

function gallery(items, world) {
  return make("div", { class: `gallery of-${Math.min(items.length, 3)}` }, ...items.map((item) => picture(item, world)));
}

function picture(item, world) {
  const source = item.url.startsWith("/") ? `${item.url}?as=${world.key}` : item.url;
  return make("img", { src: source, alt: item.alt ?? "", width: item.width || undefined, height: item.height || undefined, "data-zoom": true, tabindex: 0 });
}
