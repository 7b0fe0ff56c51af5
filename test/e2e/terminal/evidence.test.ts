import { describe, expect, it } from 'vitest';
import { expectAccessible, freshConsole } from '../console.ts';

const running = freshConsole();

describe('a log', () => {
  it.each([
    'audit/sessions/sessions?activeTab=history',
    'audit/sessions/command',
    'audit/sessions/ftp',
    'audit/logs/login-log',
    'audit/logs/operate-log',
    'audit/logs/password-change-log',
    'audit/logs/command-execution-log',
  ])('begins with the time, which is never cut off: %s', async (path) => {
    const page = await running.checkedAs('auditor', path);
    const first = page.locator('main tbody tr').first();
    const time = first.getByRole('rowheader').locator('time');
    await time.waitFor();
    await expect
      .poll(() => time.textContent())
      .toMatch(/^\d\d\/\d\d, \d\d:\d\d .*(ago|now|yesterday)/);
    expect(await time.getAttribute('title')).toMatch(/:\d\d:\d\d/);
    const cut = await time.evaluate((element) => {
      const cell = element.closest('th');
      return cell !== null && cell.scrollWidth > cell.clientWidth;
    });
    expect(cut).toBe(false);
    await expectAccessible(page, path);
  });
});

describe('a name in a log', () => {
  it('leads to the one record of that name', async () => {
    const { page } = await running.openAs('admin', 'audit/sessions/ftp');
    const link = page.locator('main tbody tr').first().getByRole('link').first();
    const name = (await link.locator('span').first().getAttribute('title')) ?? '';
    await link.click();
    await page.waitForURL(/\/console\/users\/users\/[0-9a-f-]{36}/);
    const username = /\(([^()]+)\)$/.exec(name)?.[1] ?? '';
    await page.locator('main').getByText(username, { exact: true }).first().waitFor();
  });

  it('of the operation log leads to the record', async () => {
    const { page } = await running.openAs('admin', 'audit/logs/operate-log');
    const row = page
      .locator('main tbody tr', { hasText: 'Updated' })
      .filter({ hasText: /Asset/ })
      .first();
    const link = row.getByRole('link').last();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await page.waitForURL(/\/console\/assets\/assets\/[0-9a-f-]{36}/);
    await page
      .locator('main h1')
      .getByText(name.split('(')[0] ?? '')
      .waitFor();
  });
});
