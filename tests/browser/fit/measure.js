/**
 * What is wrong with the page as it is drawn now: a list of sentences, empty when all is well.
 *
 * A page says what it is by a few attributes:
 *   data-taps="twice"  what is inside shows itself at the first touch and is chosen by the second
 *   data-pans          what is inside can be moved into sight and enlarged (a map)
 *   data-face          the main thing to look at: on a large screen it must be large
 *   data-over          lies over the rest on purpose, like a dialog
 */
({ touch, face, board: share }) => {
  const LEAST = { text: 11, number: 10, target: 24, touched: 44 };
  const TARGETS = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [data-move], [data-pick]';
  const OVER = '[role=dialog], dialog, [popover], [data-over]';
  const faults = new Set();
  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  // Words for a fault.

  const short = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 40);
  function named(element) {
    const own = (each) => {
      const classes = [...each.classList].filter((name) => !name.startsWith('svelte-'));
      const data = ['move', 'pick', 'role', 'panel', 'province'].find((name) => each.dataset?.[name]);
      return each.localName + classes.map((name) => `.${name}`).join('') + (data ? `[${data}=${each.dataset[data]}]` : '');
    };
    const above = element.parentElement?.closest('[class]');
    return above && above !== document.body ? `${own(above)} > ${own(element)}` : own(element);
  }
  const box = ({ left, top, right, bottom }) =>
    `${Math.round(right - left)}×${Math.round(bottom - top)} at ${Math.round(left)},${Math.round(top)}`;
  const say = (what, element, rect, text = '') =>
    faults.add(`${what}: ${text ? `“${short(text)}” ` : ''}${named(element)} ${box(rect)}`);

  // Rectangles.

  const cut = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const wide = (rect) => rect.right - rect.left;
  const high = (rect) => rect.bottom - rect.top;
  const meet = (a, b, by = 1) => wide(cut(a, b)) > by && high(cut(a, b)) > by;
  const inside = (a, b, by = 1) =>
    a.left >= b.left - by && a.top >= b.top - by && a.right <= b.right + by && a.bottom <= b.bottom + by;
  const scrolls = (element, way) => {
    const flow = style(element)[`overflow${way}`];
    if (element === document.documentElement || element === document.body) return flow !== 'hidden' && flow !== 'clip';
    return flow === 'auto' || flow === 'scroll';
  };
  const clips = (element) => {
    if (element instanceof SVGSVGElement) return style(element).overflowX !== 'visible';
    if (element instanceof SVGElement) return false;
    return ['X', 'Y'].some((way) => style(element)[`overflow${way}`] !== 'visible');
  };
  const upwards = function* (element) {
    for (let at = element; at; at = at.parentElement) yield at;
  };

  /** What is left of a rectangle after everything around it has cut it. */
  function shown(element, rect, from = element.parentElement) {
    let left = cut(rect, view);
    for (const each of upwards(from)) {
      if (each === document.body || each === document.documentElement) break;
      if (clips(each) || each.matches('[data-pans]')) left = cut(left, each.getBoundingClientRect());
    }
    return left;
  }
  /** Whether one can get at what lies outside: something around it scrolls that way, or pans. */
  function reachable(element, rect) {
    let [across, along] = [true, true]; // Still to be seen whole, that way.
    for (const each of upwards(element)) {
      if (each.matches('[data-pans]')) return true;
      const page = each === document.documentElement;
      if (!page && (each === document.body || !clips(each))) continue;
      const frame = page ? view : each.getBoundingClientRect();
      if (across && (rect.left < frame.left - 1 || rect.right > frame.right + 1)) {
        if (page || !scrolls(each, 'X')) return false;
        across = false;
      }
      if (along && (rect.top < frame.top - 1 || rect.bottom > frame.bottom + 1)) {
        if (!scrolls(each, 'Y')) return false;
        along = false;
      }
    }
    return true;
  }

  /** Whether a thing can be scrolled from under another one that stays where it is. */
  function escapes(element, from) {
    for (const each of upwards(element.parentElement)) {
      const page = each === document.documentElement;
      const still = page ? [...upwards(from)].some((above) => /sticky|fixed/.test(style(above).position)) : !each.contains(from);
      const long = each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1;
      if (still && long && (page || scrolls(each, 'X') || scrolls(each, 'Y') || each.matches('[data-pans]'))) return true;
    }
    return false;
  }

  const visible = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.hidden, .skip, [inert]');

  // What there is.

  const scaleOf = (element) => {
    if (element instanceof SVGElement && element.getScreenCTM) {
      const { a, b, c, d } = element.getScreenCTM();
      return Math.sqrt(Math.abs(a * d - b * c));
    }
    const { width } = element.getBoundingClientRect(); // `offsetWidth` is rounded
    return Math.abs(width - element.offsetWidth) > 1 ? width / element.offsetWidth : 1;
  };

  function* textNodes() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const silent = /^(script|style|noscript|option|title|desc)$/.test(element.localName);
      if (/\S/.test(node.data) && !silent && visible(element)) yield node;
    }
  }

  /** Letters fill less than their line: its middle, as high as a lower-case letter and a bit. */
  function inked(rect, size) {
    const middle = (rect.top + rect.bottom) / 2;
    const half = Math.min(high(rect), size * 0.66) / 2;
    return { left: rect.left, right: rect.right, top: middle - half, bottom: middle + half };
  }

  const texts = [];
  for (const node of textNodes()) {
    const element = node.parentElement;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(style(element).fontSize) * scaleOf(element);
    const lines = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
    for (const line of lines) {
      const rect = inked(line, size);
      texts.push({ element, text: node.data, size, rect, seen: shown(element, rect, element) });
    }
  }
  const targets = [...document.querySelectorAll(TARGETS)]
    .filter((element) => visible(element) && !element.disabled && style(element).pointerEvents !== 'none')
    .map((element) => {
      const label = element.matches('input') ? element.closest('label') : null;
      const rect = (label || element).getBoundingClientRect();
      return { element, label, rect, seen: shown(element, rect) };
    })
    .filter(({ rect }) => wide(rect) > 0 && high(rect) > 0);

  // Measures.

  const number = (text) => /^[\s\d+−–/.,×:%→-]+$/.test(text);
  for (const { element, text, size, rect } of texts) {
    const least = number(text) && element instanceof SVGElement ? LEAST.number : LEAST.text;
    if (size < least - 0.05) say(`text of ${size.toFixed(1)} px`, element, rect, text);
  }

  /** A link in the middle of a sentence is as high as its line. */
  const inline = (element) =>
    element.matches('a') && style(element).display === 'inline' && /\S/.test(element.parentElement.textContent.replace(element.textContent, ''));
  for (const { element, rect } of targets) {
    if (inline(element)) continue;
    const least = touch && !element.closest('[data-taps=twice]') ? LEAST.touched : LEAST.target;
    if (wide(rect) < least - 0.5 || high(rect) < least - 0.5) say(`target under ${least} px`, element, rect);
  }

  // Words that break in the middle.

  for (const node of textNodes()) {
    if (node.parentElement instanceof SVGElement) continue; // Its lines do not wrap.
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5);
      if (rects.some((rect) => rect.top > rects[0].top + rect.height / 2)) say('a broken word', node.parentElement, rects[0], word);
    }
  }

  // Cut off, or out of the window.

  const ellipsis = (element) =>
    [...upwards(element)].slice(0, 4).some((each) => each.title || each.closest('[title]') || each.querySelector(':scope > title'));
  for (const { element, text, rect, seen } of texts) {
    const whole = wide(seen) >= wide(rect) - 1.5 && high(seen) >= high(rect) - 1.5;
    if (!whole && !reachable(element, rect) && !ellipsis(element)) say('cut off', element, rect, text);
  }
  for (const { element, rect, seen } of targets) {
    const whole = wide(seen) >= wide(rect) - 2 && high(seen) >= high(rect) - 2;
    if (!whole && !reachable(element, rect)) say('control cut off', element, rect);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1)
    faults.add(`the page is ${document.documentElement.scrollWidth} px wide in a window of ${innerWidth}`);

  const alpha = (colour) => {
    if (colour === 'transparent' || colour === 'none') return 0;
    const found = /[,/]\s*([\d.]+)(%?)\)$/.exec(colour);
    if (!found || (colour.startsWith('rgb(') && !colour.includes('/'))) return 1;
    return Number(found[1]) / (found[2] ? 100 : 1);
  };
  const opacity = (element) => [...upwards(element)].reduce((all, each) => all * Number(style(each).opacity), 1);
  function painted(element) {
    const { fill, stroke, backgroundColor, backgroundImage, borderTopWidth, fillOpacity } = style(element);
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) {
      const full = (each, more = 1) => (each.startsWith('url') ? 1 : alpha(each) * Number(more));
      return Math.max(full(fill, fillOpacity), full(stroke)) * opacity(element) > 0.35;
    }
    return (alpha(backgroundColor) > 0.35 || backgroundImage !== 'none' || (parseFloat(borderTopWidth) > 0 && alpha(style(element).borderTopColor) > 0.2)) && opacity(element) > 0.35;
  }
  /** The box with a ground or a line around it that a text stands in. */
  function framed(element) {
    for (const each of upwards(element)) {
      if (each instanceof SVGElement || each === document.body) return null;
      if (style(each).display !== 'inline' && painted(each)) return each;
    }
    return null;
  }
  for (const { element, text, rect } of texts) {
    const frame = framed(element);
    if (!frame || frame === document.body) continue;
    const around = frame.getBoundingClientRect();
    const flow = [...upwards(element)].some((each) => each !== frame && frame.contains(each) && (clips(each) || style(each).position === 'absolute'));
    if (!flow && !clips(frame) && !inside(rect, around, 1)) say('out of its box', element, rect, text);
  }

  // One over another.

  const lit = texts.filter(({ seen, rect }) => wide(seen) > 1 && high(seen) > 1 && wide(seen) > wide(rect) * 0.2);
  lit.sort((a, b) => a.seen.top - b.seen.top);
  const everything = new CSSStyleSheet();
  everything.replaceSync('*, *::before, *::after { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(everything);
  /** What lies on top of a text at a point, if that is not the text itself or what it stands in. */
  function above(element, x, y) {
    for (const each of document.elementsFromPoint(x, y)) {
      if (each === element || each.contains(element) || element.contains(each)) return null;
      if (each.localName === 'text' || each.localName === 'tspan') continue; // Texts are compared with texts.
      if (drawnBefore(each, element)) continue;
      if (painted(each)) return each;
    }
    return null;
  }
  /** In a drawing what comes first lies below, though a thin letter may let a pointer through. */
  function drawnBefore(one, other) {
    const drawing = one instanceof SVGElement && one.ownerSVGElement !== null && one.ownerSVGElement === other.ownerSVGElement;
    return drawing && Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  }
  const covered = new Set();
  for (const one of lit) {
    const { element, seen, text, rect } = one;
    const y = (seen.top + seen.bottom) / 2;
    const tops = [0.1, 0.3, 0.5, 0.7, 0.9].map((at) => above(element, seen.left + wide(seen) * at, y)).filter(Boolean);
    const over = tops.filter((each) => (each.closest(OVER) && !element.closest(OVER)) || escapes(element, each));
    if (over.length) covered.add(one);
    else if (tops.length) say(`covered by ${named(tops[0])}`, element, rect, text);
  }
  document.adoptedStyleSheets.pop();
  const open = lit.filter((one) => !covered.has(one));
  for (const [i, one] of open.entries()) {
    for (const other of open.slice(i + 1)) {
      if (other.seen.top >= one.seen.bottom) break;
      if (other.element === one.element || !meet(one.seen, other.seen)) continue;
      if (Boolean(one.element.closest(OVER)) !== Boolean(other.element.closest(OVER))) continue;
      if (escapes(one.element, other.element) || escapes(other.element, one.element)) continue;
      say(`over the text “${short(other.text)}”`, one.element, one.rect, one.text);
    }
  }

  // Texts over controls, and controls under others.

  const SPREAD = Array.from({ length: 81 }, (_, i) => [((i % 9) + 0.5) / 9, (Math.floor(i / 9) + 0.5) / 9]);
  const hits = ({ element, label, seen }) =>
    SPREAD.filter(([x, y]) => {
      const hit = document.elementFromPoint(seen.left + wide(seen) * x, seen.top + high(seen) * y);
      return hit && (hit === element || element.contains(hit) || hit.contains(element) && hit === label);
    });
  const dialogs = [...document.querySelectorAll(OVER)].filter(visible);
  for (const target of targets) {
    const { element, rect, seen } = target;
    if (wide(seen) < wide(rect) / 2 || high(seen) < high(rect) / 2) continue; // It is scrolled to first.
    if (dialogs.some((each) => !each.contains(element) && meet(rect, each.getBoundingClientRect()))) continue;
    const found = hits(target);
    const room = (found.length / 81) * wide(seen) * high(seen);
    const shape = element instanceof SVGElement;
    const middle = found.some(([x, y]) => x === 0.5 && y === 0.5);
    if (shape ? room < LEAST.target ** 2 / 2 : !middle && !inline(element)) {
      const x = (seen.left + seen.right) / 2;
      const top = document.elementFromPoint(x, (seen.top + seen.bottom) / 2);
      if (top && escapes(element, top)) continue;
      say(`hidden behind ${top ? named(top) : 'nothing'}`, element, rect);
    }
  }
  const small = targets.filter(({ element, rect, seen }) => {
    const area = element instanceof SVGElement && Math.min(wide(rect), high(rect)) > 66;
    return !area && !inline(element) && wide(seen) > 1 && high(seen) > 1;
  });
  for (const { element, text, rect, seen } of open) {
    for (const target of small) {
      const other = target.element;
      if (!meet(seen, target.seen, 2) || other.contains(element) || target.label?.contains(element)) continue;
      if (inside(seen, target.seen) || element.contains(other) || element.closest('label')?.contains(other)) continue;
      if (Boolean(element.closest(OVER)) !== Boolean(other.closest(OVER))) continue;
      if (escapes(element, other) || escapes(other, element)) continue;
      say(`over the control ${named(other)}`, element, rect, text);
    }
  }

  // The room of a large screen.

  const stage = document.querySelector('.stage .board')?.getBoundingClientRect();
  const part = stage ? (wide(stage) * high(stage)) / (innerWidth * innerHeight) : 0;
  if (stage && part < share) faults.add(`the board has ${Math.round(part * 100)} % of the window, less than ${share * 100} %`);
  const faces = [...document.querySelectorAll('.stage [data-face]')].filter(visible);
  if (stage && face && !faces.length) faults.add('nothing on the board says that it is its face (data-face)');
  for (const element of faces) {
    const rect = element.getBoundingClientRect();
    const fills = Math.max(wide(rect) / wide(stage), high(rect) / high(stage));
    if (fills < face) say(`fills ${Math.round(fills * 100)} % of the board, less than ${face * 100} %`, element, rect);
  }
  return [...faults];
}
