import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checked, expectAccessible, freshConsole, type PageOptions } from '../console.ts';
import { callAs } from '../apiCalls.ts';

const SESSIONS = 'audit/sessions/sessions';

describe('the list of running sessions', () => {
  const running = freshConsole();

  async function open(options: PageOptions = {}) {
    const watched = await running.openAs('admin', SESSIONS, options);
    await rows(watched.page).first().waitFor();
    return watched;
  }
  const rows = (page: Page) => page.locator('main :is(tbody tr, [data-rows] li)');
  const idOf = async (page: Page, row: number) =>
    (await rows(page).nth(row).getByRole('rowheader').getByRole('link').getAttribute('href'))
      ?.split('/')
      .at(-1)
      ?.split('?')[0] ?? '';
  const end = (page: Page, id: string) =>
    callAs(page, 'POST', 'terminal/tasks/kill-session/', [id]);
  const pause = (page: Page) => page.getByRole('button', { name: 'Live: pause updates' });

  it('updates itself, and keeps selection, focus and what else is there', async () => {
    const page = checked(await open());
    await pause(page).waitFor();
    const count = await rows(page).count();
    const [kept, gone] = [await idOf(page, 1), await idOf(page, 3)];
    await rows(page).nth(1).getByRole('checkbox').check();
    // The focus stands in the row that will go.
    await rows(page).nth(3).getByRole('checkbox').focus();
    await end(page, gone);
    await expect.poll(() => rows(page).count()).toBe(count - 1);
    const keptRow = page.locator('main tbody tr', { has: page.locator(`a[href*="${kept}"]`) });
    expect(await keptRow.getByRole('checkbox').isChecked()).toBe(true);
    const focused = () => page.evaluate(() => document.activeElement?.closest('tbody tr') !== null);
    await expect.poll(focused).toBe(true);
    await page.getByText('Rows added: 0, removed: 1').waitFor({ state: 'attached' });
    await expectAccessible(page, 'the live list of sessions');
  });

  it('leads from each row to the user, the asset, the session and its commands', async () => {
    const { page } = await open();
    const row = rows(page).first();
    const hrefs = () =>
      row
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    await expect
      .poll(hrefs)
      .toEqual([
        expect.stringMatching(/\/audit\/sessions\/sessions\/[0-9a-f-]{36}$/),
        expect.stringMatching(/\/console\/users\/users\/[0-9a-f-]{36}$/),
        expect.stringMatching(/\/console\/assets\/assets\/[0-9a-f-]{36}$/),
        expect.stringMatching(/\/audit\/sessions\/sessions\/.+activeTab=commands$/),
        expect.stringMatching(/\/console\/assets\/system-users\/[0-9a-f-]{36}$/),
        expect.stringMatching(/^\/luna\/monitor\/[0-9a-f-]{36}$/),
      ]);
    await expect
      .poll(() => row.getByText(/^\d+(?:\.\d)? (?:day|hour|minute|second)s?$/).count())
      .toBe(1);
  });
});
