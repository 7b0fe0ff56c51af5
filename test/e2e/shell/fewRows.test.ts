import { describe, expect, it } from 'vitest';
import { read } from '../apiCalls.ts';
import { freshConsole } from '../console.ts';

/** Every list of the demo that these pages read is longer. */
const MOST = 1;

describe('a server that gives few rows at once', () => {
  const running = freshConsole('--max-rows', String(MOST));

  it('shows whole pages of a list', async () => {
    const page = await running.checkedAs('admin', 'console/users/users?size=15');
    await page.locator('tbody tr').first().waitFor();
    expect(await page.locator('tbody tr').count()).toBe(15);
  });

  it('offers all roles and all system users', async () => {
    const page = await running.checkedAs('admin', 'console/users/roles/create');
    const roles = await read(page, 'rbac/system-roles/');
    expect(roles.length).toBeGreaterThan(MOST);
    const from = page.getByRole('combobox', { name: 'Copy permissions from' });
    await from.waitFor();
    // One option is for no role.
    await expect.poll(() => from.locator('option').count()).toBe(roles.length + 1);

    await page.goto(`${running.url}console/ops/command-executions/create`);
    const systemUsers = await read(page, 'perms/system-users-permission/');
    expect(systemUsers.length).toBeGreaterThan(MOST);
    const user = page.getByRole('combobox', { name: 'System user' });
    await expect.poll(() => user.locator('option').count()).toBe(systemUsers.length + 1);
  });
});
