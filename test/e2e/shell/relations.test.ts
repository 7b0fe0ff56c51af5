import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { confirm, firstNamed, isFocusOnPage, tab } from '../acts.ts';
import { callAs } from '../apiCalls.ts';
import { expectAccessible, freshConsole, heading } from '../console.ts';

describe('what belongs to a record (spec 2, section 3)', () => {
  const running = freshConsole();

  const cell = (page: Page, name: string | RegExp) => page.getByRole('cell', { name }).first();
  const rowHead = (page: Page, name: string | RegExp) =>
    page.getByRole('rowheader', { name }).first();

  it('adds assets to a system user and takes them away again', async () => {
    const page = await running.checkedAs('admin', 'console/users/groups');
    const courier = { name: 'courier', username: 'courier', protocol: 'ssh' };
    await callAs(page, 'POST', 'assets/system-users/', courier);
    await page.goto(new URL('console/assets/system-users', running.url).href);
    await page.getByRole('link', { name: 'courier', exact: true }).click();
    await heading(page, /courier/);
    await tab(page, 'Assets').click();
    await page.getByRole('combobox', { name: 'Asset', exact: true }).fill('cld-ci-01');
    await page.getByRole('option', { name: /cld-ci-01/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    await rowHead(page, /cld-ci-01/).waitFor();
    await expect.poll(() => isFocusOnPage(page)).toBe(true);
    await expectAccessible(page, 'the assets of a system user');
    await page.getByRole('button', { name: /^More actions for cld-ci-01/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await confirm(page, 'Delete');
    await expect.poll(() => rowHead(page, /cld-ci-01/).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await rowHead(page, /cld-ci-01/).waitFor();
  });

  it('shows whom and what a permission reaches, and changes what it names', async () => {
    const page = await running.checkedAs('admin', 'console/perms/asset-permissions');
    await page.getByRole('button', { name: 'Show the node tree' }).click();
    await page.getByRole('treeitem', { name: /Hamburg/ }).waitFor();
    await page.getByRole('link', { name: 'Alice: two hosts', exact: true }).click();
    await heading(page, /Alice: two hosts/);
    await tab(page, 'Users and groups').click();
    await rowHead(page, /\(alice\)/).waitFor();
    await page.getByRole('combobox', { name: 'Add users' }).fill('auditor');
    await page.getByRole('option', { name: /auditor/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    await rowHead(page, /\(auditor\)/).waitFor();
    await tab(page, 'Assets and nodes').click();
    await page.getByRole('heading', { name: /^Assets \(/ }).waitFor();
  });

  it('shows the assets granted to a user beside the tree of their nodes', async () => {
    const page = await running.checkedAs('admin', 'console/users/users');
    await firstNamed(page, 'link', /^Alice/).click();
    await heading(page, /Alice/);
    await tab(page, 'Granted assets').click();
    await rowHead(page, 'ham-db-01').waitFor();
    await page.getByRole('treeitem', { name: /Cloud/ }).getByText(/Cloud/).click();
    await expect.poll(() => rowHead(page, 'ham-db-01').count()).toBe(0);
    // The names come as soon as their cells are in view.
    await cell(page, /operator/).waitFor();
    await tab(page, 'Asset permissions').click();
    await rowHead(page, 'Alice: two hosts').waitFor();
    await tab(page, 'Granted applications').click();
    await rowHead(page, /orders/).waitFor();
  });
});
