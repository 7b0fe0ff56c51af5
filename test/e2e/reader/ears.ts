/** What a page has told, in the order in which it happened. */
export interface Told {
  /** `unread`: a region came together with its text, or lies behind a dialog: it may not be read. */
  readonly kind: 'focus' | 'live' | 'title' | 'unread';
  /** Place of its element in `window.toldElements`. */
  readonly element: number;
  readonly text: string;
  /** Whether it interrupts, by its role; the tree says so, too, as long as the region is there. */
  readonly assertive: boolean;
}

/**
 * Runs in each page before its own code: notes where the focus goes, what appears in live regions, and titles.
 * A region speaks when its text changes after it was there; an alert also when it comes (WAI-ARIA 1.2, alert).
 */
export function listen(): void {
  const REGIONS = '[aria-live], [role=status], [role=alert], [role=log], output';
  const ASSERTIVE = '[role=alert], [aria-live=assertive]';
  const told: Told[] = [];
  const elements: Element[] = [];
  /** Regions that are there, with what was last read of them. */
  const known = new Map<Element, string>();
  let begun = false;
  Reflect.set(window, 'told', told);
  Reflect.set(window, 'toldElements', elements);

  const tell = (kind: Told['kind'], element: Element, text = '') =>
    told.push({
      kind,
      element: elements.push(element) - 1,
      text,
      assertive: element.matches(ASSERTIVE),
    });

  /** An element without a box of its own is drawn by what is in it. */
  const isUndrawn = (node: Element) =>
    !node.checkVisibility() && getComputedStyle(node).display !== 'contents';
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    if (node.getAttribute('aria-hidden') === 'true' || isUndrawn(node)) return '';
    const label = node.getAttribute('aria-label');
    // The name of a button in a message stands for what is drawn in it.
    if (label !== null && node.matches('button, a, img, svg')) return ` ${label} `;
    return [...node.childNodes].map(textOf).join(node.matches('li, p, div, ul') ? ' ' : '');
  };
  const read = (region: Node) => textOf(region).replaceAll(/\s+/g, ' ').trim();
  const isOff = (region: Element) => region.getAttribute('aria-live') === 'off';
  /** What lies behind a dialog is not read. */
  const isHidden = (region: Element) => region.closest('[aria-hidden=true]') !== null;
  const outerLive = (region: Element) => region.parentElement?.closest(REGIONS) ?? null;
  const regionsIn = (root: Element) => [
    ...(root.matches(REGIONS) ? [root] : []),
    ...root.querySelectorAll(REGIONS),
  ];

  /** A region that came with more than itself is read with it: a page, a dialog. */
  const cameAlone = (region: Element, root: Element) => read(root) === read(region);

  const come = (root: Element, silent: boolean) => {
    for (const region of regionsIn(root)) {
      if (known.has(region)) continue;
      const text = read(region);
      known.set(region, text);
      if (silent || text === '' || isOff(region)) continue;
      if (isHidden(region)) tell('unread', region, text);
      else if (region.matches(ASSERTIVE)) tell('live', region, text);
      else if (outerLive(region) === null && cameAlone(region, root)) tell('unread', region, text);
    }
  };

  const changed = (region: Element, added: string) => {
    const before = known.get(region);
    const text = read(region);
    known.set(region, text);
    if (before === undefined || text === before || text === '' || isOff(region)) return;
    const whole =
      region.getAttribute('aria-atomic') === 'true' ||
      (region.matches('[role=status], [role=alert], output') &&
        region.getAttribute('aria-atomic') !== 'false');
    const spoken = whole ? text : added;
    if (spoken !== '') tell(isHidden(region) ? 'unread' : 'live', region, spoken);
  };

  const hear = (mutations: readonly MutationRecord[]) => {
    const touched = new Map<Element, string[]>();
    const roots: Element[] = [];
    for (const { target, addedNodes } of mutations) {
      const place = target instanceof Element ? target : target.parentElement;
      if (place?.closest('title')) tell('title', document.documentElement, document.title);
      const region = place?.closest(REGIONS);
      const added = target instanceof Text ? [target] : [...addedNodes];
      for (const node of added) if (node instanceof Element) roots.push(node);
      if (!region || !known.has(region)) continue;
      // What speaks for itself is not read twice.
      const own = added.filter((node) => !(node instanceof Element && node.matches(REGIONS)));
      touched.set(region, [...(touched.get(region) ?? []), ...own.map(read)]);
    }
    for (const [region, parts] of touched) changed(region, parts.join(' ').trim());
    for (const root of roots) if (root.isConnected) come(root, false);
    for (const region of known.keys()) if (!region.isConnected) known.delete(region);
  };

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) tell('focus', target);
  });
  document.addEventListener('DOMContentLoaded', () => (begun = true));
  const waiting: MutationRecord[] = [];
  new MutationObserver((mutations) => {
    // What the document begins with is read with it.
    if (!begun) return come(document.documentElement, true);
    // Browsers bring the tree up to date once per frame.
    if (waiting.length === 0) requestAnimationFrame(() => hear(waiting.splice(0)));
    waiting.push(...mutations);
  }).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
