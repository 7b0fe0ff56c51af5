import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, freshConsole, CORE } from '../console.ts';

const THEMES = [false, true];
const LANGUAGES = ['en', 'zh-hans', 'ja'] as const;

describe('the shell as a whole (WCAG 2.2 AA)', () => {
  const running = freshConsole('--licence', 'valid');

  /** Opens every menu and dialog of the shell by selectors that do not depend on the language. */
  async function openOneAfterTheOther(page: Page, look: (what: string) => Promise<void>) {
    await look('page');
    const menus = page.locator('header button[aria-haspopup=menu]');
    for (let index = 0; index < (await menus.count()); index += 1) {
      await menus.nth(index).click();
      await page.getByRole('menu').waitFor();
      await look(`menu ${index + 1} of the top bar`);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await look('palette');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Shift+?');
    await page.getByRole('dialog').waitFor();
    await look('shortcuts');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('header button[aria-haspopup=dialog][aria-expanded]').last().click();
    await page.locator('[role=dialog] li').first().waitFor();
    await look('messages');
  }

  it.each([
    ...THEMES.flatMap((dark) => LANGUAGES.map((language) => ({ width: 1440, dark, language }))),
    ...THEMES.map((dark) => ({ width: 390, dark, language: 'ja' as const })),
  ])(
    'has no violation at $width px, dark: $dark, in $language',
    async ({ width, dark, language }) => {
      const page = await running.checkedAs('alice', 'workbench/home', {
        width,
        dark,
        language,
      });
      await openOneAfterTheOther(page, (what) => expectAccessible(page, what));
    },
  );

  it('has the dark blue-grey menu of the specification', CORE, async () => {
    const { page } = await running.openAs('admin', 'console/users/groups');
    const ground = await page
      .locator('nav')
      .first()
      .evaluate((start) => {
        for (let at: Element | null = start; at; at = at.parentElement) {
          const { backgroundColor } = getComputedStyle(at);
          if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
        }
        return '';
      });
    const [red = 255, green = 255, blue = 0] = (/\d+, \d+, \d+/.exec(ground)?.[0] ?? '')
      .split(', ')
      .map(Number);
    expect(Math.max(red, green, blue)).toBeLessThan(96);
    expect(blue).toBeGreaterThan(green);
    expect(green).toBeGreaterThanOrEqual(red);
  });
});
