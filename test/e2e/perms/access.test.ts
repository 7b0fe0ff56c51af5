import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { choose, downloadedBy, firstNamed } from '../acts.ts';
import { read, accessIds } from '../apiCalls.ts';
import { freshConsole, CORE } from '../console.ts';

const PATH = 'console/perms/access';

describe('access explained', () => {
  const running = freshConsole();

  const headline = (page: Page, name: string | RegExp) =>
    page.getByRole('heading', { level: 2, name }).waitFor();

  const open = async (page: Page, query: Readonly<Record<string, string>>) => {
    const address = new URL(PATH, running.url);
    address.search = new URLSearchParams(query).toString();
    await page.goto(address.href);
  };

  it('answers why a user reaches an asset, and leads on to the permission', CORE, async () => {
    const page = await running.checkedAs('admin', PATH);
    await page.getByRole('combobox', { name: 'Who', exact: true }).fill('alice');
    await page.getByRole('option', { name: /Alice Lindqvist/ }).click();
    await headline(page, /^Alice Lindqvist can reach \d+ assets?/);
    const row = firstNamed(page, 'row', /Alice: two hosts Yes/);
    await row.getByRole('link', { name: /^Check: Alice Lindqvist/ }).click();
    await headline(page, /^Alice Lindqvist can reach .+ as operator\. Access does not expire\.$/);
    await page.getByText('operator: Connect, Upload files').waitFor();
    await page.getByRole('link', { name: 'Alice: two hosts' }).click();
    await page.getByRole('heading', { level: 1, name: /Alice: two hosts/ }).waitFor();
  });

  it('follows a row to the other side, searches, and saves the rows as a file', async () => {
    const page = await running.checkedAs('admin', PATH);
    const { host } = await accessIds(page);
    await open(page, { asset: host });
    await headline(page, / can reach /);
    const rows = page.getByRole('rowheader');
    const before = await rows.count();
    await page.getByRole('searchbox', { name: 'Search rows' }).fill('administrator every');
    await expect.poll(() => rows.count()).toBe(1);
    expect(before).toBeGreaterThan(1);
    const download = await downloadedBy(page, () =>
      page.getByRole('button', { name: 'Export CSV' }).click(),
    );
    const file = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(file).toHaveLength(2);
    expect(file[0]).toContain('Who,Username,What,IP address,Permission,Access');
    expect(file[1]).toContain('Administrator,admin,');
    await page.getByRole('combobox', { name: 'Access' }).selectOption('No');
    await page.getByText('No results for this search.').waitFor();
    await page.getByRole('combobox', { name: 'Access' }).selectOption('');
    await page.getByRole('link', { name: 'Show access Administrator' }).click();
    await headline(page, /^Administrator can reach \d+ assets?/);
    expect(new URL(page.url()).searchParams.has('user')).toBe(true);
    await page.goBack();
    await headline(page, / can reach /);
  });

  it('leads to the repair, and comes back with the new answer', async () => {
    const page = await running.checkedAs('admin', PATH);
    const [{ id: user }] = await read(page, 'users/users/?username=alice');
    const [{ id: asset }] = await read(page, 'assets/assets/?hostname=ham-app-15');
    await open(page, { user, asset });
    await headline(page, /^Alice Lindqvist cannot reach ham-app-15/);
    await page.getByRole('link', { name: 'Grant access' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Repaired');
    await choose(page, 'System users', /operator/);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await headline(page, /^Alice Lindqvist can reach ham-app-15/);
    expect(page.context().pages()).toHaveLength(1);
  });

  it('opens from groups, nodes, applications and system users', async () => {
    const { page } = await running.openAs('admin', 'console/users/groups');
    await page.getByRole('button', { name: 'More actions for Database team' }).click();
    await page.getByRole('menuitem', { name: 'Check access' }).click();
    await headline(page, /^Database team can reach \d+ assets?/);
    for (const [path, kind, answer] of [
      ['assets/nodes/', 'node', / can reach /],
      ['applications/applications/', 'application', / can reach /],
      [
        'assets/system-users/?name=operator',
        'system_user',
        /^operator gives \d+ users?.* access to /,
      ],
    ] as const) {
      const [{ id }] = await read(page, path);
      await open(page, { [kind]: id });
      await headline(page, answer);
    }
  });
});
