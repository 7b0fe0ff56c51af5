import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noteRequests, overflow } from '../acts.ts';
import { atRest } from '../atRest.ts';
import { expectAccessible, freshConsole, CORE, PHONE } from '../console.ts';
import { steadyBox } from '../measure.ts';

const USERS = 'console/users/users';

describe('narrowing a list (spec 1, sections 2.7 and 5)', () => {
  const running = freshConsole();

  const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
  const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
  /** Collects the addresses of list calls, without the one that counts for the chips. */
  const listCalls = (page: Page) =>
    noteRequests(page, ({ method, url }) =>
      method === 'GET' && url.includes('/users/users/?') && !url.includes('limit=500')
        ? url
        : undefined,
    );

  it('loads a list once, with what its address says', CORE, async () => {
    const { page, problems } = await running.newPage();
    const calls = listCalls(page);
    await running.signIn(page, 'admin', `${USERS}?search=a&source=local`);
    await page.getByRole('button', { name: 'Remove filter Source: Local' }).waitFor();
    await page.getByRole('row').nth(1).waitFor();
    await atRest(page);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain('search=a');
    expect(calls[0]).toContain('source=local');
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
  });

  it('is done with the keyboard alone: keys, values, related objects, words', CORE, async () => {
    const { page } = await running.openAs('admin', USERS);
    await box(page).focus();
    await page.keyboard.type('source:');
    await page.getByRole('listbox', { name: 'Values of Source' }).waitFor();
    await expectAccessible(page, 'the open values of a key');
    await page.keyboard.press('Enter');
    await expect.poll(() => query(page)).toEqual({ source: 'local' });

    await page.keyboard.type('system role');
    const keys = page.getByRole('listbox', { name: 'Search by' });
    await keys.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const roles = page.getByRole('listbox', { name: /^Values of System role/ });
    await roles.getByRole('option').first().waitFor();
    const role = await roles.getByRole('option').first().textContent();
    await page.keyboard.press('Enter');
    await page.getByText(`: ${role}`, { exact: false }).first().waitFor();
    expect(Object.keys(query(page)).toSorted()).toEqual(['source', 'system_roles']);

    await page.keyboard.press('Backspace');
    await expect.poll(() => Object.keys(query(page))).toHaveLength(1);
    await page.keyboard.press('Backspace');
    await expect.poll(() => query(page)).toEqual({});
    await page.keyboard.type('alice');
    await expect.poll(() => query(page)).toEqual({ search: 'alice' });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove filter alice' }).waitFor();
  });

  it('shows a long term beside the icon on a phone', async () => {
    const term = 'nobody-is-called-that-in-this-installation';
    const page = await running.checkedAs('admin', `${USERS}?search=${term}`, PHONE);
    const tag = page.locator('main search li', { hasText: term });
    await tag.waitFor();
    const icon = await steadyBox(page.locator('main search > svg').first());
    const box = await steadyBox(tag);
    expect(box.y).toBeLessThan(icon.y + icon.height);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  it('keeps filters, order and columns as a view, which is also a link', async () => {
    const { page } = await running.openAs(
      'admin',
      `${USERS}?source=local&order=-name&columns=name,email`,
    );
    const heads = () => page.getByRole('columnheader').allTextContents();
    await page.getByRole('button', { name: 'Saved views' }).click();
    await expectAccessible(page, 'the menu of views');
    await page.getByRole('menuitem', { name: 'Save this view…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Local people');
    await expectAccessible(page, 'the dialog that saves a view');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const before = await heads();
    expect(before.join()).toContain('Email');
    expect(before.join()).not.toContain('Last login');

    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('menuitem', { name: 'No filters' }).click();
    await expect.poll(() => query(page)).toEqual({});
    await expect.poll(async () => (await heads()).join()).toContain('Last login');

    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('menuitem', { name: 'Local people' }).click();
    await expect.poll(heads).toEqual(before);
    expect(query(page)).toMatchObject({ source: 'local', order: '-name' });

    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('menuitem', { name: 'Manage views…' }).click();
    await page.getByRole('button', { name: 'Delete “Local people”' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Local people' }).count()).toBe(0);
  });

  it.each([
    ['zh-hans', '搜索', 390],
    ['ja', '検索', 1440],
  ] as const)('fits its page in %s', async (language, name, width) => {
    const { page } = await running.openAs('admin', `${USERS}?search=a&source=local`, {
      language,
      width,
      dark: width === 390,
    });
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('listbox').waitFor();
    await expectAccessible(page, `the search box in ${language}`);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
