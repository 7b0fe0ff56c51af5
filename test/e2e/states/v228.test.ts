import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstNamed } from '../acts.ts';
import { callAs, read } from '../apiCalls.ts';
import { atRest } from '../atRest.ts';
import { expectAccessible, freshConsole } from '../console.ts';
import { oneTimePassword } from '../../oneTimePassword.ts';
import { chooseFile, dialog as importDialog, openImport, press } from '../shell/importDialog.ts';

const VERSION = 'v2.28';
/** More than this server gives at once. */
const MANY = 120;

const numbered = Array.from({ length: MANY }, (_, index) => String(index).padStart(3, '0'));
const DAY_MS = 86_400_000;
const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm your identity' });

describe('a console before v2.28', () => {
  const running = freshConsole('--server', VERSION);

  const goto = (page: Page, path: string) => page.goto(new URL(path, running.url).href);

  /** The time of the server, which checks one-time codes and counts the days. */
  async function serverTime(page: Page): Promise<number> {
    const answer = await page.request.head(running.url);
    return Date.parse(answer.headers()['date'] ?? '');
  }

  /** Opens the accounts of the first asset that has one, and asks for its secrets. */
  async function askForSecrets(page: Page): Promise<void> {
    const { results } = await read(page, 'assets/accounts/?limit=1&offset=0');
    await goto(page, `console/assets/assets/${results[0].asset}`);
    await page.getByRole('tab', { name: 'Accounts' }).click();
    const rows = page.locator('main tbody tr', { hasText: String(results[0].username) });
    await firstNamed(rows.first(), 'button', /^Show secrets/).click();
  }

  it('has its version, and the name and the pictures of the installation', async () => {
    const { page } = await running.newPage();
    await page.route('**/api/v1/settings/public/**', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.INTERFACE.login_title = 'Harbour';
      await route.fulfill({ response, json: body });
    });
    await running.signIn(page, 'admin', 'console/dashboard');
    await page.getByRole('contentinfo').getByText(VERSION, { exact: true }).waitFor();
    await expect.poll(() => page.title()).toMatch(/Harbour$/);
    await page.locator('img[src$="/static/img/logo_text.svg"]').first().waitFor();
    expect(await page.locator('link[rel=icon]').getAttribute('href')).toContain('favicon.svg');
  });

  it('gets no refusal on dashboard, users, assets and settings', async () => {
    const page = await running.checkedPage();
    const refused: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/api/') && response.status() >= 400) {
        refused.push(`${response.status()} ${response.request().method()} ${pathname}`);
      }
    });
    await running.signIn(page, 'admin', 'console/dashboard');
    for (const path of ['console/dashboard', 'console/users/users', 'console/assets/assets']) {
      await goto(page, path);
      await page.locator('main h1').first().waitFor();
      await atRest(page);
    }
    await goto(page, 'settings');
    await page.locator('main form').first().waitFor();
    await atRest(page);
    expect(refused).toEqual([]);
  });

  it('finds what lies behind the first hundred rows', async () => {
    const { page } = await running.openAs('admin', 'console/users/groups');
    const made = await callAs(
      page,
      'POST',
      'users/groups/',
      numbered.map((number) => ({ name: `crew-${number}` })),
    );
    expect(made.status).toBe(201);
    const alice = (await read(page, 'users/users/?username=alice'))[0].id;
    const [systemUser] = await read(page, 'assets/system-users/?protocol=ssh');
    const { results: assets } = await read(page, `assets/assets/?limit=${MANY}&offset=0`);
    const soon = new Date((await serverTime(page)) + 3 * DAY_MS).toISOString();
    const permissions = numbered.slice(0, Math.min(MANY, assets.length)).map((number, index) => ({
      name: `berth-${number}`,
      users: [alice],
      assets: [assets[index].id],
      system_users: [systemUser.id],
      actions: ['connect'],
      date_expired: soon,
    }));
    expect(permissions.length).toBeGreaterThan(100);
    const granted = await callAs(page, 'POST', 'perms/asset-permissions/', permissions);
    expect(granted.status).toBe(201);

    // Names of an import.
    await goto(page, 'console/perms/asset-permissions');
    await openImport(page);
    const [first, last] = ['crew-001', 'crew-119'];
    await chooseFile(
      page,
      `name,user_groups,assets,system_users\r\nQuay,"${first}, ${last}",${assets[0].hostname},${systemUser.name}\r\n`,
    );
    await importDialog(page).getByRole('status').filter({ hasText: '0 to correct' }).waitFor();
    await press(page, 'Close');

    // Access explained.
    await goto(page, `console/perms/access?user=${alice}`);
    await page.getByRole('heading', { level: 2, name: /^Alice Lindqvist can reach/ }).waitFor();
    expect(await page.getByText('permissions were checked').count()).toBe(0);
    await page.getByRole('searchbox', { name: 'Search rows' }).fill('berth-119');
    await page
      .getByRole('row', { name: /berth-119/ })
      .first()
      .waitFor();

    // Numbers of the dashboard.
    await goto(page, 'console/dashboard');
    // All are counted: no “+”.
    await page.getByRole('button', { name: /Permissions expiring in 7 days 1\d\d$/ }).waitFor();
  });

  // Last: from here on the administrator logs in with a code.
  it('says that a secret needs MFA, and shows it after a code', async () => {
    const { page } = await running.openAs('admin', 'console/dashboard');
    await askForSecrets(page);
    await question(page).getByText('This needs MFA, and your account has none.').waitFor();
    await expectAccessible(page, 'a question for MFA that nobody has');
    const [setUp] = await Promise.all([
      page.context().waitForEvent('page'),
      question(page).getByRole('link', { name: 'Set up MFA' }).click(),
    ]);
    await setUp.waitForURL('**/core/auth/profile/mfa/');
    await setUp.goto(new URL('/core/auth/profile/otp/enable/start/', running.url).href);
    const secret = (await setUp.locator('#secret').textContent()) ?? '';
    await setUp.locator('input[name=code]').fill(oneTimePassword(secret, await serverTime(page)));
    await setUp.locator('form button[type=submit]').click();
    await setUp.waitForURL('**/core/auth/profile/mfa/');
    await setUp.close();

    await askForSecrets(page);
    const code = question(page).getByLabel('MFA code');
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await question(page).getByRole('alert').waitFor();
    await code.fill(oneTimePassword(secret, await serverTime(page)));
    await page.keyboard.press('Enter');
    await question(page).waitFor({ state: 'detached' });
    const secrets = page.getByRole('dialog');
    await firstNamed(secrets, 'button', /Show|Reveal/).click();
    await firstNamed(secrets, 'button', /Hide/).waitFor();
  });
});
