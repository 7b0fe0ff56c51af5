import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atRest } from '../atRest.ts';
import { expectAccessible, freshConsole, newPage, signIn } from '../console.ts';

/** An id without a record. */
const NO_ONE = '00000000-0000-0000-0000-0000000000ff';

describe('permissions, access rules and command filters (spec 2, sections 2 and 3)', () => {
  const running = freshConsole();

  const heading = (page: Page, name: string | RegExp) =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const at = (path: string) => new URL(path, running.url).href;

  it.each([
    ['perms/asset-permissions', 'Asset permissions', 'Alice: two hosts', 'Create asset permission'],
    [
      'perms/application-permissions',
      'Application permissions',
      'Reports on orders',
      'Create application permission',
    ],
    ['acls/asset-acl', 'Asset login rules', 'Root on the billing hosts', 'Create asset login rule'],
    ['assets/cmd-filters', 'Command filters', 'Nothing destructive', 'Create command filter'],
    ['assets/system-users', 'System users', 'operator', 'Create system user'],
  ])('shows list, detail, update and create of console/%s', async (path, many, name, create) => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'admin', `console/${path}`);
    await heading(page, many);
    await page.getByRole('link', { name, exact: true }).click();
    await heading(page, new RegExp(name));
    const detail = new URL(page.url()).pathname;
    await page.goto(`${at('/')}${detail.slice(1)}/update`);
    await heading(page, new RegExp(`^Update .*${name}`));
    await page.goto(at(`console/${path}/create`));
    await heading(page, create);
    await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
    expect(problems).toEqual([]);
  });

  it('grants the actions of a permission by a tree that always holds connecting', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/perms/asset-permissions');
    const node = await page.evaluate(async () => {
      const [first]: { id: string }[] = await (await fetch('/api/v1/assets/nodes/?search=')).json();
      return first?.id;
    });
    await page.goto(`${running.url}console/perms/asset-permissions/create?node=${node}`);
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

  it('chooses the type of an application permission first, and offers applications of that type', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/perms/application-permissions');
    // The list behind the form asks for the names of applications, too.
    const asked: { readonly by: Page; readonly type: string | null }[] = [];
    page.context().on('request', (request) => {
      const url = new URL(request.url());
      if (!url.pathname.endsWith('/applications/applications/')) return;
      asked.push({ by: request.frame().page(), type: url.searchParams.get('type') });
    });
    await page.getByRole('button', { name: 'Create' }).click();
    const [form] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: 'MySQL', exact: true }).click(),
    ]);
    await heading(form, 'Create application permission');
    expect(new URL(form.url()).search).toBe('?category=db&type=mysql');
    await form.getByRole('combobox', { name: 'Applications' }).click();
    await form.getByRole('option', { name: 'Web shop orders (MySQL)' }).waitFor();
    await atRest(form);
    expect(asked.filter(({ by }) => by === form).map(({ type }) => type)).toEqual(['mysql']);
  });

  it('creates, changes and deletes a rule below its command filter', async () => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/assets/cmd-filters');
    await page.getByRole('link', { name: 'Nothing destructive', exact: true }).click();
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page
      .getByRole('cell', { name: /systemctl status/ })
      .first()
      .waitFor();
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
    await page
      .getByRole('cell', { name: /mkfs\.ext4/ })
      .first()
      .waitFor();
    await row.getByRole('button', { name: /Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => row.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('has the filter of a rule chosen or found where the address names none, and says so where there is none', async () => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/assets/command-filter-rules/create');
    await page.getByRole('combobox', { name: 'Command filter' }).click();
    await page.getByRole('option', { name: 'Nothing destructive' }).click();
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?filter=[\w-]+$/);
    await page.getByRole('textbox', { name: 'Commands' }).fill('shred');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await heading(page, /Nothing destructive/);
    const row = page.getByRole('row').filter({ hasText: 'shred' });
    const update = await row.getByRole('link', { name: /Update/ }).getAttribute('href');
    await page.goto(new URL((update ?? '').split('?')[0] ?? '', running.url).href);
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Commands' }).inputValue())
      .toBe('shred');
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?filter=[\w-]+$/);
    await page.goto(`${running.url}console/assets/command-filter-rules/${NO_ONE}/update`);
    await page.getByText('The address does not say which Command filter this belongs to').waitFor();
    await page.getByRole('link', { name: 'Go to the list' }).click();
    await heading(page, 'Command filters');
    expect(problems).toEqual([]);
  });

  it('asks for what an account of its protocol needs', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/assets/system-users/create?protocol=ssh');
    const group = (name: string) => page.getByRole('radiogroup', { name, exact: true });
    await group('Login mode').waitFor();
    await page.getByText('SSH private key').waitFor();
    await group('Login mode').getByRole('radio', { name: 'Manual' }).click();
    await expect.poll(() => page.getByText('SSH private key').count()).toBe(0);
    await page.goto(at('console/assets/system-users/create?protocol=k8s'));
    await page.getByText('Token').waitFor();
    expect(await page.getByRole('textbox', { name: 'Username' }).count()).toBe(0);
  });
});
