import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { confirm } from '../acts.ts';
import { callAs, read } from '../apiCalls.ts';
import { expectAccessible, freshConsole, PHONE } from '../console.ts';

const ENDS_SOON = 'Created by ticket: warehouse scanners';
const EXPIRED = 'Contractors, spring';
const DAY_MS = 86_400_000;

const quickFilter = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name });
const names = (page: Page) =>
  page.getByRole('table', { name: 'Asset permissions' }).getByRole('rowheader').allTextContents();

describe('permissions that end (reviews: asks 3, 14 and 16)', () => {
  const running = freshConsole();
  const list = 'console/perms/asset-permissions';
  const endOf = async (page: Page, name: string): Promise<number> => {
    const [found] = await read(page, `perms/asset-permissions/?name=${encodeURIComponent(name)}`);
    return Date.parse(found.date_expired);
  };

  it('are found by one press, which the address keeps and another press takes back', async () => {
    const page = await running.checkedAs('admin', list);
    await quickFilter(page, /^Ends in 30 days\s*1$/).click();
    await expect.poll(() => names(page)).toEqual([ENDS_SOON]);
    await expectAccessible(page, 'a list with chips');
    await page.reload();
    await expect.poll(() => names(page)).toEqual([ENDS_SOON]);
    expect(await quickFilter(page, /^Ends/).getAttribute('aria-pressed')).toBe('true');
    await quickFilter(page, /^Without effect/).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('chip')).toBe('no-effect');
    await quickFilter(page, /^Without effect/).click();
    await expect.poll(async () => (await names(page)).length).toBe(5);
  });

  it('are found by what they allow', async () => {
    const page = await running.checkedAs('admin', list);
    await quickFilter(page, /^Filter by Actions/).click();
    await page.getByRole('menuitemradio', { name: 'Paste from the clipboard' }).click();
    await expect
      .poll(async () => (await names(page)).toSorted())
      .toEqual(['Administrators: every host', 'Operations: everything at the harbour']);
  });

  it('are renewed from their present end, and get it back', async () => {
    const page = await running.checkedAs('admin', `${list}?chip=ends-soon`);
    const before = await endOf(page, ENDS_SOON);
    await page.getByRole('button', { name: 'Renew all 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Renew' });
    await dialog.getByRole('radio', { name: 'By 90 days' }).check();
    await expectAccessible(page, 'renewing permissions');
    await dialog.getByRole('button', { name: 'Renew 1' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(Math.round(((await endOf(page, ENDS_SOON)) - before) / DAY_MS)).toBe(90);
    await expect.poll(() => names(page)).toEqual([]);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => names(page)).toEqual([ENDS_SOON]);
    expect(await endOf(page, ENDS_SOON)).toBe(before);
  });

  it('are renewed from now when they have expired, on their own page', async () => {
    const page = await running.checkedAs('admin', `${list}?search=spring`);
    const before = await endOf(page, EXPIRED);
    await page.getByRole('link', { name: EXPIRED, exact: true }).click();
    await page.getByRole('button', { name: 'Renew', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Renew' });
    await dialog.getByText('Expired: counted from today').waitFor();
    await dialog.getByRole('radio', { name: 'By 7 days' }).check();
    await dialog.getByRole('button', { name: 'Renew 1' }).click();
    await page.getByText('Expires in 7 days').first().waitFor();
    const [{ id }] = await read(page, `perms/asset-permissions/?search=spring`);
    const date_expired = new Date(before).toISOString();
    await callAs(page, 'PATCH', `perms/asset-permissions/${id}/`, { date_expired });
  });

  it('say of each that the server refuses why, and keep it for another try', async () => {
    const { page } = await running.openAs('admin', `${list}?chip=ends-soon`, PHONE);
    const address = '**/api/v1/perms/asset-permissions/';
    await page.route(address, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 400, json: [{ date_expired: ['Too late for this contract'] }] })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'Renew all 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Renew' });
    const renew = dialog.getByRole('button', { name: 'Renew 1' });
    // The buttons of a dialog that fills a telephone stand at its foot.
    const { y = 0, height = 0 } = (await renew.boundingBox()) ?? {};
    expect(PHONE.height - y - height).toBeLessThan(40);
    await renew.click();
    await dialog.getByText(/Too late for this contract/).waitFor();
    await page.unroute(address);
    await dialog.getByRole('button', { name: 'Try 1 again' }).click();
    await page.getByText('1 record renewed').waitFor();
  });

  it('are all removed with two presses and a confirmation when they have expired', async () => {
    const page = await running.checkedAs('admin', list);
    await quickFilter(page, /^Expired\s*1$/).click();
    await page.getByRole('button', { name: 'Delete all 1' }).click();
    await confirm(page, 'Delete');
    await expect.poll(() => names(page)).toEqual([]);
    expect(await read(page, 'perms/asset-permissions/?search=spring')).toEqual([]);
  });
});
