// A message as Discord shows it. Elements carry what they mean in data attributes; the page listens once, for all.

import { make } from "./dom.js";
import { markdown } from "./markdown.js";
import { format } from "./time.js";

const GROUPED_WITHIN = 7 * 60 * 1000;
const CHOICES_OF = {
  5: (world) => world.server.people.filter((each) => each.key !== null).map(({ id, name }) => ({ value: id, label: name })),
  6: (world) => world.server.roles.map(({ id, name }) => ({ value: id, label: `@${name}` })),
  8: (world) => world.server.channels.map(({ id, name }) => ({ value: id, label: `#${name}` })),
}; // menus of people, roles and channels
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
  const usedByMe = message.used?.by === world.me && "used-by-me";
  const classes = ["message", message.private && "private", usedByMe, grouped && "grouped"].filter(Boolean).join(" ");
  const [beside, above] = grouped
    ? [make("span", { class: "aside" }, format(message.at, "t")), null]
    : [avatar(author, "large"), head(message, author, world)];
  const below = message.private ? privacy(world) : null;
  if (!grouped) beside.dataset.person = message.author;
  const body = make("div", { class: "body" }, above, ...content(message, world), below);
  const used = message.used ? usedLine(message.used, world) : null;
  return make("li", { class: classes, "data-id": message.id }, used, beside, body);
}

function usedLine(used, world) {
  const by = world.person(used.by);
  const command = make("span", { class: "command" }, world.commandName(used.command));
  const places = { name: make("b", {}, by?.name ?? "?"), command };
  return make("div", { class: "used" }, avatar(by, "small"), make("span", {}, ...fill(world.texts.used, places)));
}

function head(message, author, world) {
  const name = make("b", { "data-person": message.author }, author?.name ?? "?");
  const tag = author?.key === null ? make("span", { class: "app" }, world.texts.app) : null;
  const at = { datetime: new Date(message.at).toISOString(), title: format(message.at, "F") };
  return make("div", { class: "head" }, name, tag, make("time", at, format(message.at, "t")));
}

function content(message, world) {
  if (message.loading) return [make("p", { class: "loading" }, world.texts.thinking)];
  const parts = message.content ? [markdown(message.content, world)] : [];
  parts.push(...message.components.map((component) => part(component, world)));
  const pictures = message.files.filter((each) => each.width);
  if (pictures.length) parts.push(gallery(pictures, world));
  parts.push(...message.files.filter((each) => !each.width).map((each) => file(each, world)));
  return parts;
}

function privacy(world) {
  const hide = make("button", { type: "button", class: "plain", "data-dismiss": true }, world.texts.hide);
  return make("div", { class: "privacy" }, world.texts.private, " · ", hide);
}

// ---- Discord's components, by their types ---------------------------------------------------------------------------

const PARTS = {
  1: (row, world) => make("div", { class: "row" }, ...row.components.map((each) => part(each, world))),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  8: menu,
  9: section,
  10: (text, world) => markdown(text.content, world),
  11: (thumbnail, world) => make("div", { class: "thumbnail" }, picture(thumbnail, world)),
  12: (media, world) => gallery(media.items, world),
  14: separator,
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
  if (shown.style === LINK_BUTTON) {
    return make("a", { class: "button style-2", href: shown.url, target: "_blank", rel: "noreferrer" }, ...inner);
  }
  const state = { disabled: shown.disabled, "data-press": shown.custom_id };
  return make("button", { type: "button", class: `button style-${shown.style}`, ...state }, ...inner);
}

function menu(shown, world) {
  const marked = new Set((shown.default_values ?? []).map(({ id }) => id));
  const there = CHOICES_OF[shown.type]?.(world).map((each) => ({ ...each, chosen: marked.has(each.value) }));
  const offered = ({ value, label, description, default: chosen }) => ({ value, label, description, chosen });
  const options = there ?? shown.options.map(offered);
  const chosen = options.filter((each) => each.chosen).map(({ label }) => label).join(", ");
  const { min_values: least = 1, max_values: most = 1, placeholder = "" } = shown;
  const choices = JSON.stringify({ options, least, most, placeholder });
  const state = { disabled: shown.disabled, "data-menu": shown.custom_id, "data-choices": choices };
  return make(
    "button",
    { type: "button", class: "menu", "aria-haspopup": "dialog", ...state },
    make("span", { class: chosen ? "" : "placeholder" }, chosen || placeholder),
    make("span", { class: "arrow", "aria-hidden": "true" }, "⌄"),
  );
}

function section(shown, world) {
  const texts = shown.components.map((each) => part(each, world));
  return make("div", { class: "section" }, make("div", {}, ...texts), part(shown.accessory, world));
}

function container(shown, world) {
  const element = make("div", { class: "container" }, ...shown.components.map((each) => part(each, world)));
  const accent = shown.accent_color ?? null;
  if (accent !== null) element.style.setProperty("--accent", `#${accent.toString(16).padStart(6, "0")}`);
  return element;
}

function separator({ divider, spacing }) {
  return make("hr", { class: `${divider === false ? "" : "line"} ${spacing === 2 ? "wide" : ""}` });
}

function file({ url, name }, world) {
  return make("a", { class: "file", href: `${url}?as=${world.key}`, download: name }, "⬇ ", name);
}

function gallery(items, world) {
  const pictures = items.map((item) => picture(item, world));
  return make("div", { class: `gallery of-${Math.min(items.length, 3)}` }, ...pictures);
}

function picture(item, world) {
  const source = item.url.startsWith("/") ? `${item.url}?as=${world.key}` : item.url;
  const size = { width: item.width || undefined, height: item.height || undefined };
  return make("img", { src: source, alt: item.alt ?? "", ...size, "data-zoom": true, tabindex: 0 });
}
