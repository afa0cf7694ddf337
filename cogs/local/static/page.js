// The playground's additions to simcord's page: whose page this is, and "in 2 minutes" that counts down by itself.
// The address ends in #person or #person-language.

const LANGUAGES = ["en-US", "tr", "pt-BR"];
const here = decodeURIComponent(location.hash.slice(1));
const family = (tag) => LANGUAGES.find((language) => language.split("-")[0] === tag.split("-")[0]);
const language = LANGUAGES.find((tag) => here.endsWith(`-${tag}`)) ?? navigator.languages.map(family).find(Boolean) ?? "en-US";

for (const link of document.querySelectorAll(".playground-people a")) {
  const seat = link.hash.slice(1);
  if (here === seat || here.startsWith(`${seat}-`)) {
    link.setAttribute("aria-current", "page");
    if (link.dataset.name) document.title = `${link.dataset.name} · Ayaz`;
  }
}

// The page writes relative times once, when the message changes. These tell them from its other time formats.
const RELATIVE = {
  "en-US": /^(in \d|\d+ \w+ ago$|now$|tomorrow$|yesterday$)/,
  tr: /(sonra|önce)$|^(şimdi|yarın|dün)$/,
  "pt-BR": /^(em \d|há \d|agora$|amanhã$|ontem$)/,
}[language];
const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
const always = new Intl.RelativeTimeFormat(language, { numeric: "always" });

function since(seconds) {
  const size = Math.abs(seconds);
  if (size < 60) return format.format(Math.round(seconds), "second");
  if (size < 3600) return always.format(Math.round(seconds / 60), "minute");
  if (size < 86400) return always.format(Math.round(seconds / 3600), "hour");
  return format.format(Math.round(seconds / 86400), "day");
}

setInterval(() => {
  for (const time of document.querySelectorAll("time.discord-timestamp[datetime]")) {
    const text = since((Date.parse(time.dateTime) - Date.now()) / 1000);
    if (RELATIVE.test(time.textContent) && time.textContent !== text) time.textContent = text;
  }
}, 1000);
