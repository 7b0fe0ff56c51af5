import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atRest } from '../atRest.ts';
import { PERSON_WITH_AUTHENTICATOR } from '../../../sandbox/areas/users/seedAccounts.ts';
import { oneTimePassword } from '../../oneTimePassword.ts';
import { hasFocus, waitForText, firstNamed } from '../acts.ts';
import { expectAccessible, freshConsole, fillLogin, PHONE, CORE } from '../console.ts';

const running = freshConsole();

const code = () => oneTimePassword(PERSON_WITH_AUTHENTICATOR.secret, Date.now());
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm your identity' });

/** Refuses calls to this address like secrets until the user has confirmed their identity. */
async function demandProof(page: Page, address: string): Promise<string[]> {
  const asked: string[] = [];
  let proven = false;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const method = response.request().method();
    if (pathname.endsWith('/authentication/confirm/') && response.ok()) proven = true;
    if (pathname.endsWith('/authentication/confirm/') || pathname.endsWith(address)) {
      if (method !== 'OPTIONS') asked.push(`${method} ${response.status()}`);
    }
  });
  await page.route(`**${address}?**`, (route) =>
    proven || route.request().method() !== 'GET'
      ? route.continue()
      : route.fulfill({ status: 400, json: { detail: 'Prove it', code: 'mfa_verify_required' } }),
  );
  return asked;
}

describe('proof of identity (spec 1, sections 2.11 and 4)', CORE, () => {
  it('is asked for when a call needs it; the call is repeated once', async () => {
    const { page } = await running.openAs('admin', 'console/users/users');
    const asked = await demandProof(page, '/users/groups/');
    await page.getByRole('link', { name: 'User groups' }).click();
    const password = dialog(page).getByLabel('Password');
    await expectAccessible(page, 'the verification dialog');
    expect(await hasFocus(password)).toBe(true);
    expect(await password.getAttribute('autocomplete')).toBe('current-password');
    await page.keyboard.press('Enter');
    await dialog(page).getByText('This field is required').waitFor();
    await password.fill('wrong');
    await dialog(page).getByRole('button', { name: 'Show', exact: true }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await dialog(page).getByRole('button', { name: 'Hide', exact: true }).click();
    expect(await password.getAttribute('type')).toBe('password');
    await password.press('Enter');
    await dialog(page).getByText('This password is not right.').waitFor();
    await password.fill('gatehouse');
    await page.keyboard.press('Enter');
    await page.locator('tbody tr').first().waitFor();
    await dialog(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => asked)
      .toEqual(['GET 400', 'GET 400', 'POST 400', 'POST 200', 'GET 200']);
  });

  it('does nothing more after a cancel', async () => {
    const { page } = await running.openAs('admin', 'console/users/users');
    const asked = await demandProof(page, '/users/groups/');
    await page.getByRole('link', { name: 'User groups' }).click();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await waitForText(page, 'Prove it');
    await atRest(page);
    expect(asked).toEqual(['GET 400', 'GET 400']);
  });

  it('never travels in plain text', async () => {
    const { page } = await running.openAs('admin', 'console/users/users');
    await demandProof(page, '/users/groups/');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('link', { name: 'User groups' }).click();
    await dialog(page).getByLabel('Password').fill('gatehouse');
    await page.keyboard.press('Enter');
    const body = (await sent).postDataJSON();
    expect(body).toEqual({
      confirm_type: 'password',
      secret_key: expect.stringMatching(/^[^:]{100,}:[^:]+$/),
    });
  });

  it('takes a code of six characters from somebody with an authenticator, also pasted in halves', async () => {
    const { page } = await running.newPage(PHONE);
    await page.goto(running.url);
    await fillLogin(page, PERSON_WITH_AUTHENTICATOR.username);
    await page.waitForURL('**/login/mfa/**');
    await expectAccessible(page, 'the second step of the login');
    await page.locator('input[name=code]').fill(code());
    await page.locator('form button[type=submit]').click();
    await page.waitForURL('**/ui/**');
    await page.locator('main h1').first().waitFor();
    await demandProof(page, '/notifications/site-message/');
    await firstNamed(page, 'button', /message/i).click();
    const field = dialog(page).getByLabel('MFA code');
    await field.fill('12345');
    await page.keyboard.press('Enter');
    await dialog(page).getByText('MFA error, please check').waitFor();
    await field.fill('1234567');
    await page.keyboard.press('Enter');
    await dialog(page).getByText('MFA error, please check').waitFor();
    const right = code();
    await field.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'detached' });
  });

  it('by a login that is too long ago shows no dialog, but that one has to log in again', async () => {
    const { page } = await running.openAs('admin', 'console/users/users');
    await demandProof(page, '/users/groups/');
    await page.route('**/authentication/confirm/', (route) =>
      route.fulfill({
        status: 400,
        json: { error: 'Prove it', backends: [{ name: 'relogin', level: 1 }] },
      }),
    );
    await page.getByRole('link', { name: 'User groups' }).click();
    await page
      .getByRole('alert')
      .getByText('Login time has exceeded 5 minutes, please login again')
      .waitFor();
    expect(await dialog(page).count()).toBe(0);
  });
});
