import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atRest } from '../atRest.ts';
import { expectAccessible, freshConsole, type PageOptions } from '../console.ts';
import { steadyBox } from '../measure.ts';

const WIDE = { width: 1920, height: 1080 } as const;
const USERS = 'console/users/users?size=30&search=a';

describe('the preview beside a list', () => {
  const running = freshConsole();

  const preview = (page: Page, name: string) =>
    page.getByRole('region', { name: `Preview: ${name}` });
  const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

  async function open(options: PageOptions = WIDE): Promise<Page> {
    const { page } = await running.openAs('admin', USERS, options);
    await row(page, 'Albin Ek').waitFor();
    // It is loaded behind the first page.
    await atRest(page);
    return page;
  }
  const pressFree = (page: Page, name: string) =>
    row(page, name)
      .locator('td')
      .nth(4)
      .click({ position: { x: 4, y: 4 } });

  it('opens by a click where a row has no control, and keeps the state of the list', async () => {
    const page = await open();
    const shown = preview(page, 'Albin Ek');
    await pressFree(page, 'Albin Ek');
    await shown.getByText('Inactive').waitFor();
    await shown.getByRole('heading', { name: 'Identity' }).waitFor();
    expect(await row(page, 'Albin Ek').getAttribute('aria-current')).toBe('true');
    expect(page.url()).toContain('size=30&search=a');
    await expectAccessible(page, 'a list with its preview');
    // It stays open for the next list and after a reload.
    await page.reload();
    await page.getByRole('region', { name: /^Preview: / }).waitFor();
    await page.getByRole('button', { name: 'Close the preview' }).click();
    await page.getByRole('region', { name: /^Preview: / }).waitFor({ state: 'detached' });
  });

  it('opens by Space, follows the arrow keys, and Escape closes it', async () => {
    const page = await open();
    await row(page, 'Albin Ek').getByRole('link', { name: 'Albin Ek', exact: true }).focus();
    await page.keyboard.press('Space');
    await preview(page, 'Albin Ek').waitFor();
    await page.keyboard.press('ArrowDown');
    await preview(page, 'Alice Lindqvist').getByText('Active', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await preview(page, 'Alice Lindqvist').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Alice Lindqvist');
  });

  it('is a drawer over the end of the list on a usual window, closed at first', async () => {
    const page = await open({ width: 1440 });
    const hint = page.getByText('Press a row, or Space on it, for a preview.');
    await hint.waitFor();
    const before = await steadyBox(row(page, 'Albin Ek'));
    await pressFree(page, 'Albin Ek');
    const shown = preview(page, 'Albin Ek');
    await shown.getByRole('heading', { name: 'Identity' }).waitFor();
    await hint.waitFor({ state: 'detached' });
    expect((await steadyBox(row(page, 'Albin Ek'))).width).toBe(before.width);
    await expectAccessible(page, 'a list below its preview');
    // The arrow keys go on from the row that was pressed.
    await page.keyboard.press('ArrowDown');
    await preview(page, 'Alice Lindqvist').waitFor();
    await page.keyboard.press('Space');
    await preview(page, 'Alice Lindqvist').waitFor({ state: 'detached' });
    await page.reload();
    await row(page, 'Albin Ek').waitFor();
    await atRest(page);
    expect(await page.getByRole('region', { name: /^Preview: / }).count()).toBe(0);
    expect(await hint.count()).toBe(0);
  });

  it('ends with the first actions of the record and a menu of the others', async () => {
    const page = await open({ width: 1440 });
    await pressFree(page, 'Albin Ek');
    const shown = preview(page, 'Albin Ek');
    const actions = shown.locator('[data-action]');
    await expect
      .poll(() => actions.allTextContents())
      .toEqual(['Update', 'Clone', 'Grant access to assets']);
    await shown.getByRole('button', { name: 'More actions for Albin Ek' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    await page.keyboard.press('Escape');
    await actions.first().click();
    await page.waitForURL('**/update');
  });

  it('is not there on a small window', async () => {
    const page = await open({ width: 1100 });
    await pressFree(page, 'Albin Ek');
    await atRest(page);
    expect(await page.getByRole('region', { name: /^Preview: / }).count()).toBe(0);
  });

  it('leaves rows that share the height of the window', async () => {
    const page = await open();
    await page.goto(new URL('console/users/users', running.url).href);
    await row(page, 'Albin Ek').waitFor();
    await atRest(page);
    const table = await steadyBox(page.getByRole('region', { name: 'Users' }));
    const end = table.y + table.height;
    expect(end).toBeGreaterThan(WIDE.height - 120);
    expect(end).toBeLessThanOrEqual(WIDE.height);
  });
});
