import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { overflow, noteRequests } from '../acts.ts';
import { expectAccessible, openBrowser } from '../console.ts';

/** The accounts; those that reach the same share a column. */
const ACCOUNTS = [
  'SystemAdmin',
  'SystemAuditor+OrgAdmin',
  'SystemAuditor+OrgAuditor, SystemAuditor+OrgUser, User+OrgAuditor',
  'User+OrgAdmin',
  'User+OrgUser',
];
const MOST_BYTES = 10_000_000;
const WIDTHS = [1440, 390];

describe('the page that `gatehouse matrix --format html` writes, opened from the disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-matrix-'));
  const file = join(folder, 'access.html');
  beforeAll(() => {
    const args = ['dist/bin/gatehouse.mjs', 'matrix', '--format', 'html'];
    writeFileSync(file, execFileSync('node', args, { maxBuffer: MOST_BYTES }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function open(options: BrowserContextOptions = {}) {
    const browser = await openBrowser();
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      ...options,
    });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const asked = noteRequests(page, ({ url }) => url);
    await page.goto(pathToFileURL(file).href);
    return { page, asked };
  }

  const shownRows = (page: Page) => page.locator('tbody tr:visible');

  it.each(['light', 'dark'] as const)(
    'has no violation of axe in the %s scheme, on wide and narrow screens, and asks for nothing else',
    async (colorScheme) => {
      const { page, asked } = await open({ colorScheme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page, `the matrix, ${colorScheme}, ${width} px`);
        expect(await overflow(page), `${width} px`).toBe(0);
      }
      expect(asked).toEqual([pathToFileURL(file).href]);
    },
  );

  it('binds each cell to the page or action of its row and the account of its column', async () => {
    const { page } = await open();
    const heads = page.getByRole('columnheader');
    expect(await heads.allInnerTexts()).toEqual(['Page or action', 'Gates', ...ACCOUNTS]);
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: /^UserList\b/ }) });
    expect(await row.count()).toBe(1);
    const cells = await row.getByRole('cell').allInnerTexts();
    expect(cells.slice(1)).toEqual([
      'yes',
      'yes, outside the root organization',
      'no',
      'yes',
      'no',
    ]);
    const rows = await page.locator('tbody tr').count();
    expect(await page.getByRole('rowheader').count()).toBe(rows);
    expect(rows).toBeGreaterThan(200);
  });

  it('keeps both headers in view while it is scrolled by keyboard', async () => {
    const { page } = await open({ viewport: { width: 800, height: 500 } });
    await page.locator('main').focus();
    await page.keyboard.press('PageDown');
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('ArrowRight');
    const scrolled = () =>
      page.locator('main').evaluate(({ scrollTop, scrollLeft }) => Math.min(scrollTop, scrollLeft));
    await expect.poll(scrolled).toBeGreaterThan(100);
    const seen = await page.evaluate(() => {
      const main = document.querySelector('main')?.getBoundingClientRect();
      const inside = (one: Element | null) => {
        const box = one?.getBoundingClientRect();
        return box && main && box.left >= main.left - 1 && box.top >= main.top - 1;
      };
      const heads = [...document.querySelectorAll('thead th')];
      const names = [...document.querySelectorAll('tbody th')];
      const middle = main && main.top + main.height / 2;
      const row = names.find((name) => name.getBoundingClientRect().bottom > (middle ?? 0));
      return {
        top: heads.every((head) => (head.getBoundingClientRect().top ?? 0) >= (main?.top ?? 0) - 1),
        left: inside(row ?? null),
      };
    });
    expect(seen).toEqual({ top: true, left: true });
  });

  it('is searched by word, kind and account, and says how many rows are left', async () => {
    const { page } = await open();
    const all = await shownRows(page).count();
    await page.getByLabel('Search').fill('userlist');
    await expect.poll(() => shownRows(page).count()).toBeLessThan(all / 10);
    const found = await shownRows(page).allInnerTexts();
    expect(found.filter((text) => !/userlist/i.test(text))).toEqual([]);
    const status = page.getByRole('status');
    expect(await status.innerText()).toBe(`${found.length} of ${all}`);
    await page.getByLabel('Search').fill('');
    await page.getByLabel('Kind').selectOption('action');
    await page.getByLabel('Open to').selectOption('User+OrgUser');
    await expect.poll(() => status.innerText()).not.toMatch(/^(\d+) of \1$/);
    const kinds = await shownRows(page).evaluateAll((rows) =>
      rows.map((row) => [row.getAttribute('data-kind'), row.lastElementChild?.textContent]),
    );
    expect(kinds.length).toBeGreaterThan(3);
    expect(kinds.filter(([kind, cell]) => kind !== 'action' || cell === 'no')).toEqual([]);
  });

  it('shows the whole table where no script runs', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    expect(await page.getByLabel('Search').isVisible()).toBe(false);
    expect(await shownRows(page).count()).toBe(await page.locator('tbody tr').count());
  });
});
