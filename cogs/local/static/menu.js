// The list that opens from a menu of a message: one choice at a press, or several and then "done".

import { make } from "./dom.js";

const dialog = document.getElementById("menu");

dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});

/** Open the list; calls `choose` with the values once they are chosen. */
export function openMenu({ options, least, most, placeholder }, texts, choose) {
  const chosen = new Set();
  const finish = (values) => {
    dialog.close();
    choose(values);
  };
  const done = make("button", { type: "button", class: "button style-1", disabled: true }, texts.done);
  done.addEventListener("click", () => finish([...chosen]));
  const items = options.map((option) => {
    const item = make(
      "button",
      { type: "button", class: "choice", role: "option", "aria-selected": option.chosen ? "true" : "false" },
      make("span", {}, option.label, option.description ? make("small", {}, option.description) : null),
    );
    item.addEventListener("click", () => {
      if (most === 1) return finish([option.value]);
      if (!chosen.delete(option.value) && chosen.size < most) chosen.add(option.value);
      item.setAttribute("aria-selected", String(chosen.has(option.value)));
      done.disabled = chosen.size < Math.max(1, least);
    });
    return item;
  });
  const list = make("div", { class: "choices", role: "listbox" }, ...items);
  dialog.replaceChildren(make("h3", {}, placeholder), list, most === 1 ? "" : done);
  dialog.showModal();
}
