import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstNamed } from '../acts.ts';
import { expectAccessible, freshConsole, PHONE } from '../console.ts';

const DAY_MS = 86_400_000;

describe('the dashboards', () => {
  const running = freshConsole();

  const attention = (page: Page) => page.getByRole('region', { name: 'Needs attention' });
  const row = (page: Page, name: string) =>
    attention(page).getByRole('listitem').filter({ hasText: name });
  /** Waits until all rows have their number. */
  const counted = (page: Page) =>
    expect
      .poll(async () => {
        const rows = await attention(page).getByRole('listitem').allTextContents();
        return rows.length > 0 && rows.every((text) => /(?:\d|or more|Unknown)$/.test(text));
      })
      .toBe(true);

  it('leads operators to the lists that need them, with the same filters', async () => {
    const begun = Date.now();
    const page = await running.checkedAs('admin', 'console/dashboard');
    await counted(page);
    const rows = await attention(page).getByRole('listitem').allTextContents();
    expect(rows.map((text) => text.replace(/[\d,]+(?: or more)?$/, ''))).toEqual([
      'Tickets assigned to me',
      'Unreachable assets',
      'Permissions expiring in 7 days',
      'Failed logins, last 24 hours',
      'Dangerous commands, last 24 hours',
      'Online sessions',
    ]);
    await expectAccessible(page, 'the dashboard of operators');
    const failed = Number(/(\d+)$/.exec(rows[3] ?? '')?.[1]);
    const asked = page.waitForRequest('**/audits/login-logs/?*');
    await row(page, 'Failed logins').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Login logs' }).waitFor();
    const query = new URL((await asked).url()).searchParams;
    expect(query.get('status')).toBe('False');
    // In whole seconds.
    const from = Date.parse(query.get('date_from') ?? '');
    expect(from).toBeGreaterThan(begun - DAY_MS - 1000);
    const answer = await (await asked).response();
    expect(await answer?.json()).toMatchObject({ count: failed });
  });

  it('links the newest sessions and the most used assets', async () => {
    const { page } = await running.openAs('admin', 'console/dashboard');
    const newest = page.getByRole('region', { name: 'Latest sessions' });
    expect(await newest.getByRole('link').first().getAttribute('href')).toMatch(
      /\/audit\/sessions\/sessions\/[\w-]{36}$/,
    );
    const assets = page.getByRole('region', { name: 'Most used assets' });
    const name = await assets.getByRole('link').first().textContent();
    await assets.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'Assets' }).waitFor();
    const host = (name ?? '').split('(')[0] ?? '';
    await firstNamed(page, 'rowheader', host).waitFor();
  });

  it('draws charts in the size of their place: texts are as large in a wide window', async () => {
    const { page } = await running.openAs('admin', 'console/dashboard', { width: 1920 });
    const chart = page.getByRole('region', { name: 'Activity' }).getByRole('img');
    await expect
      .poll(() =>
        chart.evaluate((svg) => {
          const [, , width] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
          return Math.abs(svg.getBoundingClientRect().width - (width ?? 0));
        }),
      )
      .toBeLessThan(1);
    const days = await chart.locator('text').allTextContents();
    expect(days.some((text) => /^[A-Z][a-z]{2} \d{1,2}$/.test(text))).toBe(true);
  });

  it('have rings of one size, and moments in one line on a narrow screen', async () => {
    const { page } = await running.openAs('admin', 'console/dashboard');
    const sizes = (selector: string, side: 'width' | 'height') =>
      page
        .locator(selector)
        .evaluateAll(
          (found, asked) => found.map((element) => element.getBoundingClientRect()[asked]),
          side,
        );
    await page.locator('main svg[viewBox="0 0 112 112"]').first().waitFor();
    expect(await sizes('main svg[viewBox="0 0 112 112"]', 'width')).toEqual([112, 112]);
    await page.setViewportSize(PHONE);
    const moments = 'main li > span:last-child > small';
    await page.locator(moments).first().waitFor();
    await expect.poll(async () => new Set(await sizes(moments, 'height')).size).toBe(1);
  });
});
