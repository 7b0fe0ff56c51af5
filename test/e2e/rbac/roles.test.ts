import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, freshConsole, heading } from '../console.ts';

describe('the permissions of a role', () => {
  const running = freshConsole('--licence', 'valid');
  const tree = (page: Page) => page.getByRole('tree', { name: 'Permissions' });
  const item = (page: Page, name: string) =>
    tree(page).getByRole('treeitem', { name, exact: true });
  const search = (page: Page, word: string) =>
    page.getByRole('searchbox', { name: 'Search permissions' }).fill(word);

  it('are chosen together with its name, searched, counted and saved only when changed', async () => {
    const page = await running.checkedAs('admin', 'console/users/roles/create?scope=org');
    await heading(page, 'Create role');
    await page.getByRole('textbox', { name: 'Name' }).fill('Domain keepers');
    await search(page, 'create gateway');
    await item(page, 'Create gateway').press(' ');
    expect(await item(page, 'Create gateway').getAttribute('aria-checked')).toBe('true');
    await page.getByRole('searchbox', { name: 'Search permissions' }).press('Escape');
    await tree(page)
      .getByRole('treeitem', { name: /^Console [1-9]\d*\/\d+$/ })
      .waitFor();
    await expectAccessible(page, 'a new role');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'Open Domain keepers' }).click();
    await heading(page, 'Organization role: Domain keepers');
    await search(page, 'gateway');
    expect(await item(page, 'Create gateway').getAttribute('aria-checked')).toBe('true');
    // What it needs was chosen with it.
    expect(await item(page, 'View gateway').getAttribute('aria-checked')).toBe('true');
    const save = page.getByRole('button', { name: 'Save permissions' });
    expect(await save.isDisabled()).toBe(true);
    await item(page, 'Delete gateway').press(' ');
    await page.getByText('1 change: 1 added, 0 removed').waitFor();
    await page.getByRole('tab', { name: 'Members' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await save.click();
    await page.getByText('Permissions saved').waitFor();
    await page.getByText('No changes').waitFor();
  });
});
