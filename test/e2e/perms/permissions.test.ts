import { describe, expect, it } from 'vitest';
import { confirm, firstNamed } from '../acts.ts';
import { read } from '../apiCalls.ts';
import { expectAccessible, freshConsole, heading } from '../console.ts';

describe('permissions, access rules and command filters (spec 2, sections 2 and 3)', () => {
  const running = freshConsole();

  it('grants the actions of a permission by a tree that always holds connecting', async () => {
    const { page } = await running.openAs('admin', 'console/perms/asset-permissions');
    const [node] = await read(page, 'assets/nodes/?search=');
    await page.goto(`${running.url}console/perms/asset-permissions/create?node=${node.id}`);
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    await box('All').waitFor();
    expect(await box('All').isChecked()).toBe(true);
    await box('All').click();
    expect(await box('Connect').isChecked()).toBe(false);
    await box('Upload files').click();
    expect(await box('Connect').isChecked()).toBe(true);
    const partly = await box('Upload and download').evaluate(
      (element) => element instanceof HTMLInputElement && element.indeterminate,
    );
    expect(partly).toBe(true);
    await expectAccessible(page, 'the form of an asset permission');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Night shift');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Save anyway' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      name: 'Night shift',
      actions: ['connect', 'upload_file'],
    });
    await page.getByRole('link', { name: 'Night shift', exact: true }).waitFor();
  });

  it('creates, changes and deletes a rule below its command filter', async () => {
    const page = await running.checkedAs('admin', 'console/assets/cmd-filters');
    await page.getByRole('link', { name: 'Nothing destructive', exact: true }).click();
    await page.getByRole('tab', { name: 'Rules' }).click();
    await firstNamed(page, 'cell', /systemctl status/).waitFor();
    await expectAccessible(page, 'the rules of a command filter');
    await page.getByRole('link', { name: 'Create' }).click();
    await heading(page, 'Create command rule');
    await page.getByRole('textbox', { name: 'Commands' }).fill('mkfs.*');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await heading(page, /Nothing destructive/);
    const row = page.getByRole('row').filter({ hasText: 'mkfs' });
    await row.getByRole('link', { name: /Update/ }).click();
    await heading(page, /Update command rule/);
    await page.getByRole('textbox', { name: 'Commands' }).fill('mkfs.ext4');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await firstNamed(page, 'cell', /mkfs\.ext4/).waitFor();
    await row.getByRole('button', { name: /Delete/ }).click();
    await confirm(page, 'Delete');
    await expect.poll(() => row.count()).toBe(0);
  });
});
