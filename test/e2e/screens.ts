import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { atRest } from './atRest.ts';
import { steadyBox } from './measure.ts';

/** The widths of a phone, a laptop and a large screen, with their usual heights. */
export const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;
/** Ignored by git. `GATEHOUSE_PICTURES=FOLDER` takes another folder. */
export const PICTURES = process.env['GATEHOUSE_PICTURES'] ?? join('dist', 'walk');

/** Waits until nothing is loading and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await atRest(page);
  await steadyBox(page.locator('main'));
}

/** Photographs the window. */
export async function photograph(page: Page, name: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  const folder = join(PICTURES, String(width));
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/**
 * What is wrong with the layout of a page in the browser's window:
 *
 * - the document is wider than the window;
 * - two texts lie over each other;
 * - a heading is cut off and has no tooltip with the whole;
 * - a control lies outside the window where nothing scrolls to it.
 */
export function layoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** Pixels that borders and rounding take. */
    const SLACK = 2;
    const root = document.documentElement;
    const faults: string[] = [];
    const shortened = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} "${shortened(
        element.getAttribute('aria-label') ?? element.textContent ?? '',
      )}"`;
    const isShown = (element: Element) =>
      element.checkVisibility({
        checkOpacity: true,
        checkVisibilityCSS: true,
        // Cards far from the window are not laid out until they come near: they have an estimated height.
        contentVisibilityAuto: true,
      }) && getComputedStyle(element).clipPath === 'none';
    const scrolls = (style: CSSStyleDeclaration) =>
      /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
    const clips = (style: CSSStyleDeclaration) =>
      /auto|scroll|hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);

    if (root.scrollWidth > root.clientWidth) {
      // What an ancestor cuts off makes nothing wider.
      const cutOff = (one: Element): boolean =>
        one.parentElement !== null &&
        one.parentElement !== document.body &&
        (clips(getComputedStyle(one.parentElement)) || cutOff(one.parentElement));
      const over = [...document.querySelectorAll('body *')].filter(
        (one) => one.getBoundingClientRect().right > root.clientWidth + 1 && !cutOff(one),
      );
      const widest = over.at(-1)?.outerHTML.slice(0, 160) ?? 'nothing that is seen';
      faults.push(`the document is ${root.scrollWidth - root.clientWidth} px too wide: ${widest}`);
    }

    for (const heading of document.querySelectorAll<HTMLElement>('h1, h2, h3')) {
      const cut = heading.scrollWidth > heading.clientWidth + SLACK;
      const hides = getComputedStyle(heading).overflowX !== 'visible';
      if (cut && hides && isShown(heading) && !heading.closest('[title]')) {
        faults.push(`the heading "${shortened(heading.textContent)}" is cut off`);
      }
    }

    // What is scrolled away or sticks above others is no fault: those are clipped by what scrolls them.
    const visiblePart = (box: DOMRect, element: Element | null): DOMRect | undefined => {
      let { left, top, right, bottom } = box;
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        if (!clips(getComputedStyle(at))) continue;
        const around = at.getBoundingClientRect();
        left = Math.max(left, around.left);
        top = Math.max(top, around.top);
        right = Math.min(right, around.right);
        bottom = Math.min(bottom, around.bottom);
      }
      return right - left > SLACK && bottom - top > SLACK
        ? new DOMRect(left, top, right - left, bottom - top)
        : undefined;
    };
    /** Sticks or floats: it may lie above what scrolls below it. */
    const floats = (element: Element | null): boolean => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        if (/sticky|fixed|absolute/.test(getComputedStyle(at).position)) return true;
      }
      return false;
    };
    const texts: { readonly element: Element; readonly text: string; readonly box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('script, style, noscript, svg, option'))
        continue;
      // Of a closed part, the browser still answers where its text would stand.
      if (element.matches('details:not([open])')) continue;
      if (!isShown(element) || floats(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = visiblePart(line, element);
        if (box) texts.push({ element, text: shortened(text), box });
      }
    }
    texts.sort((one, other) => one.box.top - other.box.top);
    texts.forEach((one, place) => {
      for (const other of texts.slice(place + 1)) {
        if (other.box.top >= one.box.bottom - SLACK) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        // The boxes of lines are higher than their letters.
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const least = Math.min(one.box.height, other.box.height);
        if (across > SLACK && down > least / 3) {
          faults.push(`"${one.text}" and "${other.text}" lie over each other`);
        }
      }
    });

    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, [role=tab]';
    for (const control of document.querySelectorAll(controls)) {
      const box = control.getBoundingClientRect();
      if (!isShown(control) || box.width < SLACK || box.height < SLACK) continue;
      const outside = box.left < -SLACK || box.right > root.clientWidth + SLACK || box.bottom < 0;
      if (!outside) continue;
      let reachable = false;
      for (let at = control.parentElement; at && at !== root; at = at.parentElement) {
        if (scrolls(getComputedStyle(at))) reachable = true;
      }
      // A link to the content comes into view with the focus.
      const above = box.bottom < 0 && scrollY > 0;
      if (!reachable && !above && !control.matches('[href^="#"]')) {
        faults.push(`${named(control)} lies outside of the window`);
      }
    }
    return [...new Set(faults)];
  });
}
