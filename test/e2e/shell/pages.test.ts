import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasFocus } from '../acts.ts';
import { atRest } from '../atRest.ts';
import { freshConsole } from '../console.ts';

const USERS = 'console/users/users';

describe('a generic page, when something goes away or wrong', () => {
  const running = freshConsole();
  let page: Page;

  beforeAll(async () => {
    ({ page } = await running.openAs('admin', USERS));
  });

  const button = (name: string | RegExp) => page.getByRole('button', { name });
  /** The focused element; `rows` for the table itself. */
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement?.matches('main section[tabindex="0"]')) return 'rows';
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
  const open = async (path: string) => {
    await page.goto(new URL(path, running.url).href);
    await page.locator('tbody th').first().waitFor();
    await atRest(page);
  };
  const confirm = async (name: string) => {
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name, exact: true }).press('Enter');
    await question.waitFor({ state: 'detached' });
  };

  it('keeps the focus in the table when the row that had it is gone (WCAG 2.4.3)', async () => {
    await open(USERS);
    await button(/^More actions for/)
      .nth(2)
      .press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await confirm('Delete');
    await expect.poll(focused).toBe('rows');
    const boxes = page.locator('tbody input[type=checkbox]');
    await boxes.nth(2).check();
    await boxes.nth(3).check();
    await button('2 selected').press('Enter');
    await page.getByRole('menuitem', { name: 'Delete selected' }).press('Enter');
    await confirm('Delete');
    await expect.poll(focused).toBe('rows');
  });

  it('keeps the focus on the button that turns pages, also at the end', async () => {
    await open(`${USERS}?size=30`);
    const next = button('Next page');
    while ((await next.getAttribute('aria-disabled')) === null) {
      const range = await page.locator('main output').last().textContent();
      await next.press('Enter');
      await expect.poll(() => page.locator('main output').last().textContent()).not.toBe(range);
    }
    expect(await focused()).toBe('Next page');
  });

  it('keeps what has the focus clear of the columns that stay in place (WCAG 2.4.11)', async () => {
    await page.setViewportSize({ width: 900, height: 900 });
    await open(USERS);
    // Columns that somebody chose are not dropped: the table scrolls.
    await page.getByRole('button', { name: /^\+\d+ columns?$/ }).click();
    const region = page.locator('main section[tabindex="0"]');
    const [padding, columns] = await region.evaluate((element) => {
      const { scrollPaddingInlineStart, scrollPaddingInlineEnd } = getComputedStyle(element);
      const width = (selector: string) =>
        [...element.querySelectorAll(`thead ${selector}`)].reduce(
          (sum, head) => sum + head.getBoundingClientRect().width,
          0,
        );
      return [
        [scrollPaddingInlineStart, scrollPaddingInlineEnd].map(Number.parseFloat),
        [width('[data-sticky]'), width('[data-end]')],
      ];
    });
    expect(padding.map(Math.round)).toEqual(columns.map(Math.round));
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('keeps the field that has the focus clear of the buttons of a form (WCAG 2.4.11)', async () => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await page.goto(new URL('console/users/users/create', running.url).href);
    await page.locator('#field-name').focus();
    const hidden = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        const bar = document.querySelector('main form button[type=submit]')?.parentElement;
        if (!activeElement || !bar || bar.contains(activeElement)) return undefined;
        return activeElement.getBoundingClientRect().top + 1 > bar.getBoundingClientRect().top;
      });
    const seen: (boolean | undefined)[] = [];
    while (seen.at(-1) !== undefined || seen.length === 0) {
      await page.keyboard.press('Tab');
      seen.push(await hidden());
    }
    expect(seen.length).toBeGreaterThan(10);
    expect(seen).not.toContain(true);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('keeps the focus on what went wrong, each time a form is not saved', async () => {
    await page.goto(new URL('console/users/groups/create', running.url).href);
    await page.locator('#field-name').fill('Night shift');
    const refusals = [{ name: ['taken'] }, { detail: 'no' }, { name: ['taken'] }, {}];
    for (const body of refusals) {
      await page.route('**/api/v1/users/groups/', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 400,
              contentType: 'application/json',
              body: JSON.stringify(body),
            })
          : route.continue(),
      );
      await button('Save').first().click();
      const place = 'name' in body ? '#field-name' : 'main [role=alert]';
      await expect.poll(() => hasFocus(page.locator(place).first())).toBe(true);
      await page.unroute('**/api/v1/users/groups/');
    }
    expect(await page.locator('#field-name').inputValue()).toBe('Night shift');
    await button('Cancel').click();
    await confirm('Leave');
    await page.locator('tbody th a').first().waitFor();
  });

  it('asks before another tab takes the place of a form with changes', async () => {
    await page.goto(new URL('settings/email', running.url).href);
    const tabs = page.getByRole('tab');
    await tabs.nth(1).waitFor();
    const own = await page.getByRole('tab', { selected: true }).textContent();
    const other = page.getByRole('tab', { selected: false }).first();
    const field = page.locator('main form input[type=text]').first();
    await field.fill('something else');
    await other.click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe(own);
    expect(await field.inputValue()).toBe('something else');
    await other.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).not.toBe(own);
  });

  it('says that the line is cut instead of waiting in silence', async () => {
    await open(USERS);
    await page.context().setOffline(true);
    try {
      await button('Refresh').click();
      const alert = page.locator('main').getByRole('alert');
      await alert.waitFor();
      expect(await alert.textContent()).toContain('The list could not be loaded');
      await page.context().setOffline(false);
      await alert.getByRole('button', { name: 'Try again' }).press('Enter');
      await page.locator('tbody th a').first().waitFor();
      expect(await focused()).toBe('rows');
    } finally {
      await page.context().setOffline(false);
    }
  });

  it('says no more of an export that failed once its dialog is opened again', async () => {
    await open(USERS);
    await page.route(/users\/users\/\?.*format=csv/, (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    );
    const dialog = page.getByRole('dialog', { name: 'Export users' });
    await button('Export').first().click();
    await dialog.getByRole('button', { name: 'Export' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await button('Export').first().click();
    await dialog.waitFor();
    expect(await dialog.getByRole('alert').count()).toBe(0);
  });
});
