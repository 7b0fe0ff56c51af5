import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstNamed } from '../acts.ts';
import { expectAccessible, freshConsole, PHONE } from '../console.ts';

const DAY_MS = 86_400_000;
const ORDER: readonly (string | undefined)[] = ['Danger', 'Warning', 'Note'];
/** As server answers it for a filter without records. */
const NOTHING = { count: 0, next: null, previous: null, results: [] };

describe('the dashboards', () => {
  const running = freshConsole();

  const attention = (page: Page) => page.getByRole('region', { name: 'Needs attention' });
  const row = (page: Page, name: string) =>
    attention(page).getByRole('listitem').filter({ hasText: name });
  /** The rows when all have their number, also those that are folded. */
  async function counted(page: Page): Promise<readonly string[]> {
    const rows = attention(page).locator('li');
    await expect
      .poll(async () => {
        const texts = await rows.allTextContents();
        return texts.length > 0 && texts.every((text) => /\d|Unknown/.test(text.slice(-60)));
      })
      .toBe(true);
    return rows.allTextContents();
  }

  it('leads operators to the lists that need them, with the same filters', async () => {
    const begun = Date.now();
    const page = await running.checkedAs('admin', 'console/dashboard');
    const rows = await counted(page);
    const isFine = (text: string) => text.endsWith('hours0');
    const severities = rows.filter((text) => !isFine(text)).map((text) => text.split(':')[0]);
    expect(severities).toEqual(
      severities.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)),
    );
    // A storage of the demo does not answer, and the line says so.
    expect(rows[0]).toMatch(
      /^Danger:Dangerous commands, last 24 hours\d+\+index-old \(es\).*: no response, so there may be more$/,
    );
    // Every figure once: the number of online sessions is in its tile.
    expect(await page.getByText('Online sessions').count()).toBe(1);
    await expectAccessible(page, 'the dashboard of operators');
    const failedLogins = rows.find((text) => text.includes('Failed logins')) ?? '';
    const failed = Number(/(\d+)$/.exec(failedLogins)?.[1]);
    if (isFine(failedLogins))
      await attention(page)
        .getByText(/checks? (?:is|are) fine/)
        .click();
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

  it('folds the checks that are fine, and says when all of them are', async () => {
    const { page } = await running.newPage();
    for (const list of ['audits/login-logs', 'tickets/tickets', 'assets/assets', 'perms/*']) {
      await page.route(`**/api/v1/${list}/?*`, (route) => route.fulfill({ json: NOTHING }));
    }
    const storages = '**/terminal/command-storages/tree/?*';
    await page.route(storages, (route) => route.fulfill({ json: [] }));
    await running.signIn(page, 'admin', 'console/dashboard');
    await attention(page).getByText('Nobody waits at the gate.').waitFor();
    expect(await attention(page).getByRole('listitem').count()).toBe(0);
    await attention(page).getByText('5 checks are fine').click();
    expect(await attention(page).getByRole('listitem').count()).toBe(5);
    await expectAccessible(page, 'a dashboard on which all is fine');
  });

  it('have tiles that are links, each with a second line', async () => {
    const { page } = await running.openAs('admin', 'console/dashboard');
    await page.getByRole('link', { name: /^Online sessions \d+ longest for \d/ }).waitFor();
    await page.getByRole('link', { name: /^Assets \d+ \d+ used today$/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Assets' }).waitFor();
  });

  it('have rows of one height in the three lists', async () => {
    const { page } = await running.openAs('admin', 'console/dashboard');
    const rows = page.locator('main ol > li');
    await expect.poll(() => rows.count()).toBe(30);
    const heights = await rows.evaluateAll((found) =>
      found.map((row) => row.getBoundingClientRect().height),
    );
    expect(new Set(heights)).toEqual(new Set([40]));
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
