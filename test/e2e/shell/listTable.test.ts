import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atRest } from '../atRest.ts';
import { expectAccessible, freshConsole, CORE } from '../console.ts';
import { steadyBox } from '../measure.ts';

const USERS = 'console/users/users';
const ASSETS = 'console/assets/assets';

describe('the table of a list', () => {
  const running = freshConsole();
  let page: Page;
  let problems: readonly string[];

  beforeAll(async () => {
    ({ page, problems } = await running.newPage());
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await running.signIn(page, 'admin', 'console/users/users');
  });
  // Table settings of one test must not affect the next.
  beforeEach(() => page.evaluate(() => localStorage.clear()));

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heads = () => page.locator('thead th[data-field]');
  const fields = () =>
    heads().evaluateAll((all) => all.map((head) => head.getAttribute('data-field')));
  const dialog = () => page.getByRole('dialog');
  const row = (index: number) => page.locator('tbody tr:not([hidden])').nth(index);
  const names = () => page.locator('tbody tr th').allTextContents();
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('tr')?.querySelector('th')?.textContent);

  async function open(path: string): Promise<void> {
    await page.goto(new URL(path, running.url).href);
    await row(0).locator('th a').waitFor();
    // Tools of the table are loaded after its rows.
    await atRest(page);
  }

  async function change(): Promise<void> {
    await button('Table settings').click();
    await dialog().waitFor();
  }

  it('chooses columns and their order, but never without name, id and actions', async () => {
    await open(USERS);
    const before = await fields();
    await change();
    const boxes = dialog().getByRole('checkbox');
    expect(await dialog().getByRole('checkbox', { name: 'Name', exact: true }).isDisabled()).toBe(
      true,
    );
    expect(await dialog().getByRole('checkbox', { name: 'Actions' }).isDisabled()).toBe(true);
    expect(await boxes.count()).toBeGreaterThan(10);
    await expectAccessible(page, 'table settings');
    await dialog().getByRole('checkbox', { name: 'Source', exact: true }).uncheck();
    await dialog().getByRole('checkbox', { name: 'Email', exact: true }).check();
    await dialog().getByRole('button', { name: 'Move Email up' }).press('Enter');
    await dialog().getByRole('button', { name: 'Apply' }).click();
    await expect.poll(fields).not.toEqual(before);
    const chosen = await fields();
    expect(chosen.slice(0, 3)).toEqual(['name', 'email', 'username']);
    expect(chosen).not.toContain('source');
    await page.reload();
    await expect.poll(fields).toEqual(chosen);
    expect(await page.evaluate(() => localStorage.getItem('tableConfig'))).toContain('users.user');
    await change();
    await dialog().getByRole('button', { name: 'Reset' }).click();
    await dialog().getByRole('button', { name: 'Apply' }).click();
    await expect.poll(fields).toEqual(before);
  });

  it('moves a column by dragging it', async () => {
    await open(USERS);
    await change();
    const line = (name: string) => dialog().getByRole('listitem').filter({ hasText: name });
    const grip = await steadyBox(line('Last login').locator('[data-grip]'));
    const goal = await steadyBox(line('Username'));
    await page.mouse.move(grip.x + 10, grip.y + 10);
    await page.mouse.down();
    await page.mouse.move(grip.x + 10, goal.y + 20, { steps: 20 });
    await page.mouse.up();
    await dialog().getByRole('button', { name: 'Apply' }).click();
    await expect.poll(async () => (await fields())[1]).toBe('last_login');
  });

  it('remembers a width that was dragged', async () => {
    await open(USERS);
    const head = page.locator('th[data-field=username]');
    const box = await steadyBox(head);
    await page.mouse.move(box.x + box.width - 3, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 57, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    const width = async () => Math.round((await head.boundingBox())?.width ?? 0);
    await expect.poll(width).toBe(Math.round(box.width) + 60);
    await page.reload();
    await expect.poll(width).toBe(Math.round(box.width) + 60);
  });

  it('drops columns that have no room, until somebody chooses them; what can be done with a row stays within reach', async () => {
    await open(USERS);
    const part = page.getByRole('region', { name: 'Users' });
    const sideways = () => part.evaluate((box) => box.scrollWidth - box.clientWidth);
    await expect.poll(sideways).toBe(0);
    await page.setViewportSize({ width: 1000, height: 900 });
    const more = page.getByRole('button', { name: /^\+\d columns?$/ });
    await expect.poll(() => more.getAttribute('title')).toContain('System roles');
    expect(await sideways()).toBe(0);
    await more.click();
    await expect.poll(sideways).toBeGreaterThan(0);
    await expect.poll(() => part.getAttribute('data-beneath')).toBe('end');
    await expectAccessible(page, 'columns beneath the actions');
    const end = async (name: string) => {
      const box = await page.getByRole('columnheader', { name }).boundingBox();
      return box ? box.x + box.width : Number.NaN;
    };
    const edge = await part.evaluate((box) => box.getBoundingClientRect().left + box.clientWidth);
    await expect.poll(() => end('Actions')).toBeCloseTo(edge, 0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await change();
    await dialog().getByRole('button', { name: 'Reset' }).click();
    await dialog().getByRole('button', { name: 'Apply' }).click();
  });

  it('sets how high rows are, for all tables', async () => {
    await open(USERS);
    const height = async () => (await row(0).boundingBox())?.height;
    expect(await height()).toBe(36);
    await change();
    await dialog().getByRole('radio', { name: 'Compact' }).check();
    await dialog().getByRole('button', { name: 'Apply' }).click();
    await expect.poll(height).toBe(28);
    await expectAccessible(page, 'compact rows');
    await open(ASSETS);
    await expect.poll(height).toBe(28);
    await change();
    await dialog().getByRole('button', { name: 'Reset' }).click();
    await dialog().getByRole('button', { name: 'Apply' }).click();
    await expect.poll(height).toBe(36);
  });

  it('draws a long page from what is in view outwards, and it can be walked to its end', async () => {
    await open(`${ASSETS}?size=100`);
    const table = page.getByRole('table');
    await expect.poll(() => table.getAttribute('aria-rowcount')).toBe('101');
    // Until the row window is loaded, the first rows are drawn without it.
    await page.locator('tbody tr[hidden]').waitFor({ state: 'attached' });
    await row(1).locator('a').first().focus();
    await page.keyboard.press('Control+End');
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')),
      )
      .toBe('101');
    await page.keyboard.press('Control+Home');
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')),
      )
      .toBe('2');
    await expect.poll(() => page.locator('tbody tr:not([hidden])').count()).toBe(100);
    expect(await page.locator('tbody tr[aria-hidden]').count()).toBe(0);
  });

  it('is walked through, chosen from and opened by the keyboard', async () => {
    await open(USERS);
    const [first, second, third, fourth] = await names();
    await page.getByRole('region', { name: 'Users' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toBe(first);
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toBe(second);
    await page.keyboard.press('Shift+Space');
    await button('1 selected').waitFor();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await button('3 selected').waitFor();
    await expect.poll(focused).toBe(fourth);
    await page.keyboard.press('Shift+ArrowUp');
    await button('2 selected').waitFor();
    await expect.poll(focused).toBe(third);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/users/users/*-*');
    await expect.poll(() => page.locator('main h1').first().textContent()).toContain(third);
  });

  it('chooses a range by Shift, and keeps the choice while pages are turned', CORE, async () => {
    await open(USERS);
    const boxes = page.locator('tbody input[type=checkbox]');
    await boxes.nth(1).click();
    await boxes.nth(4).click({ modifiers: ['Shift'] });
    await button('4 selected').waitFor();
    await button('Page 2').click();
    await page.waitForURL('**page=2**');
    await button('4 selected').waitFor();
    await button('Clear selection').click();
    await button('Clear selection').waitFor({ state: 'detached' });
  });

  it('opens a record in a tab of its own by the middle button', async () => {
    await open(USERS);
    const opened = page.context().waitForEvent('page');
    await row(0).locator('td').nth(2).click({ button: 'middle' });
    const tab = await opened;
    await tab.waitForURL('**/users/users/*-*');
    await tab.close();
  });

  it('copies a cell and says so', async () => {
    await open(USERS);
    const cell = row(0).locator('td').nth(1);
    await cell.hover();
    await button('Copy').click();
    await page.getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await cell.textContent(),
    );
  });

  it('changes ticked fields of all chosen rows in one call', CORE, async () => {
    await open(USERS);
    const boxes = page.locator('tbody input[type=checkbox]');
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await button('2 selected').click();
    await page.getByRole('menuitem', { name: 'Update selected' }).click();
    await dialog().getByRole('checkbox', { name: 'Comment' }).check();
    await dialog().getByRole('textbox', { name: 'Comment' }).fill('Night shift');
    await expectAccessible(page, 'bulk update');
    const call = page.waitForRequest((request) => request.method() === 'PATCH');
    await dialog().getByRole('button', { name: 'Update', exact: true }).click();
    const sent: unknown = (await call).postDataJSON();
    expect(sent).toEqual([
      { id: expect.any(String), comment: 'Night shift' },
      { id: expect.any(String), comment: 'Night shift' },
    ]);
    await page.getByText('2 records updated').waitFor();
    await button('Clear selection').waitFor({ state: 'detached' });
  });

  it('left nothing in the console of the browser but the refusal', CORE, () => {
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
  });
});
