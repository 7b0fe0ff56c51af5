import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshConsole } from '../console.ts';
import { layoutFaults, settled } from '../screens.ts';

/** One page of each family. */
const PAGES = [
  'console/dashboard',
  'console/users/users',
  'console/users/users/create',
  'console/assets/assets',
  'console/perms/access',
  'audit/sessions/sessions',
  'workbench/home',
  'settings/basic',
];

const running = freshConsole('--licence', 'valid');

async function opened(width: number, height: number): Promise<Page> {
  const { page } = await running.openAs('admin', 'workbench/home', { width, height });
  return page;
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, running.url).href);
  await page.locator('main h1').first().waitFor();
  await settled(page);
}

/** WCAG 2.2, criterion 1.4.12. */
function spaceTexts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
      ' p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

describe('a page that is zoomed (WCAG 2.2, criteria 1.4.4 and 1.4.10)', () => {
  // A window of 1280 × 1024 pixels, in CSS pixels.
  it.each([
    ['200 %', 640, 512],
    ['400 %', 320, 256],
  ])('to %s loses nothing and scrolls in one direction', async (_, width, height) => {
    const page = await opened(width, height);
    for (const path of PAGES) {
      await visit(page, path);
      expect(await layoutFaults(page), path).toEqual([]);
    }
  });
});

it('texts with wider spaces are cut nowhere and cover nothing', async () => {
  const page = await opened(1280, 1024);
  for (const path of PAGES) {
    await visit(page, path);
    await page.evaluate(spaceTexts);
    await settled(page);
    expect(await layoutFaults(page), path).toEqual([]);
  }
});

describe('colours that the system chooses', () => {
  it('leave every control seen, with its focus', async () => {
    const page = await opened(1440, 900);
    await page.emulateMedia({ forcedColors: 'active' });
    for (const path of PAGES) {
      await visit(page, path);
      const unseen: string[] = [];
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        unseen.push(...(await page.evaluate(focusWithoutOutline)));
      }
      expect(unseen, path).toEqual([]);
    }
  });
});

/** The element with the focus, when neither it nor what holds it has an outline. */
function focusWithoutOutline(): readonly string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  for (let at: Element | null = focused; at && at !== document.body; at = at.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    if (outlineStyle !== 'none' && outlineWidth !== '0px') return [];
  }
  return [`${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`];
}

it('nothing moves for people who asked for less motion', async () => {
  const page = await opened(1440, 900);
  await visit(page, 'console/users/users');
  const moving = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const { duration = 0 } = animation.effect?.getTiming() ?? {};
        // Colours may fade (WCAG 2.2, criterion 2.3.3).
        const properties =
          animation.effect instanceof KeyframeEffect
            ? animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame))
            : [];
        const moves = properties.some((name) =>
          /^(transform|translate|left|top|width|height)$/.test(name),
        );
        return moves && Number(duration) > 10
          ? [`${properties.join(' ')} ${String(duration)}`]
          : [];
      }),
    );
  await page.locator('tbody button[aria-haspopup=menu]').first().click();
  await page.getByRole('menu').waitFor();
  expect(await moving()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  expect(await moving()).toEqual([]);
});
