import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, newPage, signIn, freshConsole } from '../console.ts';

const running = freshConsole('--licence', 'valid');

const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('addresses that lead on (spec 2, section 2.7)', () => {
  it.each([
    ['admin', '', '/ui/console/dashboard'],
    ['alice', '', '/ui/workbench/home'],
    ['auditor', 'audit/sessions', '/ui/audit/sessions/sessions'],
    ['alice', 'workbench/apps', '/ui/workbench/apps/remote-apps'],
    ['admin', 'settings', '/ui/settings/basic'],
  ])('take %s from "%s" to the first page that is open', async (who, from, to) => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, who, from);
    await expect.poll(() => pathOf(page)).toBe(to);
    await page.locator('main h1').first().waitFor();
    expect(problems).toEqual([]);
  });

  it('take an old address of a session to its new one, with its query', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'audit/sessions/sessions');
    await page.getByRole('tab', { name: 'Finished' }).click();
    const link = page.locator('main tbody a[href*="/audit/sessions/sessions/"]').first();
    const id = (await link.getAttribute('href'))?.split('/').at(-1)?.split('?')[0] ?? '';
    await page.goto(new URL(`terminal/sessions/${id}?from=mail`, running.url).href);
    await expect.poll(() => pathOf(page)).toBe(`/ui/audit/sessions/sessions/${id}`);
    expect(new URL(page.url()).searchParams.get('from')).toBe('mail');
  });

  it('take what does not exist to the page that says so', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'alice', 'no/such/page');
    await expect.poll(() => pathOf(page)).toBe('/ui/404');
  });
});

describe('system users (spec 2, section 2.1)', () => {
  const rows = (page: Page) =>
    page.locator('main tbody tr').filter({ has: page.getByRole('link') });

  it('are common users in one tab and admin users in the other', async () => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/assets/system-users');
    const name = (text: string) => page.getByRole('link', { name: text, exact: true });
    await name('operator').waitFor();
    expect(await name('root by key').count()).toBe(0);
    await expectAccessible(page, 'the tab of common users');
    await page.getByRole('tab', { name: 'Admin users' }).click();
    await name('root by key').waitFor();
    expect(await name('operator').count()).toBe(0);
    expect(await rows(page).count()).toBe(2);
    await name('root by key').click();
    await expect.poll(() => pathOf(page)).toMatch(/system-users\/[0-9a-f-]{36}$/);
    expect(problems).toEqual([]);
  });

  it('are created as admin users from their tab', async () => {
    const { page, problems } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/assets/system-users');
    await page.getByRole('tab', { name: 'Admin users' }).click();
    await page.getByRole('link', { name: 'Create' }).click();
    await expect.poll(() => new URL(page.url()).search).toContain('type=admin');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('breakglass');
    await page.getByRole('textbox', { name: 'Username', exact: true }).fill('root');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'breakglass', exact: true }).first().waitFor();
    await page.getByRole('tab', { name: 'Admin users', selected: true }).waitFor();
    expect(problems).toEqual([]);
  });

  it('get a home of their username until somebody writes another', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/assets/system-users/create?protocol=ssh');
    await page.getByRole('textbox', { name: 'Username', exact: true }).fill('deploy');
    await page.getByRole('switch', { name: 'Push automatically' }).click();
    const home = page.getByRole('textbox', { name: 'Home directory' });
    expect(await home.inputValue()).toBe('/home/deploy');
  });
});
