import { describe, expect, it } from 'vitest';
import { expectAccessible, newPage, signIn, freshConsole } from '../console.ts';

/** English words; names of products and abbreviations have fewer lower-case letters in a row. */
const ENGLISH = /\b[a-z]{3,}/;

const running = freshConsole('--licence', 'valid');

describe('pages as their readers see them', () => {
  const open = async (path: string, language: 'en' | 'zh-hans' | 'ja' = 'en') => {
    const { page } = await newPage(running, { language });
    await signIn(page, running.url, 'admin', path);
    return page;
  };

  it('roles of an organization are not a filter that could be taken off', async () => {
    const page = await open('console/users/roles?scope=org');
    await page.getByRole('link', { name: 'OrgAdmin', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /Remove filter/ }).count()).toBe(0);
  });

  it('the dashboard has rings of one size, and moments in one line on a narrow screen', async () => {
    const page = await open('console/dashboard');
    const sizes = (selector: string, side: 'width' | 'height') =>
      page
        .locator(selector)
        .evaluateAll(
          (found, asked) => found.map((element) => element.getBoundingClientRect()[asked]),
          side,
        );
    await page.locator('main svg[viewBox="0 0 112 112"]').first().waitFor();
    expect(await sizes('main svg[viewBox="0 0 112 112"]', 'width')).toEqual([112, 112]);
    await page.setViewportSize({ width: 390, height: 844 });
    const moments = 'main li > span:last-child > small';
    await page.locator(moments).first().waitFor();
    await expect.poll(async () => new Set(await sizes(moments, 'height')).size).toBe(1);
  });

  it('a finished session offers its replay first, a running one to watch it', async () => {
    const page = await open('audit/sessions/sessions?activeTab=history');
    const first = page.locator('tbody tr').first().locator('td[data-end] > *').first();
    await expect.poll(() => first.innerText()).toBe('Replay');
    await page.getByRole('tab', { name: 'Online' }).click();
    await expect.poll(() => first.innerText()).toBe('Watch live');
  });

  it('a command leads to its session by words, not by an id', async () => {
    const page = await open('audit/sessions/command');
    await page.getByRole('link', { name: 'Play from this moment' }).first().click();
    await page.waitForURL('**/audit/sessions/sessions/**');
  });

  it('tickets that a filter hides are one press away', async () => {
    const page = await open('tickets/tickets');
    await page.getByText(/^No .+ with /).waitFor();
    await page.getByText('Remove the filter', { exact: true }).click();
    await page.getByRole('link', { name: 'Opened by mistake' }).waitFor();
    await expectAccessible(page, 'the tickets');
  });

  it('a run of a backup plan is called by its moment', async () => {
    const page = await open('console/accounts/backup');
    await page.getByRole('link', { name: 'Weekly backup', exact: true }).click();
    await page.getByRole('tab', { name: 'Runs' }).click();
    await page.locator('tbody tr th a').first().click();
    await page.waitForURL('**/plan-execution/**');
    await expect
      .poll(() => page.locator('main h1').innerText())
      .toMatch(/^Run: \d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/);
  });

  it.each(['zh-hans', 'ja'] as const)('permissions of a role are named in %s', async (language) => {
    const page = await open(
      'console/users/roles/00000000-0000-0000-0000-000000000001?scope=system',
      language,
    );
    const items = page.getByRole('tree').getByRole('treeitem');
    await items.first().waitFor();
    const names = await items.allInnerTexts();
    expect(names.filter((name) => ENGLISH.test(name.replaceAll('Web', '')))).toEqual([]);
  });
});
