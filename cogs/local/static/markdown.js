// Discord's markdown, as far as bots and people use it, as DOM nodes. Nothing is ever parsed as HTML.

import { make } from "./dom.js";
import { timestamp } from "./time.js";

const INLINE = [
  [/^\\([^\s\p{L}\p{N}])/u, (found) => found[1]],
  [/^`([^`]+)`/, (found) => make("code", {}, found[1])],
  [/^\*\*(.+?)\*\*(?!\*)/s, (found, world) => make("strong", {}, ...inline(found[1], world))],
  [/^__(.+?)__(?!_)/s, (found, world) => make("u", {}, ...inline(found[1], world))],
  [/^\*(?!\s)(.+?)(?<!\s)\*/s, (found, world) => make("em", {}, ...inline(found[1], world))],
  [/^_(.+?)_(?!\w)/s, (found, world) => make("em", {}, ...inline(found[1], world))],
  [/^~~(.+?)~~/s, (found, world) => make("s", {}, ...inline(found[1], world))],
  [/^\|\|(.+?)\|\|/s, (found, world) => make("span", { class: "spoiler", tabindex: 0 }, ...inline(found[1], world))],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (found, world) => link(found[2], inline(found[1], world))],
  [/^<(https?:\/\/[^\s>]+)>/, (found) => link(found[1], [found[1]])],
  [/^https?:\/\/[^\s<>)]+[^\s<>).,;:!?]/, (found, world) => link(found[0], [world.channelOf(found[0]) ?? found[0]])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (found) => timestamp(Number(found[1]) * 1000, found[2])],
  [/^<@!?(\d+)>/, (found, world) => mention(`@${world.person(found[1])?.name ?? "?"}`, found[1] === world.me)],
  [/^<@&(\d+)>/, (found, world) => mention(`@${world.role(found[1])?.name ?? "?"}`, true)],
  [/^<#(\d+)>/, (found, world) => mention(`#${world.channel(found[1])?.name ?? "?"}`, false)],
  [/^<\/([^:>]+):\d+>/, (found) => mention(`/${found[1]}`, false)],
];
const SPECIAL = /[\\`*_~|[<]|https?:\/\//;

function link(address, children) {
  return make("a", { href: address, target: "_blank", rel: "noreferrer" }, ...children);
}

function mention(text, mine) {
  return make("span", { class: mine ? "mention mine" : "mention" }, text);
}

/** The nodes of text within a line. */
function inline(text, world) {
  const nodes = [];
  let [rest, plain] = [text, ""];
  while (rest) {
    let found = null;
    const special = rest.search(SPECIAL);
    if (special !== 0) {
      const end = special < 0 ? rest.length : special;
      [plain, rest] = [plain + rest.slice(0, end), rest.slice(end)];
      continue;
    }
    for (const [pattern, build] of INLINE) {
      found = pattern.exec(rest);
      if (!found) continue;
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(build(found, world));
      break;
    }
    const taken = found ? found[0].length : 1;
    if (!found) plain += rest[0];
    rest = rest.slice(taken);
  }
  if (plain) nodes.push(plain);
  return nodes;
}

const BLOCKS = [
  [/^(#{1,3}) +(.+)$/, (found, world) => make(`h${found[1].length + 2}`, {}, ...inline(found[2], world))],
  [/^-# +(.+)$/, (found, world) => make("small", {}, ...inline(found[1], world))],
  [/^> ?(.*)$/, (found, world) => make("blockquote", {}, ...inline(found[1], world))],
  [/^( *)[-*] +(.+)$/, (found, world) => item("•", found[1].length, inline(found[2], world))],
  [/^( *)(\d+)\. +(.+)$/, (found, world) => item(`${found[2]}.`, found[1].length, inline(found[3], world))],
];

function item(mark, depth, children) {
  const level = Math.min(2, Math.ceil(depth / 2));
  return make("div", { class: `item depth-${level}` }, make("span", {}, mark), make("div", {}, ...children));
}

/** A block of text. */
export function markdown(text, world) {
  const block = make("div", { class: "text" });
  for (const part of text.split(/(```[\s\S]*?```)/)) {
    const code = /^```(?:\w*\n)?([\s\S]*?)```$/.exec(part);
    if (code) block.append(make("pre", {}, make("code", {}, code[1])));
    else lines(part, world, block);
  }
  return block;
}

function lines(text, world, block) {
  if (!text) return;
  let number = null; // of the list that goes on, which is counted whatever its lines say
  for (const written of text.replace(/^\n|\n$/g, "").split("\n")) {
    const [, begins] = /^(\d+)\. /.exec(written) ?? [];
    number = begins === undefined ? null : (number ?? begins - 1) + 1;
    const line = begins === undefined ? written : written.replace(begins, number);
    const [found, build] = BLOCKS.map(([pattern, each]) => [pattern.exec(line), each]).find(([each]) => each) ?? [];
    block.append(found ? build(found, world) : make("p", {}, ...inline(line, world)));
  }
}
