import { describe, expect, it } from 'vitest';
import { confirm, changeAnswer, noteRequests } from '../acts.ts';
import { callAs } from '../apiCalls.ts';
import { expectAccessible, freshConsole, CORE } from '../console.ts';

const FRESH = 'harbour lights 7';

describe('a person’s own pages (spec 1, sections 2.1, 2.3 and 6; spec 2, section 2)', () => {
  const running = freshConsole();

  it('shows the account in the language of the person, and leads there from the account menu', async () => {
    const page = await running.checkedAs('admin', 'console/users/users', {
      language: 'ja',
    });
    await page.getByRole('button', { name: 'Administrator', exact: true }).click();
    await page.getByRole('menuitem', { name: '自分のアカウント' }).click();
    await page.getByRole('heading', { name: '自分のアカウント' }).waitFor();
    const card = page.locator('dl').first();
    await expect(card.textContent()).resolves.toContain('認証元ローカル');
    await expectAccessible(page, 'one’s own account');
  });

  it('switches a message channel, and keeps it', async () => {
    const { page } = await running.openAs('alice', 'profile/info');
    const email = page.getByRole('switch', { name: 'Email' });
    await email.click();
    await page.getByText('Message channels saved').waitFor();
    await page.reload();
    await email.waitFor();
    expect(await email.isChecked()).toBe(false);
    expect(await page.getByRole('switch', { name: 'Site messages' }).isDisabled()).toBe(true);
  });

  it('opens the SSH key from the address that mails carry, refuses what is none and takes a key', async () => {
    const { page } = await running.openAs('alice');
    await page.goto(`${running.url}#/users/profile/?activeTab=SSHUpdate`);
    await page.getByRole('tab', { name: 'SSH public key', selected: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/ui/profile/setting');
    const key = page.getByRole('textbox', { name: 'New SSH public key' });
    await key.fill('no key');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('This is not a public SSH key.').waitFor();
    await key.fill(`ssh-ed25519 ${'A'.repeat(68)} alice@laptop`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('alice@laptop', { exact: true }).first().waitFor();
  });

  it('changes the password, after which the person stays signed in here alone', CORE, async () => {
    const { page } = await running.newPage();
    const { page: elsewhere } = await running.newPage();
    await running.signIn(page, 'auditor', 'profile/setting?activeTab=password');
    await running.signIn(elsewhere, 'auditor');
    const field = (name: string) => page.getByLabel(new RegExp(`^${name}(\\s\\*)?$`));
    const save = page.getByRole('button', { name: 'Save' });
    await field('Current password').fill('wrong');
    await field('New password').fill(FRESH);
    await field('Confirm new password').fill('something else');
    await save.click();
    await page.getByText('The passwords do not match.').waitFor();
    await field('Confirm new password').fill(FRESH);
    await save.click();
    await page.getByText('This is not your present password.').waitFor();
    await expectAccessible(page, 'the password form');
    await field('Current password').fill('gatehouse');
    const sent = page.waitForRequest('**/users/profile/password/');
    await save.click();
    expect((await sent).postData()).not.toContain(FRESH);
    await page.waitForURL((url) => !url.pathname.startsWith('/ui/profile'));
    await page.locator('main h1').first().waitFor();
    await elsewhere.goto(`${running.url}profile/info`);
    await elsewhere.waitForURL('**/core/auth/login/**');
  });

  it('says why an account of another source has no password here, and closes its tab', async () => {
    const { page } = await running.newPage();
    const facts = { source: 'ldap', can_public_key_auth: false };
    await changeAnswer(page, '**/api/v1/users/profile/', () => facts);
    await running.signIn(page, 'alice', 'profile/setting');
    await page.getByText('This account comes from LDAP/AD.').waitFor();
    for (const name of ['Login password', 'SSH public key']) {
      expect(await page.getByRole('tab', { name }).isDisabled()).toBe(true);
    }
  });

  it('makes an API key, shows it once in full, disables and deletes it', async () => {
    const page = await running.checkedAs('alice', 'profile/key');
    await page.getByRole('button', { name: 'Create API key' }).click();
    const dialog = page.getByRole('dialog', { name: 'New API key' });
    const secret = await dialog.locator('code').nth(1).textContent();
    expect(secret).toMatch(/^[0-9a-f-]{36}$/);
    await expectAccessible(page, 'a new API key');
    await dialog.getByRole('button', { name: 'Close' }).click();
    const row = page.locator('tbody tr');
    await row.getByText('******').waitFor();
    expect(await row.textContent()).not.toContain(secret);
    await row.getByRole('button', { name: 'Show Secret' }).click();
    await row.getByText(String(secret)).waitFor();
    await row.getByRole('button', { name: /^Deactivate/ }).click();
    await row.getByRole('img', { name: 'No' }).waitFor();
    await row.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await confirm(page, 'Delete');
    await row.waitFor({ state: 'detached' });
  });

  it('makes a temporary password that holds five minutes, and ends it', async () => {
    const { page } = await running.openAs('alice', 'profile/temp-password', {
      width: 390,
      dark: true,
    });
    await page.getByRole('button', { name: 'Create temporary password' }).click();
    const dialog = page.getByRole('dialog', { name: 'New temporary password' });
    await dialog.getByText(/Valid for (5:00|4:5\d)/).waitFor();
    await expectAccessible(page, 'a temporary password on a phone');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Expire now/ }).click();
    await confirm(page, 'Expire now');
    await expect
      .poll(() => page.getByRole('button', { name: /^Expire now/ }).isDisabled())
      .toBe(true);
  });

  it('completes a first login and goes back to the page that was asked for', async () => {
    const { page: admin } = await running.openAs('admin');
    const { status } = await callAs(admin, 'POST', 'users/users/', {
      name: 'Nora New',
      username: 'nora',
      email: 'nora@nordhafen.example',
      password_strategy: 'custom',
      password: 'gatehouse',
      system_roles: ['00000000-0000-0000-0000-000000000003'],
    });
    expect(status).toBe(201);

    const page = await running.checkedAs('nora', 'profile/key');
    await page.getByRole('heading', { name: 'Complete your account' }).waitFor();
    await expectAccessible(page, 'the first login');
    const sent = noteRequests(page, ({ method, json }) =>
      method === 'PATCH' ? json() : undefined,
    );
    const finish = page.getByRole('button', { name: 'Save and continue' });
    const phone = page.getByRole('textbox', { name: 'Phone' });
    // What is one's own, browsers may fill in (WCAG 2.2, criterion 1.3.5).
    expect(await phone.getAttribute('autocomplete')).toBe('tel');
    await phone.fill('13900000000');
    await finish.click();
    await page.getByText('Agree to the terms of use to continue.').waitFor();
    expect(sent).toEqual([]);
    await page.getByRole('checkbox').check();
    await finish.click();
    await page.getByRole('heading', { name: 'API keys' }).waitFor();
    expect(sent).toEqual([{ phone: '13900000000', is_first_login: false }]);
    await page.goto(`${running.url}profile/info`);
    await page.getByRole('heading', { name: 'My account' }).waitFor();
  });
});
