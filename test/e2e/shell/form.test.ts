import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirm, waitForText } from '../acts.ts';
import { atRest } from '../atRest.ts';
import { endSession, expectAccessible, freshConsole, fillLogin, PHONE, CORE } from '../console.ts';

const GROUP = 'console/users/groups/create';

const running = freshConsole();
let page: Page;
let problems: string[];

beforeAll(async () => {
  ({ page, problems } = await running.newPage());
  page.on('dialog', (dialog) => void dialog.accept());
  await running.signIn(page, 'admin', 'console/users/groups');
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.locator(`#field-${name}`);
const open = (path: string) => page.goto(`${running.url}${path}`);
const offer = () => page.getByText(/Restore your unsaved changes from \d\d:\d\d\?/);

async function fillGroup(name: string): Promise<void> {
  await open(GROUP);
  await field('name').fill(name);
  await expect.poll(async () => (await drafts()).join()).toContain(name);
}
/** Every draft in the browser's storage, as text. */
const drafts = () =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    // Opening a database that does not exist would create it.
    if (!known.some(({ name }) => name === 'gatehouse-drafts')) return [];
    return new Promise<string[]>((resolve) => {
      const request = indexedDB.open('gatehouse-drafts');
      request.onsuccess = () => {
        const database = request.result;
        const all = database.transaction('drafts').objectStore('drafts').getAll();
        all.onsuccess = () => {
          database.close();
          resolve(all.result.map((draft) => JSON.stringify(draft)));
        };
      };
    });
  });

/** Waits until the form has read the drafts, too: a database does its work in the order it was asked for. */
async function draftsRead(): Promise<void> {
  await atRest(page);
  await drafts();
  await atRest(page);
}

describe('what was filled in and not saved', () => {
  it('is offered after a reload and comes back', CORE, async () => {
    await fillGroup('Night shift');
    await page.reload();
    await offer().waitFor();
    await expectAccessible(page, 'a form with a draft');
    expect(await field('name').inputValue()).toBe('');
    await button('Restore').click();
    await expect.poll(() => field('name').inputValue()).toBe('Night shift');
    expect(await offer().count()).toBe(0);
  });

  it('is offered until it is discarded', async () => {
    await fillGroup('Day shift');
    await page.reload();
    await offer().waitFor();
    await button('Discard').click();
    await expect.poll(() => offer().count()).toBe(0);
    await expect.poll(drafts).toEqual([]);
    await page.reload();
    await field('name').waitFor();
    await draftsRead();
    expect(await offer().count()).toBe(0);
  });

  it('is forgotten once it is saved', async () => {
    await fillGroup('Weekend shift');
    await button('Save').first().click();
    await page.waitForURL((url) => url.pathname.endsWith('/groups'));
    await expect.poll(drafts).toEqual([]);
  });

  it('survives a session that ends in the middle of a save', CORE, async () => {
    await fillGroup('Early shift');
    await endSession(page);
    await button('Save').first().click();
    await confirm(page, 'Re-login');
    await page.waitForURL('**/core/auth/login/**');
    await fillLogin(page, 'admin');
    await page.waitForURL('**/users/groups/create');
    await offer().waitFor();
    await button('Restore').click();
    await expect.poll(() => field('name').inputValue()).toBe('Early shift');
    await button('Save').first().click();
    await page.waitForURL((url) => url.pathname.endsWith('/groups'));
  });
});

describe('assets', () => {
  it('are chosen in a dialog with the tree of nodes', async () => {
    await open('console/assets/domains/create');
    await field('name').fill('Far away');
    await page.getByRole('button', { name: /^Choose assets/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose assets' });
    const rows = dialog.locator('tbody tr');
    await expect.poll(() => rows.count()).toBeGreaterThan(3);
    const tree = dialog.getByRole('tree', { name: 'Node tree' });
    const leaf = tree.getByRole('treeitem').nth(1);
    await leaf.waitFor();
    await expectAccessible(page, 'the asset picker');
    const total = dialog.getByText(/\d+–\d+ of \d+/);
    const all = await total.textContent();
    await leaf.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => total.textContent()).not.toBe(all);
    const hostname = (await rows.first().locator('td').nth(1).textContent()) ?? '';
    await rows.first().locator('input').check();
    await dialog.getByText('1 selected').waitFor();
    await dialog.getByRole('button', { name: 'Choose', exact: true }).click();
    await waitForText(page.locator('form'), hostname);
    await button('Save').first().click();
    await page.waitForURL((url) => url.pathname.endsWith('/domains'));
    await page.getByRole('status').getByRole('link', { name: 'Open Far away' }).click();
    await page.waitForURL(/domains\/[\w-]+$/);
  });

  it('are cards on a telephone, each of them a target', async () => {
    await page.setViewportSize(PHONE);
    await open('console/assets/domains/create');
    await page.getByRole('button', { name: /^Choose assets/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose assets' });
    const cards = dialog.getByRole('listitem');
    await expect.poll(() => cards.count()).toBeGreaterThan(3);
    await cards.nth(1).locator('[data-facts]').click({ force: true });
    await dialog.getByText('1 selected').waitFor();
    expect(await cards.nth(1).getByRole('checkbox').isChecked()).toBe(true);
    expect(await dialog.getByRole('table').count()).toBe(0);
    await expectAccessible(page, 'the asset picker on a telephone');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

it('nothing went wrong on the way', () => {
  // The session of one test ends: its calls and its socket are refused.
  const expected = /401|Unauthorized|WebSocket.*403/;
  expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
});

describe('the look of a form', () => {
  it('has no heading twice, and one left edge', async () => {
    await open('console/perms/asset-permissions/create');
    await field('name').waitFor();
    const headings = page.locator('main form h2');
    const seen = await headings.evaluateAll((found) =>
      found.filter((one) => one.clientHeight > 1).map((one) => one.textContent),
    );
    expect(seen).toEqual(['Basic', 'Other']);
    // The drawn box of a checkbox is smaller than its target.
    const edges = await page
      .locator('#field-name, .MuiSwitch-track, #field-date_expired, #field-actions')
      .evaluateAll((found) =>
        found.map((control) => {
          const { x } = control.getBoundingClientRect();
          return Math.round(control.matches('[type=checkbox]') ? x + 4 : x);
        }),
      );
    expect(new Set(edges).size).toBe(1);
    await expectAccessible(page, 'a form whose headings are not repeated');
  });

  it('says “Never” instead of a year, and takes a date as lists write it', async () => {
    await open('console/perms/asset-permissions/create');
    await page.getByRole('button', { name: 'Expiry date Never' }).click();
    await page.keyboard.type('02/30/2027, 21:05');
    await page.keyboard.press('Tab');
    await waitForText(page, 'Enter an existing date or time');
    await field('date_expired').fill('02/28/2027, 21:05');
    await page.keyboard.press('Tab');
    await page.getByText('Enter an existing date or time').waitFor({ state: 'detached' });
    expect(await field('date_expired').inputValue()).toBe('02/28/2027, 21:05');
    expect(await field('date_start').inputValue()).toMatch(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/);
  });

  it('has short ports, and nothing to reset without changes', async () => {
    await open('settings/email');
    await field('EMAIL_PORT').waitFor();
    const reset = page.getByRole('button', { name: 'Reset', exact: true });
    expect(await reset.isDisabled()).toBe(true);
    expect(
      (await page.locator('.MuiOutlinedInput-root:has(#field-EMAIL_PORT)').boundingBox())?.width,
    ).toBe(200);
    await field('EMAIL_PORT').fill('2525');
    await reset.click();
    expect(await field('EMAIL_PORT').inputValue()).not.toBe('2525');
    expect(await reset.isDisabled()).toBe(true);
  });
});
