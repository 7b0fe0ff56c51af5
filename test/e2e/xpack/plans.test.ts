import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, newPage, signIn, freshConsole } from '../console.ts';

const PLANS = 'console/accounts/change-auth-plan';

describe('what plans work on (spec 2, sections 3, 5 and 8)', () => {
  const running = freshConsole('--licence', 'valid');

  const heading = (page: Page, name: string | RegExp) =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  async function choose(page: Page, field: string, option: string | RegExp) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option }).first().click();
    await page.keyboard.press('Escape');
  }

  /** The next PATCH: its path below the API, its query and its body. */
  async function nextPatch(page: Page, doing: () => Promise<void>) {
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'PATCH'),
      doing(),
    ]);
    const { pathname, search } = new URL(request.url());
    return {
      address: `${pathname.split('/').slice(5).join('/')}${search}`,
      body: request.postDataJSON(),
    };
  }

  it('asks for at least one asset or node before a plan is saved', async () => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'admin', `${PLANS}/plan/create`);
    await heading(page, 'Create asset change-auth plan');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Backup accounts');
    await page.getByRole('textbox', { name: 'Username' }).fill('backup');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('A long secret 1');
    await button(page, 'Save').click();
    const told = page.getByText('Select at least one asset or node');
    await expect.poll(() => told.count()).toBe(2);
    await expectAccessible(page, 'a plan that names nothing');
    await choose(page, 'Nodes', /Hamburg$/);
    await expect.poll(() => told.count()).toBe(0);
    await button(page, 'Save').click();
    await page.getByRole('link', { name: 'Backup accounts', exact: true }).first().waitFor();
    expect(problems).toEqual([]);
  });

  it('adds assets and nodes to a plan, and takes them off, at their own addresses', async () => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'admin', PLANS);
    await page.getByRole('link', { name: 'Root passwords', exact: true }).click();
    await heading(page, /Root passwords/);
    await page.getByRole('tab', { name: 'Assets' }).click();
    await choose(page, 'Add: Nodes', /Rotterdam$/);
    const added = await nextPatch(page, () => button(page, 'Add').last().click());
    expect(added.address).toMatch(/^plan\/[0-9a-f-]+\/nodes\/\?action=add$/);
    expect(added.body).toEqual({ nodes: [expect.any(String)] });
    const nodes = page.getByRole('region', { name: 'Nodes (1)' });
    await nodes
      .getByRole('listitem')
      .filter({ hasText: /Rotterdam/ })
      .waitFor();
    await expectAccessible(page, 'the targets of a plan');
    const assets = page.getByRole('region', { name: /^Assets \(/ });
    const before = await assets.getByRole('listitem').count();
    await assets
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    const taken = await nextPatch(page, () =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click(),
    );
    expect(taken.address).toMatch(/^plan\/[0-9a-f-]+\/asset\/remove\/$/);
    expect(taken.body).toEqual({ assets: [expect.any(String)] });
    await expect.poll(() => assets.getByRole('listitem').count()).toBe(before - 1);
    expect(problems).toEqual([]);
  });

  it('adds system users of its kind to a plan for applications', async () => {
    const { page, problems } = await newPage(running, { width: 390 });
    await signIn(page, running.url, 'admin', `${PLANS}?activeTab=app-plans`);
    await page.getByRole('link', { name: 'Shop databases', exact: true }).click();
    await heading(page, /Shop databases/);
    await page.getByRole('tab').nth(1).click();
    await page.getByRole('button', { name: 'Remove orders read only' }).click();
    const removed = await nextPatch(page, () =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click(),
    );
    expect(removed.address).toMatch(/^app-plan\/[0-9a-f-]+\/systemusers\/\?action=remove$/);
    await page.getByRole('region', { name: 'System users (0)' }).waitFor();
    await choose(page, 'Add: System users', /./);
    const added = await nextPatch(page, () => button(page, 'Add').last().click());
    expect(added.address).toMatch(/^app-plan\/[0-9a-f-]+\/systemusers\/\?action=add$/);
    await page.getByRole('region', { name: 'System users (1)' }).getByRole('listitem').waitFor();
    expect(problems).toEqual([]);
  });

  it('keeps the AD domain of a system user once it is set', async () => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/assets/system-users/create?protocol=rdp');
    await heading(page, 'Create system user');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('harbour-desk');
    await page.getByRole('textbox', { name: 'Username' }).fill('desk');
    const domain = page.getByRole('textbox', { name: 'AD domain' });
    await domain.fill('harbour.example.org');
    await button(page, 'Save').click();
    await page.getByRole('link', { name: 'harbour-desk', exact: true }).click();
    await heading(page, /harbour-desk/);
    await page.getByRole('link', { name: 'Update', exact: true }).click();
    await heading(page, /harbour-desk/);
    await expect.poll(() => domain.inputValue()).toBe('harbour.example.org');
    expect(await domain.isDisabled()).toBe(true);
    expect(problems).toEqual([]);
  });
});
