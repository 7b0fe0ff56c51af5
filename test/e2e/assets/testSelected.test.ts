import { describe, expect, it } from 'vitest';
import { button, hasFocus } from '../acts.ts';
import { callAs, read } from '../apiCalls.ts';
import { expectAccessible, freshConsole } from '../console.ts';

describe('the reachability of selected hosts (reviews: ask 15)', () => {
  const running = freshConsole();

  it('is tested host by host, with the reason of those that are not reached, and again', async () => {
    const page = await running.checkedAs('admin', 'console/assets/assets?search=ham-app-0');
    const { results } = await read(page, 'assets/assets/?search=ham-app-0&limit=20&offset=0');
    const [off, ...others] = results;
    await callAs(page, 'PATCH', `assets/assets/${off.id}/`, { is_active: false });
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await button(page, `${results.length} selected`).click();
    await page.getByRole('menuitem', { name: 'Test reachability' }).click();
    const dialog = page.getByRole('dialog', { name: 'Test reachability' });
    await dialog
      .getByText(`${results.length} of ${results.length} hosts tested. 1 not reached.`)
      .waitFor();
    const row = dialog.getByRole('row', { name: off.hostname });
    await row.getByText('Connection timed out').waitFor();
    expect(await dialog.getByText('Reachable', { exact: true }).count()).toBe(others.length);
    await expectAccessible(page, 'the test of selected hosts');
    await callAs(page, 'PATCH', `assets/assets/${off.id}/`, { is_active: true });
    await button(dialog, 'Try 1 again').click();
    await row.getByText('Reachable', { exact: true }).waitFor();
    await button(dialog, 'Close').click();
    await expect.poll(() => hasFocus(button(page, `${results.length} selected`))).toBe(true);
  });

  it('stops when it is told to, and tries those again that were left', async () => {
    const page = await running.checkedAs('admin', 'console/assets/assets');
    await page.route('**/ops/celery/task/**', (route) =>
      route.fulfill({ json: { data: 'PLAY', mark: 'm', end: false } }),
    );
    await page
      .getByRole('checkbox', { name: /^Select ham-app-01|^Select cld/ })
      .first()
      .check();
    await button(page, '1 selected').click();
    await page.getByRole('menuitem', { name: 'Test reachability' }).click();
    const dialog = page.getByRole('dialog', { name: 'Test reachability' });
    await dialog.getByRole('progressbar').waitFor();
    await button(dialog, 'Stop').click();
    await button(dialog, 'Try 1 again').waitFor();
    await dialog.getByText('0 of 1 host tested. 1 not reached.').waitFor();
  });
});
