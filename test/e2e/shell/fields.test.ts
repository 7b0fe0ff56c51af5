import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { waitForText, noteRequests, overflow, changeAnswer } from '../acts.ts';
import { freshConsole, CORE } from '../console.ts';

const USER_FORM = 'console/users/users/create';
/** Larger files are not accepted as keys. */
const LARGEST_KEY_BYTES = 65_536;
/** Number of options per page (spec 1, section 7). */
const OPTIONS = 10;

describe('fields of a form, as people fill them in (spec 1, sections 2.9 and 5)', () => {
  const running = freshConsole('--licence', 'valid');
  let page: Page;

  beforeAll(async () => {
    ({ page } = await running.newPage());
    // The browser asks before a form with changes is left.
    page.on('dialog', (dialog) => void dialog.accept());
    await running.signIn(page, 'admin', USER_FORM);
  });

  const field = (name: string) => page.locator(`#field-${name}`);
  const save = () => page.getByRole('button', { name: 'Save', exact: true });
  const open = async (path: string, first: string) => {
    await page.goto(new URL(path, running.url).href);
    await field(first).waitFor();
  };
  /** Fills in all required fields of a new user except the password. */
  async function fillNewUser(): Promise<void> {
    await open(USER_FORM, 'name');
    await field('name').fill('Night Porter');
    await field('username').fill('night.porter');
    await field('email').fill('night.porter@example.org');
    for (const roles of ['system_roles', 'org_roles']) {
      await field(roles).click();
      await page.getByRole('option').first().click();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('radio', { name: 'Set the password here' }).check();
  }

  it(
    'a password is held to the policy while it is typed, and never travels as it is',
    CORE,
    async () => {
      await fillNewUser();
      await field('password').fill('abc');
      await field('password').blur();
      await waitForText(page, /Password minimum length \d+/);
      expect(Number(await page.getByRole('meter').getAttribute('value'))).toBe(1);
      await field('password').fill('Correct-Horse-9-Battery');
      expect(Number(await page.getByRole('meter').getAttribute('value'))).toBe(4);
    },
  );

  it('a remote select asks for ten options, and for more near the end of its list', async () => {
    await open('console/perms/asset-permissions/create', 'users');
    const asked = noteRequests(page, ({ path, query }) =>
      path === '/api/v1/users/users/' ? (query.get('offset') ?? '') : undefined,
    );
    await field('users').click();
    const options = page.getByRole('option').filter({ hasNotText: 'Create new…' });
    // Ten options fit into the list without scrolling, so more must be loaded.
    await expect.poll(() => options.count()).toBe(2 * OPTIONS);
    await page.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect.poll(() => options.count()).toBeGreaterThan(2 * OPTIONS);
    expect(asked).toEqual(expect.arrayContaining([String(OPTIONS), String(2 * OPTIONS)]));
    await page.keyboard.press('Escape');
  });

  it('a remote select that could not be loaded asks again when it is opened', async () => {
    const broken = /\/api\/v1\/users\/groups\/\?/;
    await page.route(broken, (route) => route.fulfill({ status: 500, body: '' }));
    await open(USER_FORM, 'groups');
    await page.getByText('The options could not be loaded.').waitFor();
    await page.unroute(broken);
    await field('groups').click();
    await page.getByRole('option').first().waitFor();
    expect(await page.getByText('The options could not be loaded.').count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  it('a key is read from a file, and a file that cannot be one is refused', async () => {
    await open('console/assets/gateways/create', 'private_key');
    const file = page.locator('input[type=file]');
    const key = '-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----\n';
    const chosen = (name: string, buffer: Buffer) =>
      file.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await chosen('id_ed25519', Buffer.from(key));
    await expect.poll(() => field('private_key').inputValue()).toBe(key);
    await chosen('disk.iso', Buffer.alloc(LARGEST_KEY_BYTES + 1));
    await page.getByText('This file is too large to be a key. Choose a key file.').waitFor();
    expect(await field('private_key').inputValue()).toBe(key);
  });

  it('a name without a place to break widens no page: as a choice, as an option, when chosen', async () => {
    const name = 'W'.repeat(128);
    const isAsWide = async () => expect(await overflow(page)).toBe(0);
    await open('console/users/groups/create', 'name');
    await field('name').fill(name);
    await save().click();
    await page.getByRole('link', { name, exact: true }).waitFor();
    await isAsWide();
    await open(USER_FORM, 'groups');
    await field('groups').click();
    await page.getByRole('option', { name }).waitFor();
    await isAsWide();
    await page.getByRole('option', { name }).click();
    await page.keyboard.press('Escape');
    await isAsWide();

    const profile = '**/api/v1/users/profile/**';
    await changeAnswer<{ workbench_orgs: object[] }>(page, profile, ({ workbench_orgs: orgs }) => ({
      workbench_orgs: [{ ...orgs[0], name }, ...orgs.slice(1)],
    }));
    await page.goto(new URL('tickets/tickets', running.url).href);
    await page.getByRole('link', { name: 'Request assets' }).click();
    await page.locator('label', { hasText: name }).waitFor();
    await isAsWide();
    await page.unroute(profile);
  });
});
