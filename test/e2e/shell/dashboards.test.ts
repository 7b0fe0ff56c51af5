import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atRest } from '../atRest.ts';
import { expectAccessible, freshConsole, newPage, signIn, type PageOptions } from '../console.ts';

const DAY_MS = 86_400_000;

describe('the dashboards', () => {
  const running = freshConsole();

  const attention = (page: Page) => page.getByRole('region', { name: 'Needs attention' });
  const row = (page: Page, name: string) =>
    attention(page).getByRole('listitem').filter({ hasText: name });
  async function enter(username: string, path: string, options?: PageOptions) {
    const watched = await newPage(running, options);
    await signIn(watched.page, running.url, username, path);
    return watched;
  }
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
    const { page, problems } = await enter('admin', 'console/dashboard');
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
    expect(problems).toEqual([]);
  });

  it('shows what the server cannot filter in a list of its own', async () => {
    const { page } = await enter('admin', 'console/dashboard');
    await row(page, 'Permissions expiring').getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Permissions expiring in 7 days' });
    await dialog
      .getByText(/^Expires /)
      .first()
      .waitFor();
    await expectAccessible(page, 'the permissions that end');
    await dialog.getByRole('link', { name: 'Created by ticket: warehouse scanners' }).click();
    await page.getByRole('heading', { level: 1, name: /warehouse scanners/ }).waitFor();
  });

  it('says that a count is unknown which cannot be read', async () => {
    const { page } = await newPage(running);
    await page.route('**/audits/login-logs/?*', (route) => route.fulfill({ status: 502 }));
    await signIn(page, running.url, 'admin', 'console/dashboard');
    await row(page, 'Failed logins').getByText('Unknown').waitFor();
  });

  it('asks for nothing that a person may not open', async () => {
    const { page } = await newPage(running);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signIn(page, running.url, 'orgadmin', 'console/dashboard');
    await counted(page);
    await atRest(page);
    const audits = asked.filter((path) => /audits|command-storages|terminal\/sessions/.test(path));
    const rows = await attention(page).getByRole('listitem').allTextContents();
    const sees = rows.some((text) => text.startsWith('Failed logins'));
    expect(audits.length > 0).toBe(sees);
  });

  it('shows auditors failed logins and dangerous commands by day, and other rows', async () => {
    const { page, problems } = await enter('auditor', 'audit/dashboard');
    await counted(page);
    const rows = await attention(page).getByRole('listitem').allTextContents();
    expect(rows.some((text) => text.startsWith('Unreachable'))).toBe(false);
    expect(rows.some((text) => text.startsWith('Deleted records'))).toBe(true);
    const chart = page.getByRole('region', { name: 'Failed logins and dangerous commands' });
    await chart.getByRole('img').waitFor();
    await chart.getByText('Show as table').click();
    await chart.getByRole('columnheader', { name: 'Dangerous commands' }).waitFor();
    expect(await page.getByText('No activity').count()).toBe(0);
    await expectAccessible(page, 'the dashboard of auditors');
    expect(problems).toEqual([]);
  });

  it('links the newest sessions and the most used assets', async () => {
    const { page } = await enter('admin', 'console/dashboard');
    const newest = page.getByRole('region', { name: 'Latest sessions' });
    expect(await newest.getByRole('link').first().getAttribute('href')).toMatch(
      /\/audit\/sessions\/sessions\/[\w-]{36}$/,
    );
    const assets = page.getByRole('region', { name: 'Most used assets' });
    const name = await assets.getByRole('link').first().textContent();
    await assets.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'Assets' }).waitFor();
    const host = (name ?? '').split('(')[0] ?? '';
    await page.getByRole('rowheader', { name: host }).first().waitFor();
  });

  it('draws charts in the size of their place: texts are as large in a wide window', async () => {
    const { page } = await enter('admin', 'console/dashboard', { width: 1920 });
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

  const LOOKS = [
    { username: 'admin', path: 'console/dashboard', language: 'zh-hans', dark: true, width: 1440 },
    { username: 'auditor', path: 'audit/dashboard', language: 'ja', dark: true, width: 1440 },
    { username: 'admin', path: 'console/dashboard', language: 'en', dark: false, width: 390 },
  ] as const;
  it.each(LOOKS)('are usable by everybody: $path, $language, $width px', async (look) => {
    const { page } = await enter(look.username, look.path, look);
    await page.locator('main svg[role=img]').first().waitFor();
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
    await expectAccessible(page, look.path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(look.width);
  });
});
