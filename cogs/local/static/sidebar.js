// The columns beside the messages: channels, who the reader is, members.

import { make } from "./dom.js";
import { avatar, fill } from "./message.js";

const by = (id) => document.getElementById(id);

/** The channels; those with something new are marked. */
export function showChannels(world) {
  const channel = ({ id, name, thread }) => {
    const current = id === world.here ? "true" : undefined;
    const state = { class: world.unread.has(id) ? "unread" : "", "aria-current": current };
    return make("li", { class: thread ? "thread" : undefined }, make("button", { type: "button", "data-channel": id, ...state }, name));
  };
  by("channel-list").replaceChildren(...world.server.channels.map(channel));
}

/** Who the reader is, and in which language. */
export function showMe(world) {
  const me = world.person(world.me);
  const option = (each) => {
    return make("option", { value: each, selected: each === world.language }, world.texts[`language ${each}`]);
  };
  const languages = make("select", { "aria-label": world.texts.language }, ...world.languages.map(option));
  languages.addEventListener("change", () => (location.hash = `${world.key}-${languages.value}`));
  const name = make("div", {}, make("b", {}, me.name), make("small", {}, world.texts.online));
  by("me").replaceChildren(avatar(me, "medium"), name, languages);
}

/** The members; `online` are the ids of those whose page is open. */
export function showMembers(world, online) {
  const { people } = world.server;
  const groups = {
    managers: people.filter((each) => each.manages),
    people: people.filter((each) => each.key !== null && !each.manages),
    bots: people.filter((each) => each.key === null),
  };
  const shown = Object.entries(groups).flatMap(([name, members]) => [
    make("h2", {}, `${world.texts[name]} — ${members.length}`),
    ...members.map((each) => member(each, online.includes(each.id), world)),
  ]);
  by("members").replaceChildren(...shown);
}

function member(person, isOnline, world) {
  const state = isOnline ? world.texts.online : world.texts.offline;
  const face = make("span", { class: `presence ${isOnline ? "on" : ""}`, title: state }, avatar(person, "medium"));
  const tag = person.key === null ? make("span", { class: "app" }, world.texts.app) : null;
  const name = make("span", { class: "name" }, make("b", {}, person.name), tag);
  const isOther = person.key !== null && person.id !== world.me;
  const hint = isOther ? fill(world.texts["open-as"], { name: person.name }).join("") : tag ? state : world.texts.you;
  const text = make("span", {}, name, make("small", {}, hint));
  if (!isOther && person.key === null) return make("div", { class: "member" }, face, text);
  const address = isOther ? { href: `/#${person.key}-${world.language}`, target: "_blank" } : {};
  const open = make(isOther ? "a" : "div", { class: "member", "data-person": person.id, ...address }, face, text);
  const label = `${person.name}: ${world.texts.apps}`;
  const apps = make("button", { type: "button", class: "apps", "data-person": person.id, "aria-label": label }, "⋯");
  return make("div", { class: "beside" }, open, apps);
}
