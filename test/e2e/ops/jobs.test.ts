import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFocusOnPage, waitForText, openedBy, firstNamed } from '../acts.ts';
import { expectAccessible, freshConsole, heading } from '../console.ts';

describe('job centre, roles and workbench (spec 2, section 2)', () => {
  const running = freshConsole('--licence', 'valid');

  const settled = (page: Page) => expect.poll(() => page.getByRole('progressbar').count()).toBe(0);

  it('lists the tasks with their last run, and leads to versions and runs', async () => {
    const page = await running.checkedAs('admin', 'console/ops/tasks');
    await heading(page, 'Tasks');
    await page.getByRole('link', { name: 'Test assets connectivity: Hamburg' }).waitFor();
    await settled(page);
    await expectAccessible(page, 'the tasks');
    await page.getByRole('link', { name: 'Test assets connectivity: Hamburg' }).click();
    await heading(page, 'Task: Test assets connectivity: Hamburg');
    await page.getByRole('heading', { name: 'Successful hosts' }).waitFor();
    await waitForText(page, 'ham-web-01');
    await page.getByText(/(Succeeded on all|Failed on) \d/).waitFor();
    await page.getByRole('tab', { name: 'Versions' }).click();
    await page.locator('tbody a').first().click();
    await heading(page, /^Version: \d\d\/\d\d\/\d{4}/);
    await page.getByRole('tab', { name: 'Runs' }).click();
    await page.locator('tbody a').first().click();
    await heading(page, /^Run: \d\d\/\d\d\/\d{4}/);
    await page.getByRole('heading', { name: 'Failed hosts' }).waitFor();
    await page.getByText(/(Succeeded on all|Failed on) \d/).waitFor();
    await expectAccessible(page, 'a run');
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await heading(page, 'Tasks');
  });

  it('opens a window of 900x600 without menu and bar in which a task writes', async () => {
    const { page } = await running.openAs('admin', 'console/ops/tasks');
    const log = await openedBy(page, () =>
      page.getByRole('button', { name: /Run.*Test assets connectivity: Hamburg/ }).click(),
    );
    await log.getByRole('heading', { level: 1, name: 'Task log' }).waitFor();
    expect(new URL(log.url()).pathname).toMatch(/^\/ui\/ops\/celery\/task\/[0-9a-f-]{36}\/log$/);
    expect(await log.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([900, 600]);
    await log.getByText('PLAY RECAP').waitFor();
    await log.getByText('Ended').waitFor();
    expect(await log.getByRole('navigation').count()).toBe(0);
    await expectAccessible(log, 'the log of a task');
  });

  it('makes a role, gives it permissions with what they need, and members', async () => {
    const page = await running.checkedAs('admin', 'console/users/roles');
    await heading(page, 'Roles');
    await page.getByRole('tab', { name: 'Organization roles' }).click();
    await page.getByRole('link', { name: 'OrgAdmin', exact: true }).waitFor();
    await settled(page);
    await expectAccessible(page, 'the roles');
    await page.getByRole('link', { name: 'Create' }).click();
    await heading(page, 'Create role');
    await page.getByRole('textbox', { name: 'Name' }).fill('Domain keepers');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await heading(page, 'Roles');
    await page.getByRole('link', { name: 'Open Domain keepers' }).click();
    await heading(page, 'Organization role: Domain keepers');
    const tree = page.getByRole('tree', { name: 'Permissions' });
    const item = (name: string) => tree.getByRole('treeitem', { name, exact: true });
    /** Its name ends with the numbers of its permissions. */
    const branch = (name: string) =>
      tree.getByRole('treeitem', { name: new RegExp(`^${name} \\d+/\\d+$`) });
    await branch('Console').press('ArrowDown');
    for (const name of ['Assets', 'Gateway', 'Domain']) {
      await branch(name).focus();
      await branch(name).press('ArrowRight');
    }
    await item('Create gateway').press(' ');
    expect(await item('View gateway').getAttribute('aria-checked')).toBe('true');
    expect(await item('View domain').getAttribute('aria-checked')).toBe('true');
    expect(await branch('Assets').getAttribute('aria-checked')).toBe('mixed');
    await expectAccessible(page, 'the permissions of a role');
    await page.getByRole('button', { name: 'Save permissions' }).click();
    await page.getByText('Permissions saved').waitFor();
    await page.reload();
    await heading(page, 'Organization role: Domain keepers');
    await tree.waitFor();
    expect(await branch('Console').getAttribute('aria-checked')).toBe('mixed');
    await page.getByRole('tab', { name: 'Members' }).click();
    await page.getByRole('combobox', { name: 'Users' }).fill('alice');
    await page.getByRole('option', { name: /alice/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('cell', { name: /alice/ }).waitFor();
    await expect.poll(() => isFocusOnPage(page)).toBe(true);
    await page.getByRole('link', { name: 'Update' }).click();
    await heading(page, 'Update role: Domain keepers');
    await page.getByRole('textbox', { name: 'Name' }).fill('Keepers of domains');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await heading(page, 'Roles');
    await page.getByRole('link', { name: 'Keepers of domains', exact: true }).waitFor();
  });

  it('offers people their granted assets and applications at the workbench', async () => {
    const page = await running.checkedAs('alice', 'workbench/assets');
    await heading(page, 'My assets');
    await firstNamed(page, 'columnheader', 'Hostname').waitFor();
    await settled(page);
    await expectAccessible(page, 'my assets');
    for (const [address, title] of [
      ['remote-apps', 'My remote applications'],
      ['databases', 'My databases'],
      ['kubernetes', 'My Kubernetes clusters'],
    ] as const) {
      await page.goto(new URL(`workbench/apps/${address}`, running.url).href);
      await heading(page, title);
    }
    await page.goto(new URL('workbench/apps', running.url).href);
    await heading(page, 'My remote applications');
  });

  it('invites somebody into the organization', async () => {
    const page = await running.checkedAs('admin', 'console/users/users');
    await page.getByRole('button', { name: 'Invite users' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await dialog.getByText('Select at least one user and one role.').waitFor();
    await dialog.getByRole('combobox', { name: 'Users' }).fill('ali');
    await page.getByRole('option', { name: /alice/ }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('combobox', { name: 'Organization roles' }).click();
    await page.getByRole('option', { name: 'OrgAuditor' }).click();
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'the invitation');
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await page.getByText('Users invited').waitFor();
  });
});
