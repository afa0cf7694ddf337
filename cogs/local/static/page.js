// The playground's additions to simcord's page: whose page this is, and "in 2 minutes" that counts down by itself.
// The address ends in #person or #person-language.

const here = decodeURIComponent(location.hash.slice(1));
for (const link of document.querySelectorAll(".playground-people a")) {
  const seat = link.hash.slice(1);
  if (here === seat || here.startsWith(`${seat}-`)) {
    link.setAttribute("aria-current", "page");
    if (link.dataset.name) document.title = `${link.dataset.name} · Ayaz`;
  }
}

// The page writes relative times once, when the message changes. Its other time formats all hold a digit first or the
// name of a month or day, so these beginnings are enough to know a relative one.
const RELATIVE = /^(in \d|\d+ \w+ ago|now|this |next |last |tomorrow|yesterday)/;
const format = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });

function since(seconds) {
  const size = Math.abs(seconds);
  if (size < 60) return format.format(Math.round(seconds), "second");
  if (size < 3600) return format.format(Math.round(seconds / 60), "minute");
  if (size < 86400) return format.format(Math.round(seconds / 3600), "hour");
  return format.format(Math.round(seconds / 86400), "day");
}

setInterval(() => {
  for (const time of document.querySelectorAll("time.discord-timestamp[datetime]")) {
    const text = since((Date.parse(time.dateTime) - Date.now()) / 1000);
    if (RELATIVE.test(time.textContent) && time.textContent !== text) time.textContent = text;
  }
}, 1000);
