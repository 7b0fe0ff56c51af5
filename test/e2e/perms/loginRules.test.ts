import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { button } from '../acts.ts';
import { callAs, read } from '../apiCalls.ts';
import { expectAccessible, freshConsole, PHONE } from '../console.ts';

describe('rules about logins are tried', () => {
  const running = freshConsole();
  const answer = (dialog: Locator) =>
    expect.poll(() => dialog.getByRole('status').first().textContent());

  it('with a user, an address and a time', async () => {
    const page = await running.checkedAs('admin', 'console/users/users/user-acl');
    const [{ id: user }] = await read(page, 'users/users/?username=alice');
    const rules = { ip_group: ['10.0.0.0/8'], time_period: [{ id: 1, value: '08:00~18:00' }] };
    const rule = {
      name: 'Alice at work',
      user,
      priority: 1,
      action: 'allow',
      rules,
      reviewers: [],
    };
    await callAs(page, 'POST', 'acls/login-acls/', rule);
    const start = button(page, 'Try a login');
    await start.click();
    const dialog = page.getByRole('dialog', { name: 'Try a login' });
    await pick(page, 'User', 'Alice');
    await dialog.getByRole('textbox', { name: 'IP address' }).fill('10.0.0');
    await dialog.getByText('Enter an IP address.').waitFor();
    await dialog.getByRole('textbox', { name: 'IP address' }).fill('10.4.5.6');
    await dialog.getByRole('combobox', { name: 'Day of the week' }).selectOption('Monday');
    await dialog.getByRole('textbox', { name: 'Time' }).fill('09:30');
    await answer(dialog).toBe('Allowed Alice at work');
    await dialog.getByRole('textbox', { name: 'Time' }).fill('19:30');
    await answer(dialog).toBe(
      'Allowed No rule appliesSome servers of this version check the first rule only, and would reject this login.',
    );
    await expectAccessible(page, 'trying a login');
    await button(dialog, 'Close').click();
    await expect.poll(() => start.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  it('with a user, an asset and a system user', async () => {
    const { page } = await running.openAs('admin', 'console/acls/asset-acl', PHONE);
    await button(page, 'Try a login to an asset').click();
    const dialog = page.getByRole('dialog', { name: 'Try a login to an asset' });
    await pick(page, 'User', 'Alice');
    await pick(page, 'Asset', 'ham-app-15');
    await pick(page, 'System user', 'root by key');
    await answer(dialog).toBe('Approval required Root on the billing hosts');
    await expectAccessible(page, 'trying a login to an asset');
  });
});

/** In a dialog, which Escape would close. */
async function pick(page: Page, field: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).fill(name);
  await page.getByRole('option', { name }).first().click();
}
