import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForText, choose, noteRequests, firstNamed } from '../acts.ts';
import { read } from '../apiCalls.ts';
import { atRest } from '../atRest.ts';
import { expectAccessible, freshConsole, heading, CORE } from '../console.ts';

describe('granting access', () => {
  const running = freshConsole();

  const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

  it('begins on the page of a user, for a week', CORE, async () => {
    const page = await running.checkedAs('admin', 'console/users/users?search=alice');
    await page.getByRole('link', { name: 'Alice Lindqvist', exact: true }).click();
    await heading(page, /Alice/);
    await page.getByRole('link', { name: /^Grant access to assets/ }).click();
    await heading(page, /^Create/);
    await page.getByText('Alice Lindqvist', { exact: false }).first().waitFor();
    await nameOf(page).fill('Alice: a week');
    await choose(page, 'Nodes', /Hamburg/);
    await choose(page, 'System users', /operator/);
    const expires = page.getByRole('group', { name: 'Expiry date' });
    await expires.getByRole('button', { name: '7 days' }).click();
    await expectAccessible(page, 'the form of a permission with lengths');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await save(page);
    const body: { users: string[]; date_expired: string } = (await sent).postDataJSON();
    expect(body.users).toHaveLength(1);
    const days = (new Date(body.date_expired).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    await heading(page, /^User: Alice Lindqvist/);
    await page.getByRole('link', { name: 'Open Alice: a week' }).click();
    await heading(page, /Alice: a week/);
  });

  it('asks before a permission that grants nothing is saved', async () => {
    const { page } = await running.openAs('admin', 'console/perms/asset-permissions/create');
    await heading(page, /^Create/);
    await nameOf(page).fill('Nothing for nobody');
    await choose(page, 'Nodes', /Hamburg/);
    await save(page);
    const question = page.getByRole('alertdialog', { name: 'Save anyway?' });
    await question.getByText('Nobody gets access').waitFor();
    await question.getByText('Nobody can log in because').waitFor();
    await expectAccessible(page, 'the question before an empty permission');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await nameOf(page).inputValue()).toBe('Nothing for nobody');
    await choose(page, 'Users', /Alice/);
    await choose(page, 'System users', /operator/);
    await save(page);
    await page.getByRole('link', { name: 'Nothing for nobody', exact: true }).waitFor();
  });

  it('offers last the system users that fit no chosen host, and says why', async () => {
    const { page } = await running.openAs('admin', 'console/perms/asset-permissions/create');
    await choose(page, 'Assets', /ham-app-01/);
    await page.getByRole('combobox', { name: 'System users' }).click();
    const options = page.getByRole('option');
    await options.filter({ hasText: 'desktop (desktop) – rdp; host offers ssh' }).waitFor();
    // The last one creates another.
    const labels = (await options.allTextContents()).slice(0, -1);
    const unfit = labels.map((label) => label.includes('host offers'));
    expect(unfit).toEqual(unfit.toSorted());
    expect(unfit[0]).toBe(false);
    await expectAccessible(page, 'system users that fit no host');

    // An unfit one can be chosen; saving asks first.
    await options.filter({ hasText: 'desktop' }).click();
    await page.keyboard.press('Escape');
    await page.getByText('desktop (desktop)', { exact: true }).first().waitFor();
    await nameOf(page).fill('Nobody gets in');
    await choose(page, 'Users', /Alice/);
    await save(page);
    const question = page.getByRole('alertdialog', { name: 'Save anyway?' });
    await question.getByText('they log in by rdp, and the hosts offer ssh').waitFor();
    await expectAccessible(page, 'the question before a grant that fits no host');
    await question.getByRole('button', { name: 'Cancel' }).click();
    // With a node more hosts are meant than the chosen ones.
    await choose(page, 'Nodes', /Hamburg/);
    await page.getByRole('combobox', { name: 'System users' }).click();
    await options.filter({ hasText: 'operator (operator)' }).waitFor();
    await expect.poll(() => options.filter({ hasText: 'host offers' }).count()).toBe(0);
  });

  it('names people, targets and system users in the list, as links', async () => {
    const { page } = await running.newPage();
    const calls = noteRequests(page, ({ url, path }) => (url.includes('ids=') ? path : undefined));
    await running.signIn(page, 'admin', 'console/perms/asset-permissions');
    const row = page.getByRole('row', { name: /Alice: two hosts/ });
    await row.getByRole('link', { name: 'Alice Lindqvist' }).waitFor();
    await expectAccessible(page, 'the list of permissions');
    await atRest(page);
    // The names of all rows come in one call for each kind of records.
    expect(calls.length).toBe(new Set(calls).size);
    await row.getByRole('link', { name: 'Alice Lindqvist' }).click();
    await heading(page, /Alice Lindqvist/);
  });

  it('names nodes, which have no page, on the page of a permission', async () => {
    const { page } = await running.openAs('admin', 'console/perms/asset-permissions');
    const permissions = await read(page, 'perms/asset-permissions/');
    const ofNodes = ({ nodes }: { readonly nodes: readonly string[] }) => nodes.length > 0;
    const { id } = permissions.find(ofNodes);
    await page.goto(new URL(`console/perms/asset-permissions/${id}`, running.url).href);
    const head = page.locator('main dl').first();
    await waitForText(head, /\/Default/);
    await expectAccessible(page, 'the page of a permission for nodes');
  });

  it('begins at a node of the tree and at an application', async () => {
    const { page } = await running.openAs('admin', 'console/assets/assets');
    await page.getByRole('treeitem', { name: /Hamburg/ }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Grant access' }).click();
    await heading(page, /^Create/);
    await waitForText(page, /Hamburg/);

    await page.goto(new URL('console/applications/databases', running.url).href);
    await firstNamed(page, 'button', /^More actions for/).click();
    await page.getByRole('menuitem', { name: 'Grant access' }).click();
    await heading(page, /^Create/);
    expect(await nameOf(page).inputValue()).not.toBe('');
    const expires = page.getByRole('group', { name: 'Expiry date' });
    const end = page.locator('#field-date_expired');
    const daysFromNow = async () =>
      (new Date(await end.inputValue()).getTime() - Date.now()) / 86_400_000;
    await expires.getByRole('button', { name: '7 days' }).click();
    await expect.poll(daysFromNow).toBeLessThan(8);
    await expires.getByRole('button', { name: '30 days' }).click();
    await expect.poll(daysFromNow).toBeGreaterThan(29);
  });

  it('shows the words of the server in the list while names cannot be fetched', async () => {
    const { page } = await running.newPage();
    await page.route(
      (url) => url.pathname.includes('/api/v1/') && url.searchParams.has('ids'),
      (route) => route.fulfill({ status: 502, body: '' }),
    );
    await running.signIn(page, 'admin', 'console/perms/asset-permissions');
    const row = page.getByRole('row', { name: /Alice: two hosts/ });
    await row.getByText('alice', { exact: true }).waitFor();
    expect(await row.getByRole('link', { name: 'Alice Lindqvist' }).count()).toBe(0);
    await expectAccessible(page, 'the list of permissions without names');
  });
});
