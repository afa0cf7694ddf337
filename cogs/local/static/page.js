// The playground's additions to simcord's page: whose page this is, and relative times that count down by themselves.
// The address ends in #person or #person-language. Appended to a module of simcord's, hence the block around all names.

{
  const people = document.querySelector(".playground-people");
  const languages = people.dataset.languages.split(" "); // the default one first
  const here = decodeURIComponent(location.hash.slice(1));

  for (const link of people.querySelectorAll("a")) {
    const seat = link.hash.slice(1);
    if (here === seat || here.startsWith(`${seat}-`)) {
      link.setAttribute("aria-current", "page");
      if (link.dataset.name) document.title = `${link.dataset.name} · Ayaz`;
    }
  }

  const family = (tag) => tag.split("-")[0];
  const match = (tag) => languages.find((each) => each === tag) ?? languages.find((each) => family(each) === family(tag));
  const language =
    languages.find((tag) => here.endsWith(`-${tag}`)) ?? navigator.languages.map(match).find(Boolean) ?? languages[0];
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const units = ["second", "minute", "hour", "day", "week"];

  // The page writes a relative time once, when its message changes, and does not mark it as one. It is one if the browser
  // would write it like that for some number of some unit; words such as "tomorrow" stand for the smallest numbers.
  function isRelative(text) {
    const number = Number(/\d+/.exec(text)?.[0]);
    const numbers = Number.isNaN(number) ? [0, 1, 2] : [number];
    return units.some((unit) => numbers.some((each) => [each, -each].some((n) => format.format(n, unit) === text)));
  }

  function relative(seconds) {
    const size = Math.abs(seconds);
    if (size < 60) return format.format(Math.round(seconds), "second");
    if (size < 3600) return format.format(Math.round(seconds / 60), "minute");
    if (size < 86400) return format.format(Math.round(seconds / 3600), "hour");
    return format.format(Math.round(seconds / 86400), "day");
  }

  setInterval(() => {
    for (const time of document.querySelectorAll("time.discord-timestamp[datetime]")) {
      const text = relative((Date.parse(time.dateTime) - Date.now()) / 1000);
      if (time.textContent !== text && isRelative(time.textContent)) time.textContent = text;
    }
  }, 1000);
}
