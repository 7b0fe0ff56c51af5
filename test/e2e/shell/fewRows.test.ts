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

  it('imports the names behind the first rows', async () => {
    const { page, problems } = await enter('console/users/groups');
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog');
    const users = await all(page, 'users/users/?fields_size=mini');
    const names = users.map(({ username }) => String(username));
    expect(names.length).toBeGreaterThan(MOST * 2);
    const lines = names.map((name, index) => `Group ${index},${name}`);
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'groups.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`name,users\r\n${lines.join('\r\n')}\r\n`),
    });
    await dialog
      .getByRole('status')
      .filter({ hasText: `${names.length} found, 0 to correct` })
      .waitFor();
    expect(problems).toEqual([]);
  });

  it('explains access by all permissions', async () => {
    const { page, problems } = await enter('console/perms/access');
    const permissions = await all(page, 'perms/asset-permissions/');
    expect(permissions.length).toBeGreaterThan(MOST);
    const [alice] = await all(page, 'users/users/?username=alice');
    await page.goto(`${running.url}console/perms/access?user=${String(alice?.['id'])}`);
    const granted = await all(page, `perms/users/${String(alice?.['id'])}/assets/`);
    const reached = granted.filter((asset) => asset['is_active'] === true).length;
    await page
      .getByRole('heading', { level: 2, name: `Alice Lindqvist can reach: assets ${reached}` })
      .waitFor();
    expect(await page.getByText('permissions were checked').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('counts exactly on the dashboard', async () => {
    const { page, problems } = await enter('console/dashboard');
    const region = page.getByRole('region', { name: 'Needs attention' });
    const rows = region.getByRole('listitem').filter({ hasText: /Unreachable|expiring/ });
    await expect
      .poll(async () => (await rows.allTextContents()).every((text) => /\d$/.test(text)))
      .toBe(true);
    const assets = await all(page, 'assets/assets/');
    const failed = assets.filter(({ connectivity }) => connectivity === 'failed').length;
    expect((await rows.allTextContents())[0]).toBe(`Unreachable assets${failed}`);
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
