// The page of one person: what the server sends is shown, what the person does is sent. The address ends in
// #person or #person-language.

import { Composer } from "./composer.js";
import { make, update } from "./dom.js";
import { openForm, openMenu } from "./menu.js";
import { isGrouped, render } from "./message.js";
import { Follower } from "./scroll.js";
import { showChannels, showMe, showMembers } from "./sidebar.js";
import { day, speak } from "./time.js";

const FIRST_PERSON = "deniz";
const RETRY = 1000;
const SHOWN = 150;
const TOAST = 5000;

const OPEN_AGAINST_THE_COMPUTER = { kind: "use", path: ["domino", "play"], options: { computers: 1 } };

const by = (id) => document.getElementById(id);
const byId = (one, other) => one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);

/** What the server has sent, and the names in it. */
const world = {
  texts: {},
  commands: [],
  apps: [],
  messages: new Map(),
  person: (id) => world.server.people.find((each) => each.id === id),
  role: (id) => world.server.roles.find((each) => each.id === id),
  channel: (id) => world.server?.channels.find((each) => each.id === id),
  channelOf(address) {
    const [, id] = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)/.exec(address) ?? [];
    return id && world.channel(id) ? `#${world.channel(id).name}` : null;
  },
  commandName(path) {
    const inMenu = world.apps.find((each) => each.value === path);
    return inMenu?.label ?? `/${world.commands.find((each) => each.path.join(" ") === path)?.name ?? path}`;
  },
};

let socket = null;
let requests = 0;
let loadingOlder = false;
const pressed = new Map(); // the elements of requests that have not been answered
const follower = new Follower(by("log"), { toNewest: by("to-newest"), toHand: by("to-hand") });
const composer = new Composer(by("composer"), world, send);

// ---- the connection -------------------------------------------------------------------------------------------------

function connect() {
  const [, key, language] = /^#([a-z]+)(?:-(.+))?$/.exec(location.hash) ?? [null, FIRST_PERSON, undefined];
  if (!location.hash) history.replaceState(null, "", `#${key}`);
  world.key = key;
  const query = new URLSearchParams({ as: key, ...(language && { language }) });
  const opened = (socket = new WebSocket(`ws://${location.host}/live?${query}`));
  opened.onmessage = ({ data }) => opened === socket && receive(JSON.parse(data));
  opened.onclose = () => {
    if (opened !== socket) return;
    pressed.forEach((element) => element?.classList.remove("waiting"));
    pressed.clear();
    document.body.classList.add("away");
    by("lost").hidden = !by("lost").textContent;
    setTimeout(() => opened === socket && connect(), RETRY);
  };
}

function send(body, element) {
  if (socket.readyState !== WebSocket.OPEN) return;
  const request = ++requests;
  pressed.set(request, element);
  element?.classList.add("waiting");
  if (body.kind !== "older") follower.restart();
  socket.send(JSON.stringify({ ...body, request }));
}

const RECEIVERS = {
  everything(body) {
    const { me, texts, server, language, languages } = body;
    Object.assign(world, { me, texts, server, language, languages });
    speak(language);
    document.documentElement.lang = language;
    document.body.classList.remove("away");
    for (const each of document.querySelectorAll("[data-text]")) each.textContent = texts[each.dataset.text];
    for (const each of document.querySelectorAll("[data-label]")) each.ariaLabel = texts[each.dataset.label];
    by("lost").hidden = true;
    by("server-name").textContent = server.name;
    world.unread = new Set();
    showChannel(body);
    showMe(world);
    showMembers(world, body.online);
  },
  channel: showChannel,
  form: (body) => openForm(body, world.texts, (values) => send({ kind: "submit", values })),
  update(body) {
    body.gone?.forEach((id) => remove(id));
    body.changed?.forEach((message) => put(message));
    body.answers?.forEach(answered);
    body.unread?.forEach((id) => world.unread.add(id));
    if (body.channels) world.server.channels = body.channels;
    if (body.unread || body.channels) showChannels(world);
    if (body.online) showMembers(world, body.online);
    arrange();
    if (document.hidden && body.changed?.some((each) => each.private)) document.title = `• ${title()}`;
  },
  older(body) {
    const log = by("log");
    const below = log.scrollHeight - log.scrollTop;
    body.messages.forEach((message) => put(message));
    world.more = body.more;
    loadingOlder = false;
    arrange();
    log.scrollTop = log.scrollHeight - below;
  },
};

function receive(body) {
  RECEIVERS[body.kind](body);
}

function answered({ request, outcome }) {
  pressed.get(request)?.classList.remove("waiting");
  pressed.delete(request);
  const text = { none: world.texts["answer-none"], gone: world.texts.gone }[outcome];
  if (!text) return;
  by("toast").textContent = text;
  by("toast").hidden = false;
  setTimeout(() => (by("toast").hidden = true), TOAST);
}

// ---- messages -------------------------------------------------------------------------------------------------------

function showChannel(body) {
  Object.assign(world, { here: body.channel, commands: body.commands, apps: body.apps, more: body.more });
  world.messages = new Map();
  by("messages").replaceChildren();
  world.unread.delete(body.channel);
  body.messages.forEach((message) => put(message));
  by("channel-name").textContent = world.channel(body.channel).name;
  document.title = title();
  showChannels(world);
  composer.reset();
  arrange();
  follower.restart();
}

const title = () => `${world.person(world.me).name} · Ayaz`;

function put(message) {
  const oldest = world.messages.keys().next().value;
  if (world.more && oldest !== undefined && byId(message.id, oldest) < 0 && !loadingOlder) return;
  world.messages.set(message.id, message);
  message.element = element(message.id);
  message.dirty = true;
}

const element = (id) => by("messages").querySelector(`[data-id="${id}"]`);

function remove(id) {
  world.messages.delete(id);
  element(id)?.remove();
}

/** Bring the list into order and up to date: one element for each message, and one for each day. */
function arrange() {
  const list = by("messages");
  const messages = [...world.messages.values()].sort((one, other) => byId(one.id, other.id));
  if (follower.following && messages.length > SHOWN) {
    messages.splice(0, messages.length - SHOWN).forEach(({ id }) => remove(id));
    world.more = true;
  }
  world.messages = new Map(messages.map((each) => [each.id, each]));
  let [before, place] = [undefined, list.firstElementChild];
  for (const message of messages) {
    const today = day(message.at);
    const begins = before === undefined || day(before.at) !== today;
    if (begins) {
      if (place?.matches(".day")) place.textContent = today;
      else place = list.insertBefore(make("li", { class: "day" }, today), place);
      place = place.nextElementSibling;
    }
    while (place?.matches(".day")) {
      place = place.nextElementSibling;
      place.previousElementSibling.remove();
    }
    place = show(message, !begins && isGrouped(message, before), place, list);
    before = message;
  }
  while (list.lastElementChild?.matches(".day")) list.lastElementChild.remove();
  by("welcome").hidden = messages.length > 0;
  follower.follow();
}

/** The message's element, up to date, before `place`; returns the place after it. */
function show(message, grouped, place, list) {
  const old = message.element ?? element(message.id);
  if (!old) {
    message.element = list.insertBefore(render(message, world, grouped), place);
  } else if (message.dirty || message.grouped !== grouped) {
    update(old, render(message, world, grouped));
  }
  Object.assign(message, { dirty: false, grouped, element: old ?? message.element });
  return message.element.nextElementSibling;
}

// ---- what the person does -------------------------------------------------------------------------------------------

let aimed = null; // what was under the pointer when it went down: the bot may change the button before it comes up

by("messages").addEventListener("pointerdown", ({ target }) => {
  const control = target.closest("[data-press]");
  aimed = control && { control, id: control.dataset.press };
});

by("messages").addEventListener("click", (event) => {
  const { target } = event;
  const message = target.closest(".message")?.dataset.id;
  const control = target.closest("[data-press]");
  const menu = target.closest("[data-menu]");
  const link = target.closest("a[href*='discord.com/channels/']");
  if (control && !control.classList.contains("waiting")) {
    const id = aimed?.control === control ? aimed.id : control.dataset.press;
    send({ kind: "press", message, custom_id: id }, control);
  } else if (menu) {
    const { menu: id } = menu.dataset;
    const choose = (values) => send({ kind: "press", message, custom_id: id, values }, menu);
    openMenu(JSON.parse(menu.dataset.choices), world.texts, choose);
  } else if (target.closest("[data-dismiss]")) send({ kind: "dismiss", message });
  else if (target.closest("[data-zoom]")) zoom(target);
  else if (target.closest(".spoiler")) target.closest(".spoiler").classList.add("open");
  else if (link) follow(event, link.href);
});

/** The menu of a person: the commands of apps. */
function openPersonMenu(event, target) {
  const person = world.person(target?.dataset.person);
  if (!person || person.key === null || !world.apps.length) return;
  event.preventDefault();
  const options = { options: world.apps, least: 1, most: 1, placeholder: person.name };
  openMenu(options, world.texts, ([command]) => send({ kind: "apply", command, person: person.id }));
  closeDrawers();
}
document.addEventListener("contextmenu", (event) => openPersonMenu(event, event.target.closest("[data-person]")));
by("members").addEventListener("click", (event) => openPersonMenu(event, event.target.closest("button[data-person]")));

/** A link to a message or channel of this server is followed here. */
function follow(event, address) {
  const [, channel, message] = /\/channels\/\d+\/(\d+)(?:\/(\d+))?/.exec(address) ?? [];
  if (!world.channel(channel)) return;
  event.preventDefault();
  if (channel !== world.here) send({ kind: "look", channel });
  const reveal = (left) => {
    const found = message && element(message);
    if (found) {
      follower.following = false;
      found.scrollIntoView({ block: "center" });
      found.classList.add("found");
      setTimeout(() => found.classList.remove("found"), 1500);
    } else if (left) setTimeout(() => reveal(left - 1), 100);
  };
  reveal(10);
}

function zoom(picture) {
  const [dialog, shown] = [by("zoom"), by("zoom").querySelector("img")];
  Object.assign(shown, { src: picture.src, alt: picture.alt });
  dialog.showModal();
}
by("zoom").addEventListener("click", () => by("zoom").close());

by("log").addEventListener(
  "scroll",
  () => {
    if (!world.more || loadingOlder || by("log").scrollTop > 200 || follower.following) return;
    loadingOlder = true;
    send({ kind: "older", before: world.messages.keys().next().value });
  },
  { passive: true },
);

by("welcome-start").addEventListener("click", () => send(OPEN_AGAINST_THE_COMPUTER, by("welcome-start")));
by("channel-list").addEventListener("click", ({ target }) => {
  const { channel } = target.dataset;
  closeDrawers();
  if (channel && channel !== world.here) send({ kind: "look", channel });
});

function openDrawer(id) {
  by(id).classList.add("open");
  by("shade").hidden = false;
}
function closeDrawers() {
  document.querySelectorAll(".drawer").forEach((each) => each.classList.remove("open"));
  by("shade").hidden = true;
}
by("open-channels").addEventListener("click", () => openDrawer("channels"));
by("open-members").addEventListener("click", () => openDrawer("members"));
by("shade").addEventListener("click", closeDrawers);
document.addEventListener("visibilitychange", () => document.hidden || !world.server || (document.title = title()));
window.addEventListener("hashchange", () => {
  const old = socket;
  closeDrawers();
  connect();
  old.close();
});

connect();
