// The box at the foot: messages, and commands with their options. Enter sends.

import { make } from "./dom.js";
import { fill } from "./message.js";

const BOOLEAN = 5;
const INTEGER = 4;
const USER = 6;
const ROLE = 8;

const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i").toLowerCase();

export class Composer {
  /** `send` is called with what the person does, as the server wants it. */
  constructor(form, world, send) {
    const by = (id) => form.querySelector(`#${id}`);
    Object.assign(this, { form, world, send, text: by("text"), list: by("suggestions") });
    Object.assign(this, { options: by("options"), chip: by("chosen") });
    this.command = null;
    this.marked = 0;
    this.text.addEventListener("input", () => this.#suggest());
    by("slash").addEventListener("click", () => this.#open());
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
    this.list.addEventListener("click", (event) => this.#choose(this.found[event.target.closest("li")?.dataset.index]));
    this.chip.addEventListener("click", () => this.#drop());
    form.addEventListener("keydown", (event) => this.#key(event));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
  }

  /** Another channel or language: begin with an empty box. */
  reset() {
    this.#drop(false);
  }

  #open() {
    this.#drop();
    this.text.value = "/";
    this.#suggest();
  }

  #suggest() {
    const typed = this.text.value;
    const wanted = typed.startsWith("/") ? fold(typed.slice(1).trim()) : null;
    const begins = (name) => name.startsWith(wanted) || name.split(" ").some((word) => word.startsWith(wanted));
    const fits = ({ name, path }) => [name, path.join(" ")].map(fold).some(begins);
    this.found = wanted === null ? [] : this.world.commands.filter(fits);
    this.marked = 0;
    const item = ({ name, description }, index) => {
      const state = { role: "option", "data-index": index, "aria-selected": String(index === 0) };
      return make("li", state, make("b", {}, `/${name}`), make("span", {}, description));
    };
    this.list.replaceChildren(...this.found.map(item));
    if (!this.found.length) this.list.append(make("li", { class: "nothing" }, this.world.texts["no-commands"]));
    this.list.hidden = wanted === null;
  }

  #mark(step) {
    const items = [...this.list.querySelectorAll("[role=option]")];
    this.marked = (this.marked + step + items.length) % items.length;
    items.forEach((item, index) => item.setAttribute("aria-selected", String(index === this.marked)));
    items[this.marked].scrollIntoView({ block: "nearest" });
  }

  #key(event) {
    const open = !this.list.hidden && this.found.length > 0;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const sends = event.key === "Enter" && !event.isComposing && event.target.tagName !== "BUTTON";
    if (event.key === "Escape") this.#drop();
    else if (open && step) this.#mark(step);
    else if (open && event.key === "Tab") this.#choose(this.found[this.marked]);
    else if (event.key === "Backspace" && this.command && event.target === this.text && !this.text.value) this.#drop();
    else if (sends) this.form.requestSubmit();
    else return;
    event.preventDefault();
  }

  #choose(command) {
    if (!command) return;
    this.command = command;
    this.text.value = "";
    this.list.hidden = true;
    this.chip.textContent = `/${command.name} ✕`;
    this.chip.hidden = false;
    this.text.placeholder = "";
    this.text.readOnly = true;
    const fields = command.options.map((option) => this.#field(option));
    this.options.replaceChildren(make("p", {}, command.description), ...fields);
    this.options.hidden = false;
    this.text.focus();
  }

  #drop(focus = true) {
    this.command = null;
    [this.chip.hidden, this.options.hidden, this.list.hidden] = [true, true, true];
    this.text.readOnly = false;
    this.text.value = "";
    const channel = this.world.channel(this.world.here)?.name;
    this.text.placeholder = fill(this.world.texts.write, { channel }).join("");
    if (focus) this.text.focus();
  }

  /** The field of an option; a list wherever there is a choice. */
  #field(option) {
    const choices = this.#choices(option);
    const named = { name: option.key, required: option.required, title: option.description };
    const empty = make("option", { value: "" }, option.required ? this.world.texts.required : "–");
    const input = choices
      ? make("select", named, empty, ...choices.map(({ value, name }) => make("option", { value }, name)))
      : make("input", { ...named, type: option.type === INTEGER ? "number" : "text" });
    return make("label", {}, make("span", {}, option.name), input, make("small", {}, option.description));
  }

  #choices(option) {
    const { texts, server } = this.world;
    if (option.type === BOOLEAN) return [{ value: "true", name: texts.yes }, { value: "false", name: texts.no }];
    const named = ({ id, name }) => ({ value: id, name });
    if (option.type === USER) return server.people.filter((each) => each.key !== null).map(named);
    if (option.type === ROLE) return server.roles.map(named);
    return option.choices.length ? option.choices : null;
  }

  #submit() {
    const typed = this.text.value.trim();
    if (this.command) this.#use();
    else if (!this.list.hidden) this.#choose(this.found[this.marked]);
    else if (typed) this.send({ kind: "say", text: typed });
    else return;
    if (!this.command) this.text.value = this.list.hidden ? "" : this.text.value;
  }

  #use() {
    const fields = [...this.options.querySelectorAll("[name]")];
    const missing = fields.find((field) => !field.reportValidity());
    if (missing) return;
    const value = (field) => {
      const { type } = this.command.options.find((each) => each.key === field.name);
      return type === BOOLEAN ? field.value === "true" : type === INTEGER ? Number(field.value) : field.value;
    };
    const given = fields.filter((field) => field.value !== "");
    const options = Object.fromEntries(given.map((field) => [field.name, value(field)]));
    this.send({ kind: "use", path: this.command.path, options });
    this.#drop();
  }
}
