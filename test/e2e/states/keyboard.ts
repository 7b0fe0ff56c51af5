import type { Page } from 'playwright-core';
import { looked } from '../looked.ts';

/** Presses of a key in one state; longer pages are walked to here. */
const STOPS = 40;

const MENU = '[role=menu]';

/** One place of the focus. */
interface Stop {
  readonly name: string;
  /** Whether the focus stands in what was opened; pages have no such place. */
  readonly inside: boolean;
  /** Some of it can be seen (WCAG 2.2, criterion 2.4.11). */
  readonly seen: boolean;
  /** What is drawn around it, to compare with how it is drawn without the focus. */
  readonly place: number;
}

/**
 * Presses Tab (in a menu the arrow) through a state, and says what is wrong with the focus: it stays where it is,
 * stands where nobody sees it, is not drawn, or leaves a dialog that keeps it.
 *
 * @param scope selector of the open dialog or menu; of the page when nothing is open
 * @param kept whether the focus may not leave it
 */
export async function walkFocus(
  page: Page,
  scope: string,
  kept: boolean,
): Promise<readonly string[]> {
  await page.evaluate(begin, scope);
  // Tab would leave a menu and close it.
  const key = scope === MENU ? 'ArrowDown' : 'Tab';
  const wrong = new Set<string>();
  let before: Stop | undefined;
  let stops = 0;
  for (let presses = 0; presses < STOPS; presses += 1) {
    await page.keyboard.press(key);
    const stop: Stop | undefined = await page.evaluate(look, scope);
    if (!stop) break;
    stops += 1;
    if (kept && !stop.inside) wrong.add(`the focus leaves to ${stop.name}`);
    if (!stop.seen) wrong.add(`nobody sees ${stop.name} while it has the focus`);
    // A dialog with one control keeps the focus on it.
    if (before?.place === stop.place && !kept) wrong.add(`the focus stays on ${stop.name}`);
    if (before && stop.place < before.place && kept) break;
    before = stop;
  }
  const plain = await page.evaluate(undrawn);
  const faults = [...wrong, ...plain.map((name) => `the focus on ${name} is not drawn`)];
  looked({ keyboardWalks: 1, keyboardStops: stops, keyboardFaults: faults.length });
  return faults;
}

/** Runs in the page: the focus will come to the first control of the scope next. */
function begin(scope: string): void {
  const root = [...document.querySelectorAll(scope)].findLast((one) => one.checkVisibility());
  Reflect.set(window, 'focusStops', []);
  if (!root || root.contains(document.activeElement)) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // Where the focus goes on from.
  getSelection()?.collapse(root, 0);
}

/** Runs in the page. */
async function look(scope: string): Promise<Stop | undefined> {
  // The skip link and borders of fields are drawn with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const element = document.activeElement;
  // After the last control comes the first one of the document.
  if (!element || element === document.body || element.matches('a[href="#content"]')) {
    return undefined;
  }
  const stops: { element: Element; drawn: string }[] = Reflect.get(window, 'focusStops');
  const drawing = (one: Element): string => {
    const around: Element[] = [];
    let outer: Element | null = one;
    for (let steps = 0; outer && steps < 4; steps += 1) {
      around.push(outer);
      outer = outer.parentElement;
    }
    const near = [...around, ...(one.parentElement?.children ?? []), ...one.querySelectorAll('*')];
    return near
      .slice(0, 40)
      .map((part) => {
        const style = getComputedStyle(part);
        return [
          style.outlineStyle,
          style.outlineWidth,
          style.boxShadow,
          style.borderColor,
          style.borderWidth,
          style.backgroundColor,
          style.opacity,
        ].join(' ');
      })
      .join('\n');
  };
  Reflect.set(window, 'focusDrawing', drawing);
  let place = stops.findIndex((stop) => stop.element === element);
  if (place < 0) place = stops.push({ element, drawn: drawing(element) }) - 1;

  // An invisible control lies over or in what is drawn for it.
  let shown: Element = element;
  const tiny = (one: Element) => one.getBoundingClientRect().width <= 2;
  while (tiny(shown) && shown.parentElement) shown = shown.parentElement;
  const box = shown.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.2, 0.5, 0.8].map((y) => [box.x + box.width * x, box.y + box.height * y] as const),
  );
  const seen = points.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return (
      top !== null && (shown.contains(top) || top.contains(shown) || top.closest('label') !== null)
    );
  });
  const roots = [...document.querySelectorAll(scope)];
  const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const name = `<${element.tagName.toLowerCase()}> “${label.slice(0, 40)}”`;
  return {
    name,
    inside: roots.some((root) => root.contains(element)),
    seen,
    place,
  };
}

/** Runs in the page: controls that are drawn without the focus as they were with it. Texts have their caret. */
function undrawn(): readonly string[] {
  const stops: { element: Element; drawn: string }[] = Reflect.get(window, 'focusStops');
  const drawing: ((one: Element) => string) | undefined = Reflect.get(window, 'focusDrawing');
  return stops
    .filter(({ element }) => element !== document.activeElement && element.isConnected)
    .filter(({ element }) => !element.matches('textarea, [role=combobox], [type=search]'))
    .filter(({ element, drawn }) => drawing?.(element) === drawn)
    .map(({ element }) => element.outerHTML.slice(0, 160));
}
