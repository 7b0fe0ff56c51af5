import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPage, signIn, freshConsole } from '../console.ts';

const USER_FORM = 'console/users/users/create';
/** Larger files are not accepted as keys. */
const LARGEST_KEY_BYTES = 65_536;
/** Maximum length of a detail page's heading (spec 1, section 2.8). */
const TITLE_CHARACTERS = 80;
/** Number of options per page (spec 1, section 7). */
const OPTIONS = 10;

describe('fields of a form, as people fill them in (spec 1, sections 2.9 and 5)', () => {
  const running = freshConsole('--licence', 'valid');
  let page: Page;

  beforeAll(async () => {
    ({ page } = await newPage(running));
    // The browser asks before a form with changes is left.
    page.on('dialog', (dialog) => void dialog.accept());
    await signIn(page, running.url, 'admin', USER_FORM);
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

  it('a schedule is told in words, with its last five and next five runs', async () => {
    await open('console/accounts/backup/create', 'crontab');
    await field('crontab').fill('30 4 * * 1');
    const preview = page.locator('#field-crontab-preview');
    await expect.poll(() => preview.textContent()).toMatch(/04:30.*Monday/);
    expect(await preview.textContent()).toContain('takes precedence over the interval');
    for (const name of ['Last runs', 'Next runs']) {
      const runs = page.getByRole('list', { name }).locator('time');
      await expect.poll(() => runs.count()).toBe(5);
      expect(await runs.first().textContent()).toMatch(/04:30/);
    }
    await field('crontab').fill('every day');
    await field('crontab').blur();
    await page
      .getByText('Enter five fields: minute, hour, day of the month, month, day of the week.')
      .waitFor();
  });

  it(
    'a password is held to the policy while it is typed, and never travels as it is',
    { tags: ['core'] },
    async () => {
      await fillNewUser();
      await field('password').fill('abc');
      await field('password').blur();
      await page
        .getByText(/Password minimum length \d+/)
        .first()
        .waitFor();
      expect(Number(await page.getByRole('meter').getAttribute('value'))).toBe(1);
      await field('password').fill('Correct-Horse-9-Battery');
      expect(Number(await page.getByRole('meter').getAttribute('value'))).toBe(4);
    },
  );

  it(
    'a secret is encrypted on a copy: a save that failed can be repeated',
    { tags: ['core'] },
    async () => {
      const bodies: Readonly<Record<string, unknown>>[] = [];
      await page.route('**/api/v1/users/users/', (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        bodies.push(Object(route.request().postDataJSON()));
        return route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
      });
      await fillNewUser();
      await field('password').fill('Correct-Horse-9-Battery');
      for (const sent of [1, 2]) {
        await save().click();
        await expect.poll(() => bodies.length).toBe(sent);
        await page.locator('main').getByRole('alert').waitFor();
        expect(await field('password').inputValue()).toBe('Correct-Horse-9-Battery');
      }
      await page.unroute('**/api/v1/users/users/');
      const secrets = bodies.map((body) => String(body['password']));
      expect(new Set(secrets).size).toBe(2);
      // A secret that is encrypted twice would be longer.
      expect(secrets.map((secret) => secret.length)).toEqual([
        secrets[0]?.length,
        secrets[0]?.length,
      ]);
      for (const secret of secrets) expect(secret).toMatch(/^[\w+/=]+:[\w+/=]+$/);
    },
  );

  it('a remote select asks for ten options, and for more near the end of its list', async () => {
    await open('console/perms/asset-permissions/create', 'users');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/v1/users/users/') asked.push(searchParams.get('offset') ?? '');
    });
    await field('users').click();
    const options = page.getByRole('option');
    // Ten options fit into the list without scrolling, so more must be loaded.
    await expect.poll(() => options.count()).toBe(2 * OPTIONS);
    await page.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect.poll(() => options.count()).toBeGreaterThan(2 * OPTIONS);
    expect(asked).toEqual(expect.arrayContaining([String(OPTIONS), String(2 * OPTIONS)]));
    await page.keyboard.press('Escape');
  });

  it('a remote select is closed, with the reason, where its list answers 403', async () => {
    await page.route(/\/api\/v1\/users\/groups\/\?/, (route) =>
      route.fulfill({ status: 403, contentType: 'application/json', body: '{"detail":"no"}' }),
    );
    await open(USER_FORM, 'groups');
    await expect.poll(() => field('groups').isDisabled()).toBe(true);
    expect(await page.locator('#field-groups-reason').textContent()).not.toBe('');
    await page.unroute(/\/api\/v1\/users\/groups\/\?/);
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

  it('addresses that are none are named before anything is sent', async () => {
    await open('console/users/users/user-acl/create', 'name');
    const group = page.getByRole('textbox', { name: /IP/ }).first();
    await group.fill('10.0.0.0/8\n10.0.0.300\nfe80::1');
    await group.blur();
    await page.getByText('Not an IP address, network or range: 10.0.0.300').waitFor();
  });

  it('Reset brings back what was loaded', async () => {
    await page.goto(new URL('console/users/groups', running.url).href);
    await page
      .getByRole('link', { name: /^Update / })
      .first()
      .click();
    await field('name').waitFor();
    const name = await field('name').inputValue();
    await field('name').fill('Something else');
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    expect(await field('name').inputValue()).toBe(name);
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

  it('a long name is cut in the heading of its page, and stands whole in its card', async () => {
    const name = 'night shift '.repeat(9).trim();
    await open('console/users/groups/create', 'name');
    await field('name').fill(name);
    await save().click();
    await page.getByRole('link', { name, exact: true }).click();
    const heading = page.getByRole('heading', { level: 1, name: /^User group: night shift/ });
    await expect
      .poll(() => heading.textContent())
      .toBe(`${`User group: ${name}`.slice(0, TITLE_CHARACTERS)}…`);
    await page.locator('main dd', { hasText: name }).waitFor();
  });

  it('a name without a place to break widens no page: as a choice, as an option, when chosen', async () => {
    const name = 'W'.repeat(128);
    const isAsWide = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        page.viewportSize()?.width,
      );
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

    await page.route('**/api/v1/users/profile/**', async (route) => {
      const response = await route.fetch();
      const profile = await response.json();
      const [first, ...others] = profile.workbench_orgs;
      const json = { ...profile, workbench_orgs: [{ ...first, name }, ...others] };
      return route.fulfill({ response, json });
    });
    await page.goto(new URL('tickets/tickets/request-asset-perm/create', running.url).href);
    await page.locator('label', { hasText: name }).waitFor();
    await isAsWide();
    await page.unroute('**/api/v1/users/profile/**');
  });
});
