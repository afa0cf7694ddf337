// Dates and times in the reader's language; relative ones count by themselves.

import { make } from "./dom.js";

let language = "en-US";

/** Write all dates from now on in this language. */
export function speak(tag) {
  language = tag;
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** A date in one of Discord's styles. */
export function format(milliseconds, style) {
  return new Intl.DateTimeFormat(language, STYLES[style]).format(milliseconds);
}

/** A day as a heading. */
export const day = (milliseconds) => format(milliseconds, "D");

function relative(milliseconds) {
  const seconds = Math.round((milliseconds - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** One of Discord's timestamps. */
export function timestamp(milliseconds, style = "f") {
  const datetime = new Date(milliseconds).toISOString();
  const attributes = { class: "timestamp", datetime, title: format(milliseconds, "F") };
  if (style !== "R") return make("time", attributes, format(milliseconds, style));
  return make("time", { ...attributes, "data-relative": milliseconds }, relative(milliseconds));
}

setInterval(() => {
  for (const time of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(time.dataset.relative));
    if (time.textContent !== text) time.textContent = text;
  }
}, 1000);
