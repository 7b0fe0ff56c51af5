import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForText } from '../acts.ts';
import { expectAccessible, freshConsole, heading } from '../console.ts';
const FORMS = [
  ['applications/remote-apps/create?type=chrome', 'Target URL'],
  ['applications/databases/create?type=redis', 'Host'],
  ['applications/kubernetes/create', 'Cluster URL'],
  ['accounts/gathered-user/tasks/create', 'Nodes'],
  ['accounts/change-auth-plan/plan/create', 'Change the SSH key'],
  ['accounts/change-auth-plan/app-plan/create?category=db&type=mysql', 'System users'],
  ['accounts/backup/create', 'Contents'],
] as const;

describe('applications and accounts (spec 2, section 2)', () => {
  const running = freshConsole('--licence', 'valid');

  const open = (page: Page, path: string) => page.goto(`${running.url}console/${path}`);

  it('have their forms, with the fields of the kind in the address', async () => {
    const page = await running.checkedAs('admin', 'console/applications/databases');
    for (const [path, field] of FORMS) {
      await open(page, path);
      await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
      await waitForText(page.locator('form'), field);
    }
    // Where the palette leads: the kinds of the list's own menu.
    await open(page, 'applications/remote-apps/create');
    const kinds = page.getByRole('radiogroup', { name: 'Type' }).getByRole('radio');
    await expect.poll(() => kinds.count()).toBe(4);
    await open(page, 'applications/databases/create');
    await page.getByRole('combobox', { name: 'Type' }).click();
    expect(await page.getByRole('option').count()).toBe(7);
    await page.getByRole('option', { name: 'Redis' }).click();
    await waitForText(page.locator('form'), 'Host');
    await open(page, 'applications/remote-apps/create?type=chrome');
    expect(await page.getByLabel('Program path').inputValue()).toContain('chrome.exe');
    expect(await page.getByText('Command-line arguments').count()).toBe(0);
    await expectAccessible(page, 'the form of a remote application');
  });

  it('make a database of a chosen kind, and change it', async () => {
    const page = await running.checkedAs('admin', 'console/applications/databases');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('menuitem', { name: 'PostgreSQL' }).click();
    await page.getByLabel('Name', { exact: false }).first().fill('Test ledger');
    expect(await page.getByLabel('Port').inputValue()).toBe('5432');
    await page.getByLabel('Host').fill('10.0.0.9');
    await page.getByRole('textbox', { name: 'Database' }).fill('ledger');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await heading(page, 'Databases');
    await page.getByRole('link', { name: 'Test ledger', exact: true }).click();
    await page.getByText('10.0.0.9').waitFor();
    await page.getByRole('link', { name: 'Update', exact: true }).click();
    await page.getByRole('textbox', { name: 'Host' }).fill('10.0.0.10');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await heading(page, 'Databases');
    await page.getByText('10.0.0.10').waitFor();
  });
});
