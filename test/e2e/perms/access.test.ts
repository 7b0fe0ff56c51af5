import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshConsole, newPage, signIn } from '../console.ts';

const PATH = 'console/perms/access';

interface Ids {
  readonly alice: string;
  /** A host of Alice, by her own permission. */
  readonly host: string;
  /** A host that she does not reach. */
  readonly other: string;
  /** A host that a group reaches. */
  readonly ofGroup: string;
}

describe('access explained', () => {
  const running = freshConsole();

  const headline = (page: Page, name: string | RegExp) =>
    page.getByRole('heading', { level: 2, name }).waitFor();

  const idsOn = (page: Page): Promise<Ids> =>
    page.evaluate(async () => {
      const read = async (
        path: string,
      ): Promise<{ id: string; assets: string[]; nodes: string[] }[]> =>
        (await fetch(`/api/v1/${path}`)).json();
      const alice = (await read('users/users/?username=alice'))[0]?.id ?? '';
      const [hers] = await read('perms/asset-permissions/?name=Alice');
      const [ofHarbour] = await read('perms/asset-permissions/?name=Operations');
      const reached = new Set((await read(`perms/users/${alice}/assets/`)).map(({ id }) => id));
      const active = await read('assets/assets/?is_active=true');
      const below = await read(`assets/assets/?is_active=true&node_id=${ofHarbour?.nodes[0]}`);
      return {
        alice,
        host: active.find(({ id }) => hers?.assets.includes(id))?.id ?? '',
        other: active.find(({ id }) => !reached.has(id))?.id ?? '',
        ofGroup: below[0]?.id ?? '',
      };
    });

  const open = async (page: Page, query: Readonly<Record<string, string>>) => {
    const address = new URL(PATH, running.url);
    address.search = new URLSearchParams(query).toString();
    await page.goto(address.href);
  };

  it(
    'answers why a user reaches an asset, and leads on to the permission',
    { tags: ['core'] },
    async () => {
      const { page, problems } = await newPage(running);
      await signIn(page, running.url, 'admin', PATH);
      await page.getByRole('combobox', { name: 'Who', exact: true }).fill('alice');
      await page.getByRole('option', { name: /Alice Lindqvist/ }).click();
      await headline(page, /^Alice Lindqvist can reach: assets \d+/);
      const row = page.getByRole('row', { name: /Alice: two hosts Yes/ }).first();
      await row.getByRole('link', { name: /^Explain: Alice Lindqvist/ }).click();
      await headline(page, /^Alice Lindqvist can reach .+ as operator\. Access does not expire\.$/);
      await page.getByText('operator: Connect, Upload files').waitFor();
      await page.getByRole('link', { name: 'Alice: two hosts' }).click();
      await page.getByRole('heading', { level: 1, name: /Alice: two hosts/ }).waitFor();
      expect(problems).toEqual([]);
    },
  );

  it('follows a row to the other side, searches, and saves the rows as a file', async () => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'admin', PATH);
    const { host } = await idsOn(page);
    await open(page, { asset: host });
    await headline(page, /can be reached by: users \d+/);
    const rows = page.getByRole('rowheader');
    const before = await rows.count();
    await page.getByRole('searchbox', { name: 'Search rows' }).fill('administrator every');
    await expect.poll(() => rows.count()).toBe(1);
    expect(before).toBeGreaterThan(1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
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
    await headline(page, /^Administrator can reach: assets \d+/);
    expect(new URL(page.url()).searchParams.has('user')).toBe(true);
    await page.goBack();
    await headline(page, /can be reached by: users \d+/);
    expect(problems).toEqual([]);
  });

  it('opens from groups, nodes, applications and system users', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/users/groups');
    await page.getByRole('button', { name: 'More actions for Database team' }).click();
    const [ofGroup] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: 'Explain access' }).click(),
    ]);
    await headline(ofGroup, /^Database team can reach: assets \d+/);
    for (const [path, kind, answer] of [
      ['assets/nodes/', 'node', /can be reached by: users \d+/],
      ['applications/applications/', 'application', /can be reached by: users \d+/],
      ['assets/system-users/?name=operator', 'system_user', /^operator gives access to: users \d+/],
    ] as const) {
      const id = await page.evaluate(async (address) => {
        const [first] = await (await fetch(`/api/v1/${address}`)).json();
        return String(first.id);
      }, path);
      await open(page, { [kind]: id });
      await headline(page, answer);
    }
  });
});
