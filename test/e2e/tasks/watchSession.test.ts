import { expect, it } from 'vitest';
import { freshConsole } from '../console.ts';
import { counted } from './counted.ts';

const running = freshConsole();

it('a running session is watched and ended in three clicks (task 8: best 4)', async () => {
  const page = await running.checkedAs('admin', 'console/dashboard');
  const person = counted(page);
  await person.find('sessions');
  await expect
    .poll(() => page.getByRole('option', { selected: true }).textContent())
    .toMatch(/^Sessions/);
  await person.press('Enter');
  await page.waitForURL('**/audit/sessions/sessions');
  const watched = page.locator('main tbody tr', {
    has: page.getByRole('link', { name: /^Watch live/ }),
  });
  const row = watched.first();
  const opened = page.context().waitForEvent('page');
  await person.click(row.getByRole('link', { name: /^Watch live/ }));
  const window = await opened;
  expect(new URL(window.url()).pathname).toMatch(/^\/luna\/monitor\//);
  await window.close();
  const count = await page.locator('main tbody tr').count();
  await person.click(row.getByRole('button', { name: /^End session/ }));
  await person.click(page.getByRole('alertdialog').getByRole('button', { name: 'End session' }));
  await expect.poll(() => page.locator('main tbody tr').count()).toBe(count - 1);
  expect([person.clicks, person.typed]).toEqual([3, 1]);
});
