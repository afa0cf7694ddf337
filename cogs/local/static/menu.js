// The list that opens from a menu of a message: one choice at a press, or several and then "done".

import { make } from "./dom.js";

const dialog = document.getElementById("menu");

dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});

/** Open the list; calls `choose` with the values once they are chosen. */
export function openMenu({ options, least, most, placeholder }, texts, choose) {
  const chosen = new Set(options.filter((each) => each.chosen).map(({ value }) => value));
  const finish = (values) => {
    dialog.close();
    choose(values);
  };
  const done = make("button", { type: "button", class: "button style-1", disabled: chosen.size < least }, texts.done);
  done.addEventListener("click", () => finish([...chosen]));
  const items = options.map((option) => {
    const item = make(
      "button",
      { type: "button", class: "choice", role: "option", "aria-selected": option.chosen ? "true" : "false" },
      make("span", {}, option.label, option.description ? make("small", {}, option.description) : null),
    );
    item.addEventListener("click", () => {
      if (most === 1) return finish(option.chosen && least === 0 ? [] : [option.value]);
      if (!chosen.delete(option.value) && chosen.size < most) chosen.add(option.value);
      item.setAttribute("aria-selected", String(chosen.has(option.value)));
      done.disabled = chosen.size < least;
    });
    return item;
  });
  const list = make("div", { class: "choices", role: "listbox" }, ...items);
  dialog.replaceChildren(make("h3", {}, placeholder), list, most === 1 ? "" : done);
  dialog.showModal();
}

/** Open a form; calls `send` with what was written, by the field's custom_id. */
export function openForm({ title, fields }, texts, send) {
  const inputs = fields.map((field) =>
    make("input", { name: field.custom_id, value: field.value, maxlength: field.max_length, required: field.required }),
  );
  const labels = fields.map(({ label, help }, index) =>
    make("label", { class: "field" }, make("span", {}, label), inputs[index], help ? make("small", {}, help) : null),
  );
  const form = make("form", {}, ...labels, make("button", { class: "button style-1" }, texts.send));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    dialog.close();
    send(Object.fromEntries(inputs.map((input) => [input.name, input.value])));
  });
  dialog.replaceChildren(make("h3", {}, title), form);
  dialog.showModal();
}
