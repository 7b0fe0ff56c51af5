import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, freshConsole } from '../console.ts';

const running = freshConsole('--licence', 'valid');

const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('system users (spec 2, section 2.1)', () => {
  const rows = (page: Page) =>
    page.locator('main tbody tr').filter({ has: page.getByRole('link') });

  it('are common users in one tab and admin users in the other', async () => {
    const page = await running.checkedAs('admin', 'console/assets/system-users');
    const name = (text: string) => page.getByRole('link', { name: text, exact: true });
    await name('operator').waitFor();
    expect(await name('root by key').count()).toBe(0);
    await expectAccessible(page, 'the tab of common users');
    await page.getByRole('tab', { name: 'Admin users' }).click();
    await name('root by key').waitFor();
    expect(await name('operator').count()).toBe(0);
    expect(await rows(page).count()).toBe(2);
    await name('root by key').click();
    await expect.poll(() => pathOf(page)).toMatch(/system-users\/[0-9a-f-]{36}$/);
  });

  it('are created as admin users from their tab', async () => {
    const page = await running.checkedAs('admin', 'console/assets/system-users');
    await page.getByRole('tab', { name: 'Admin users' }).click();
    await page.getByRole('link', { name: 'Create' }).click();
    await expect.poll(() => new URL(page.url()).search).toContain('type=admin');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('breakglass');
    await page.getByRole('textbox', { name: 'Username', exact: true }).fill('root');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'breakglass', exact: true }).first().waitFor();
    await page.getByRole('tab', { name: 'Admin users', selected: true }).waitFor();
  });
});
