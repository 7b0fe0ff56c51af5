import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshConsole, newPage, signIn } from '../console.ts';

/** Every list of the demo that these pages read is longer. */
const MOST = 1;

describe('a server that gives few rows at once', () => {
  const running = freshConsole('--max-rows', String(MOST));

  async function enter(path: string) {
    const watched = await newPage(running);
    await signIn(watched.page, running.url, 'admin', path);
    return watched;
  }
  /** All rows of an address: calls without a limit are whole. */
  const all = (page: Page, address: string): Promise<readonly Record<string, unknown>[]> =>
    page.evaluate(async (path) => (await fetch(`/api/v1/${path}`)).json(), address);

  it('shows whole pages of a list', async () => {
    const { page, problems } = await enter('console/users/users?size=15');
    await page.locator('tbody tr').first().waitFor();
    expect(await page.locator('tbody tr').count()).toBe(15);
    expect(problems).toEqual([]);
  });

  it('offers all roles and all system users', async () => {
    const { page, problems } = await enter('console/users/roles/create');
    const roles = await all(page, 'rbac/system-roles/');
    expect(roles.length).toBeGreaterThan(MOST);
    const from = page.getByRole('combobox', { name: 'Copy permissions from' });
    await from.waitFor();
    // One option is for no role.
    await expect.poll(() => from.locator('option').count()).toBe(roles.length + 1);

    await page.goto(`${running.url}console/ops/command-executions/create`);
    const systemUsers = await all(page, 'perms/system-users-permission/');
    expect(systemUsers.length).toBeGreaterThan(MOST);
    const user = page.getByRole('combobox', { name: 'System user' });
    await expect.poll(() => user.locator('option').count()).toBe(systemUsers.length + 1);
    expect(problems).toEqual([]);
  });
});
