import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { read } from '../apiCalls.ts';
import { freshConsole } from '../console.ts';
import { counted } from './counted.ts';

const running = freshConsole();

interface Session {
  readonly id: string;
  readonly has_replay: boolean;
}

/** Ids of the sessions that are over and were recorded. */
async function recorded(page: Page): Promise<readonly string[]> {
  const { results } = await read(page, 'terminal/sessions/?is_finished=1&limit=100&offset=0');
  const sessions: readonly Session[] = results;
  return sessions.filter(({ has_replay: has }) => has).map(({ id }) => id);
}

it('who ran rm -rf is found and seen in three clicks (task 9: best 4)', async () => {
  const page = await running.checkedAs('admin', 'console/dashboard');
  const person = counted(page);
  await person.find('command records');
  await expect
    .poll(() => page.getByRole('option', { selected: true }).textContent())
    .toMatch(/^Command records/);
  await person.press('Enter');
  await page.waitForURL('**/audit/sessions/command');
  await person.click(page.getByRole('columnheader', { name: /Risk/ }).getByRole('button'));
  await person.click(
    page
      .getByRole('menuitem', { name: 'Dangerous' })
      .or(page.getByRole('menuitemradio', { name: 'Dangerous' })),
  );
  await expect.poll(() => page.locator('main tbody', { hasText: 'Normal' }).count()).toBe(0);
  // Those at the top may belong to sessions that still run.
  const over = (await recorded(page)).map((id) => `a[href*="${id}"]`).join(',');
  const row = page.locator('main tbody tr', { hasText: 'rm -rf', has: page.locator(over) }).first();
  await person.click(row.getByRole('link', { name: 'Play from this moment' }));
  await page.waitForURL(/\/audit\/sessions\/sessions\/.+activeTab=replay&at=\d+/);
  const screen = page.getByRole('region', { name: 'Terminal contents' });
  await expect.poll(() => screen.locator('pre').textContent()).toContain('rm -rf');
  expect([person.clicks, person.typed]).toEqual([3, 1]);
});
