// Building and updating elements.

/** An element with attributes; a property that is undefined or false is left out. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if ((value ?? false) !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/**
 * Make an element equal to a new one, changing only what differs: what the mouse is over, and what has the focus, stays
 * where it is, and a picture stays until the new one can be shown.
 */
export function update(old, made) {
  if (old.nodeType !== made.nodeType || old.nodeName !== made.nodeName) {
    old.replaceWith(made);
  } else if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== made.data) old.data = made.data;
  } else if (old.nodeName === "IMG") {
    updatePicture(old, made);
  } else {
    updateAttributes(old, made);
    const [before, after] = [[...old.childNodes], [...made.childNodes]];
    after.forEach((child, index) => (index < before.length ? update(before[index], child) : old.append(child)));
    before.slice(after.length).forEach((child) => child.remove());
  }
}

function updateAttributes(old, made) {
  for (const { name } of [...old.attributes]) if (!made.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of made.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

function updatePicture(old, made) {
  const next = made.getAttribute("src");
  old.dataset.next = next;
  if (old.getAttribute("src") === next) {
    updateAttributes(old, made);
    return;
  }
  const show = () => {
    if (old.dataset.next === next) updateAttributes(old, made);
  };
  const loading = new Image();
  loading.src = next;
  loading.decode().then(show, show);
}
