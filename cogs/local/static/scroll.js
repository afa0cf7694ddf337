// Keeps the newest message in view, and with it the reader's own buttons: the page follows until somebody scrolls away.

const NEAR = 48;
const MARGIN = 12;

export class Follower {
  constructor(log, { toNewest, toHand }) {
    this.log = log;
    this.toNewest = toNewest;
    this.toHand = toHand;
    this.following = true;
    this.moving = false;
    this.passed = null; // the message whose buttons need not stay in view any more
    log.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    const moves = () => (this.moving = true);
    for (const event of ["wheel", "touchmove", "keydown"]) log.addEventListener(event, moves, { passive: true });
    log.addEventListener("pointerdown", (event) => (this.moving ||= event.target === log)); // the scroll bar
    const resized = new ResizeObserver(() => this.follow());
    resized.observe(log);
    resized.observe(log.firstElementChild);
    toNewest.addEventListener("click", () => this.restart(toNewest));
    toHand.addEventListener("click", () => this.#reveal());
  }

  /** Follow again, from now on; `pressed` in another message than the reader's own lets go of that one. */
  restart(pressed = null) {
    const own = this.#own();
    if (pressed) this.passed = own?.contains(pressed) ? null : own;
    [this.following, this.moving] = [true, false];
    this.follow();
  }

  /** Scroll to where the page should be, if it follows. */
  follow() {
    if (this.following) this.log.scrollTop = this.#target();
    this.#pills();
  }

  /** The newest message at the bottom, but never so far down that the reader's own buttons leave at the top. */
  #target() {
    const bottom = this.log.scrollHeight - this.log.clientHeight;
    const own = this.#own();
    if (!own || own === this.passed || this.#answeredBelow(own)) return bottom;
    const [top, end] = [own.offsetTop - MARGIN, own.offsetTop + own.offsetHeight + MARGIN];
    const fits = end - top <= this.log.clientHeight;
    return Math.max(0, Math.min(bottom, fits ? top : end - this.log.clientHeight));
  }

  /** The reader's newest private message with something to press, if it is one of the last few. */
  #own() {
    const last = [...this.log.querySelectorAll(".message")].slice(-8);
    return last.findLast((message) => message.matches(".private:has([data-press]:enabled, [data-menu]:enabled)"));
  }

  /** Whether something newer came for the reader alone, or because of the reader. */
  #answeredBelow(own) {
    const mine = [...this.log.querySelectorAll(".message:is(.private, .used-by-me)")].at(-1);
    return mine !== own;
  }

  #scrolled() {
    const near = Math.abs(this.log.scrollTop - this.#target()) < NEAR || this.#below() < NEAR;
    if (near) [this.following, this.moving] = [true, false];
    else if (this.moving) this.following = false;
    this.#pills();
  }

  #below() {
    return this.log.scrollHeight - this.log.clientHeight - this.log.scrollTop;
  }

  #reveal() {
    this.passed = null;
    this.#own()?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }

  #pills() {
    const own = this.#own();
    const view = this.log.getBoundingClientRect();
    const box = own?.getBoundingClientRect();
    this.toHand.classList.toggle("down", box?.top > view.top + 80);
    this.toHand.hidden = !own || (box.bottom > view.top + 80 && box.top < view.bottom - 80);
    this.toNewest.hidden = this.#below() < (this.following ? 80 : 300);
  }
}
