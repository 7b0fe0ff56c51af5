import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, freshConsole, type PageOptions, PHONE, CORE } from '../console.ts';
import { contrast, MARK_CONTRAST, type Hex } from '../../../codegen/model/contrast.ts';
import { steadyBox } from '../measure.ts';

const LANGUAGES = ['en', 'zh-hans', 'ja'] as const;
/** WCAG 2.2, criterion 2.5.8. */
const TARGET_PX = 24;

/** `#1ab394` of `rgb(26, 179, 148)`. */
function hexOf(colour: string): Hex {
  const parts = colour.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

describe('usable by everybody (WCAG 2.2 AA)', () => {
  const running = freshConsole();

  async function visit(page: Page, path: string, ready: string): Promise<void> {
    await page.goto(new URL(path, running.url).href);
    await page.locator(ready).first().waitFor();
  }

  async function walk(options: PageOptions): Promise<void> {
    const page = await running.checkedPage(options);
    const name = `${options.language} ${options.dark ? 'dark' : 'light'} ${options.width ?? 1440} px`;
    await page.goto(running.url);
    await page.waitForURL('**/login/**');
    await expectAccessible(page, `login, ${name}`);
    await running.signIn(page, 'admin', 'console/users/users');
    const rows = page.locator('tbody, [data-rows]');
    await rows.getByRole('link').first().waitFor();
    await expectAccessible(page, `list, ${name}`);
    await rows.locator('button[aria-haspopup=menu]').first().click();
    await page.getByRole('menu').waitFor();
    await expectAccessible(page, `list with an open menu, ${name}`);
    await page.keyboard.press('Escape');
    await visit(page, 'console/assets/domains', ':is(tbody, [data-rows]) a');
    await rows.getByRole('link').first().click();
    await page.locator('main dl').first().waitFor();
    await expectAccessible(page, `detail, ${name}`);
    await visit(page, 'console/users/users/create', '#field-username');
    await expectAccessible(page, `form, ${name}`);
    await page.locator('form button[type=submit]').first().click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await expectAccessible(page, `form with errors, ${name}`);
  }

  it.each(LANGUAGES)('login, list, detail and form have no violation in %s', async (language) => {
    await walk({ language });
  });

  it.each(['console/users/users', 'audit/sessions/command'])(
    'nor are the tools of %s',
    async (path) => {
      const { page } = await running.openAs('admin', path, PHONE);
      await page.getByRole('button', { name: 'Saved views' }).waitFor();
      const refresh = await steadyBox(page.getByRole('button', { name: 'Refresh', exact: true }));
      const search = await steadyBox(page.getByRole('combobox', { name: 'Search' }));
      expect(refresh.x + refresh.width).toBeLessThanOrEqual(390);
      expect(search.y + search.height).toBeGreaterThan(refresh.y);
    },
  );

  it('keeps the tooltip of an icon button while the pointer moves into it, until Escape', async () => {
    const { page } = await running.openAs('admin', 'console/users/users');
    const button = page.getByRole('button', { name: 'Language', exact: true });
    await button.hover();
    const bubble = page.locator('span[aria-hidden=true]').filter({ hasText: /^Language$/ });
    await bubble.waitFor();
    const box = await steadyBox(bubble);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
    expect(await bubble.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await bubble.waitFor({ state: 'detached' });
  });

  it.each([
    ['light', false],
    ['dark', true],
  ] as const)(
    'a checked switch has the accent and an outline that is seen, in the %s theme',
    async (theme, dark) => {
      const { page } = await running.openAs('admin', 'console/users/users?search=alice', { dark });
      await page.getByRole('link', { name: 'Alice Lindqvist', exact: true }).click();
      const toggle = page.getByRole('switch', { name: 'Active', checked: true });
      const { thumb, outline, ground } = await toggle.evaluate((input) => {
        const part = input.parentElement?.querySelector('.MuiSwitch-thumb') ?? input;
        let around: Element | null = input;
        while (around && /, 0\)$|^transparent$/.test(getComputedStyle(around).backgroundColor)) {
          around = around.parentElement;
        }
        return {
          thumb: getComputedStyle(part).backgroundColor,
          outline: getComputedStyle(part).borderTopColor,
          ground: getComputedStyle(around ?? document.body).backgroundColor,
        };
      });
      expect(thumb).toBe('rgb(26, 179, 148)');
      expect(contrast(hexOf(outline), hexOf(ground))).toBeGreaterThanOrEqual(MARK_CONTRAST);
      await expectAccessible(page, `a checked switch, ${theme}`);
    },
  );

  it('has no target smaller than 24 px on the list', CORE, async () => {
    const { page } = await running.openAs('admin', 'console/users/users');
    await page.locator('tbody tr td').first().waitFor();
    const small = await page.evaluate((limit) => {
      const targets = [...document.querySelectorAll('button, main a, nav a, select, input')];
      return targets
        .filter((target) => target.checkVisibility())
        .map((target) => ({
          box: target.getBoundingClientRect(),
          html: target.outerHTML.slice(0, 120),
        }))
        .filter(({ box }) => box.width > 1 && (box.width < limit || box.height < limit))
        .map(({ html, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`);
    }, TARGET_PX);
    expect(small.filter((entry) => !entry.includes('type="checkbox"'))).toEqual([]);
  });

  it('can be worked by keyboard alone: from the skip link to a saved record', CORE, async () => {
    const { page } = await running.openAs('admin', 'console/users/groups/create');
    await page.locator('#field-name').waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await tabUntil(page, 'field-name');
    await page.keyboard.type('Typed by keyboard');
    await tabUntil(page, 'Save');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/ui/console/users/groups');
  });
});

/** Id or text of the focused element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.id.startsWith('field-') ? element.id : (element?.textContent?.trim() ?? '');
  });
}

async function tabUntil(page: Page, wanted: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focused(page)) === wanted) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no ${wanted} within 60 presses of Tab`);
}
