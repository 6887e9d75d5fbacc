// Looks at the page as it is laid out now, and lists what somebody could not read or reach.
// Gives [{ kind, what }]: cut, covered, overlap, broken, narrow, target, sideways, flat.
() => {
  const SLACK = 2; // pixels: glyphs reach out of their boxes, and zoom rounds
  const LEAST = 24; // WCAG 2.5.8
  const PHONE = 960; // pixels: no wider is laid out for fingers
  const GRID = 6; // points across a control that are tried
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button]";
  const NAMED = "[title], [data-peek], [data-full]";
  const faults = [];
  const report = (kind, element, more = "") => faults.push({ kind, what: `${name(element)}${more}` });

  function name(element) {
    const path = [];
    for (let at = element; at && at !== document.body && path.length < 3; at = at.parentElement) {
      const names = [...at.classList].filter((each) => !/^(svelte-|s-)/.test(each));
      path.unshift([at.localName, ...names.slice(0, 2)].join("."));
    }
    return path.join(" > ");
  }

  const styles = new Map();
  function style(element) {
    let found = styles.get(element);
    if (!found) styles.set(element, (found = getComputedStyle(element)));
    return found;
  }

  /** Not to be seen, or only to be heard. */
  function hidden(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    for (let at = element; at; at = at.parentElement)
      if (at.inert || style(at).clipPath === "inset(50%)") return true;
    return false;
  }

  const box = (left, top, right, bottom) => ({ left, top, right, bottom });
  const meet = (a, b) =>
    box(
      Math.max(a.left, b.left),
      Math.max(a.top, b.top),
      Math.min(a.right, b.right),
      Math.min(a.bottom, b.bottom),
    );
  const wide = (a) => a.right - a.left;
  const high = (a) => a.bottom - a.top;

  const scrolls = (value) => value === "auto" || value === "scroll";
  const clips = (value) => value === "hidden" || value === "clip";

  /** A wheel scrolls down: to the side nothing leads a mouse where there is no bar. */
  const barless = (own) => innerWidth > PHONE && scrolls(own.overflowX) && own.scrollbarWidth === "none";

  /** Whatever cuts an element or scrolls it, from the inside out. */
  function frames(element) {
    const position = element instanceof SVGElement ? "static" : style(element).position;
    return framesFrom(element.parentElement, position);
  }

  /** The same for what lies in an element, such as its text. */
  const framesOfText = (element) => framesFrom(element, "static");

  const framed = new Map();
  function framesFrom(first, position) {
    if (position === "static" && framed.has(first)) return framed.get(first);
    const found = [];
    let below = position;
    for (let at = first; at && at !== document.documentElement; at = at.parentElement) {
      if (below === "fixed") break;
      const own = style(at);
      const isDrawing = at.localName === "svg";
      const holds = below !== "absolute" || own.position !== "static" || own.transform !== "none";
      if (holds && (isDrawing ? clips(own.overflowX) : own.display !== "inline")) {
        const x = barless(own) ? "clip" : own.overflowX;
        const y = own.overflowY;
        if (x !== "visible" || y !== "visible") {
          const { left, top, right, bottom } = at.getBoundingClientRect();
          const rect = isDrawing ? box(left, top, right, bottom) : inner(at, own);
          found.push({ element: at, x, y, rect });
        }
      }
      if (holds && !(at instanceof SVGElement)) below = own.position;
    }
    if (position === "static") framed.set(first, found);
    return found;
  }

  function inner(element, own) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return box(
      left + parseFloat(own.borderLeftWidth),
      top + parseFloat(own.borderTopWidth),
      right - parseFloat(own.borderRightWidth),
      bottom - parseFloat(own.borderBottomWidth),
    );
  }

  const page = document.scrollingElement;
  const downward = page.scrollHeight > innerHeight + 1 && !clips(style(page).overflowY);

  /** The part of a box that is on the screen; reports what is cut and cannot be scrolled to. */
  function seen(around, rect, complain) {
    let left = rect;
    const sunk = { x: false, y: false };
    for (const { element: frame, x, y, rect: limits } of around) {
      const lost = {
        x: !sunk.x && clips(x) && (left.left < limits.left - SLACK || left.right > limits.right + SLACK),
        y: !sunk.y && clips(y) && (left.top < limits.top - SLACK || left.bottom > limits.bottom + SLACK),
      };
      if ((lost.x || lost.y) && complain) {
        complain(`cut by ${name(frame)}`);
        complain = null;
      }
      if (scrolls(x)) sunk.x = true;
      if (scrolls(y)) sunk.y = true;
      left = meet(left, limits);
    }
    const outside = {
      x: !sunk.x && (rect.left < -SLACK || rect.right > innerWidth + SLACK),
      y: !sunk.y && !downward && (rect.top < -SLACK || rect.bottom > innerHeight + SLACK),
    };
    if ((outside.x || outside.y) && complain) complain("outside the window");
    return meet(left, box(0, 0, innerWidth, innerHeight));
  }

  // Texts -------------------------------------------------------------------------------------

  const dialog = document.querySelector("dialog[open]");
  const within = dialog ?? document.body;

  function texts() {
    const found = [];
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || ["SCRIPT", "STYLE", "TITLE", "OPTION", "title", "desc"].includes(element.nodeName))
        continue;
      if (hidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (rects.length) found.push({ node, element, rects, words: node.data.trim().slice(0, 30) });
    }
    return found;
  }

  /** A line without the room above and below its letters. */
  const letters = ({ left, top, right, bottom }) => {
    const spare = (bottom - top) * 0.22;
    return box(left, top + spare, right, bottom - spare);
  };

  const all = texts();
  const lines = [];
  for (const text of all) {
    const quote = `: “${text.words}”`;
    const excused = text.element.closest(NAMED) !== null;
    let complain = excused ? null : (how) => report("cut", text.element, `${quote} ${how}`);
    for (const rect of text.rects) {
      const visible = seen(framesOfText(text.element), letters(rect), complain && ((how) => (complain(how), (complain = null))));
      if (wide(visible) > 2 && high(visible) > 2) lines.push({ ...text, rect: visible });
    }
    if (text.rects.length > 1) broken(text);
    if (text.rects.length > 4) narrow(text);
  }

  function broken({ node, element }) {
    const range = document.createRange();
    for (const { index, 0: word } of node.data.matchAll(/(?<![\u00ad\p{L}])[\p{L}\p{N}]{2,}(?!\u00ad)/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      if (rects.some(({ top, height }) => Math.abs(top - rects[0].top) > height / 2))
        report("broken", element, `: “${word}”`);
    }
  }

  /** Hardly more than a word on each of many lines. */
  function narrow({ node, element, rects, words }) {
    const count = node.data.trim().split(/\s+/u).length;
    if (count < rects.length * 1.4) report("narrow", element, `: “${words}” in ${rects.length} lines`);
  }

  // What lies over a text ------------------------------------------------------------------------

  const open = new CSSStyleSheet();

  function opaque(element) {
    const own = style(element);
    if (parseFloat(own.opacity) < 0.5) return false;
    if (element instanceof SVGElement && element.localName !== "svg") {
      if (element.localName === "text" || element.localName === "tspan") return false;
      return own.fill !== "none" && parseFloat(own.fillOpacity) > 0.5 && !/rgba\(.*, 0(\.[0-4]\d*)?\)/.test(own.fill);
    }
    const back = own.backgroundColor;
    const alpha = back.startsWith("rgba") ? parseFloat(back.slice(back.lastIndexOf(",") + 1)) : 1;
    if (back !== "rgba(0, 0, 0, 0)" && back !== "transparent" && alpha > 0.5) return true;
    return element.localName === "img" || element.localName === "canvas";
  }

  function coverOf({ element, rect }, share) {
    const x = rect.left + wide(rect) * share;
    const y = (rect.top + rect.bottom) / 2;
    const first = document.elementFromPoint(x, y);
    if (!first || first === element || first.contains(element) || element.contains(first)) return null;
    for (const top of document.elementsFromPoint(x, y)) {
      if (top === element || top.contains(element) || element.contains(top)) return null;
      if (opaque(top)) return top;
    }
    return null;
  }

  function sticks(element) {
    for (let at = element; at; at = at.parentElement) if (style(at).position === "sticky") return true;
    return false;
  }

  function covered() {
    for (const line of lines) {
      if (line.element.closest("[data-beneath]")) continue;
      const cover = [0.15, 0.5, 0.85].map((share) => coverOf(line, share)).find(Boolean);
      line.under = Boolean(cover);
      // What sticks to an edge while the rest is scrolled hides nothing for long.
      if (cover && !sticks(cover)) {
        report("covered", line.element, `: “${line.words}” by ${name(cover)}`);
      }
    }
  }

  function overlaps() {
    lines.sort((a, b) => a.rect.top - b.rect.top);
    lines.forEach((line, place) => {
      for (const other of lines.slice(place + 1)) {
        if (other.rect.top >= line.rect.bottom) break;
        if (other.node === line.node || line.under || other.under) continue;
        const shared = meet(line.rect, other.rect);
        if (wide(shared) > 2.5 && high(shared) > 2.5)
          report("overlap", line.element, `: “${line.words}” and “${other.words}”`);
      }
    });
  }

  // Controls -------------------------------------------------------------------------------------

  function controls() {
    const found = [];
    for (const element of within.querySelectorAll(CONTROLS)) {
      const label = element.closest("label");
      const target = label ?? element;
      if (hidden(target) || element.disabled || style(element).pointerEvents === "none") continue;
      if (style(target).display === "inline" && !(target instanceof SVGElement)) continue;
      const { left, top, right, bottom } = target.getBoundingClientRect();
      if (right - left < 1 || bottom - top < 1) continue;
      const whole = box(left, top, right, bottom);
      const limits = frames(target);
      const visible = seen(limits, whole, null);
      const inScroller = limits.some(({ x, y }) => scrolls(x) || scrolls(y)) || downward;
      // What is scrolled away in part is measured when it is scrolled to.
      if (inScroller && (wide(visible) < wide(whole) - 1 || high(visible) < high(whole) - 1)) continue;
      found.push({ element, target, whole, visible });
    }
    return found;
  }

  /** Whether a press at this point is a press of this control. */
  function takes(target, x, y) {
    const top = document.elementFromPoint(x, y);
    return top && (target.contains(top) || (top.localName === "label" && top.contains(target)));
  }

  /** The part of a control that takes a press. */
  function pressed({ target, visible }) {
    const { x, y } = middle(visible);
    const reach = { x: Math.min(wide(visible) - 1, LEAST) / 2, y: Math.min(high(visible) - 1, LEAST) / 2 };
    const sides = [[0, 0], [-1, -1], [1, -1], [-1, 1], [1, 1]];
    if (sides.every(([right, down]) => takes(target, x + right * reach.x * 0.8, y + down * reach.y * 0.8))) return visible;
    const hit = box(Infinity, Infinity, -Infinity, -Infinity);
    const step = { x: wide(visible) / GRID, y: high(visible) / GRID };
    for (let row = 0; row < GRID; row++)
      for (let column = 0; column < GRID; column++) {
        const x = visible.left + (column + 0.5) * step.x;
        const y = visible.top + (row + 0.5) * step.y;
        if (!takes(target, x, y)) continue;
        hit.left = Math.min(hit.left, x - step.x / 2);
        hit.top = Math.min(hit.top, y - step.y / 2);
        hit.right = Math.max(hit.right, x + step.x / 2);
        hit.bottom = Math.max(hit.bottom, y + step.y / 2);
      }
    return hit;
  }

  const middle = (a) => ({ x: (a.left + a.right) / 2, y: (a.top + a.bottom) / 2 });
  /** From a point to the nearest of a box. */
  const distance = ({ x, y }, a) =>
    Math.hypot(Math.max(a.left - x, 0, x - a.right), Math.max(a.top - y, 0, y - a.bottom));

  // Scrolled in part under something that sticks: it is measured where it has come out.
  function underSticky({ left, top, right, bottom }) {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [[x, top + 1], [x, bottom - 1], [left + 1, y], [right - 1, y]].some(([at, down]) => sticks(document.elementFromPoint(at, down)));
  }

  function targets() {
    const tried = controls().map((control) => ({ ...control, hit: pressed(control) }));
    const small = ({ hit }) => wide(hit) < LEAST - 0.5 || high(hit) < LEAST - 0.5;
    for (const control of tried) {
      const label = `${control.element.ariaLabel ?? control.element.textContent.trim()}`.slice(0, 30);
      if (!(wide(control.hit) > 0)) {
        const { x, y } = middle(control.visible);
        if (sticks(document.elementFromPoint(x, y))) continue;
        report("covered", control.element, `: “${label}” cannot be pressed`);
        continue;
      }
      // What cannot be chosen now only explains itself: nothing is missed or hit by mistake.
      if (!small(control) || control.element.ariaDisabled === "true") continue;
      if (underSticky(control.visible)) continue;
      const from = middle(control.hit);
      const near = tried.some(
        (other) =>
          other !== control &&
          wide(other.hit) > 0 && // not of what is covered
          !other.target.contains(control.target) &&
          (distance(from, other.hit) < LEAST / 2 ||
            (small(other) && Math.hypot(from.x - middle(other.hit).x, from.y - middle(other.hit).y) < LEAST)),
      );
      const size = `${Math.round(wide(control.hit))}x${Math.round(high(control.hit))}`;
      if (near) report("target", control.element, `: “${label}” ${size}`);
    }
  }

  // The page -------------------------------------------------------------------------------------

  if (page.scrollWidth > innerWidth + 1) {
    const reach = (element) => element.getBoundingClientRect().right + scrollX;
    const culprits = [...within.querySelectorAll("*")].filter(
      (element) =>
        reach(element) > innerWidth + 1 && !hidden(element) && !frames(element).some(({ x }) => x !== "visible"),
    );
    report("sideways", culprits.at(-1) ?? page, `: ${page.scrollWidth} of ${innerWidth}`);
  }
  const main = document.querySelector("main");
  if (main && !dialog && main.getBoundingClientRect().height < Math.min(160, innerHeight / 2))
    report("flat", main, `: ${Math.round(main.getBoundingClientRect().height)}`);

  targets();
  open.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(open);
  covered();
  document.adoptedStyleSheets.pop();
  overlaps();
  return faults;
};
