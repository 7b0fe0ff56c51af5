import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus, choose } from '../acts.ts';
import { expectAccessible, freshConsole, heading, CORE } from '../console.ts';

describe('after a record was created (spec 1, section 4)', () => {
  const running = freshConsole();

  const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
  const addressOf = (page: Page) => new URL(page.url()).pathname.replace(/^\/ui/, '');

  it('the list opens, and its notice leads to the record, by keyboard too', CORE, async () => {
    const page = await running.checkedAs('admin', 'console/perms/asset-permissions/create');
    await heading(page, /^Create/);
    await nameOf(page).fill('Night shift');
    await choose(page, 'Users', /Alice/);
    await choose(page, 'Nodes', /Hamburg/);
    await choose(page, 'System users', /operator/);
    await save(page);
    await heading(page, /^Asset permissions$/);
    expect(addressOf(page)).toBe('/console/perms/asset-permissions');
    const notice = page.getByRole('status').filter({ hasText: 'Night shift created' });
    const link = notice.getByRole('link', { name: 'Open Night shift' });
    await link.waitFor();
    await expectAccessible(page, 'a list with the notice of a new record');
    // The page has the focus; its notification comes before it.
    for (let presses = 0; presses < 2; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      if (await hasFocus(link)) break;
    }
    expect(await hasFocus(link)).toBe(true);
    await page.keyboard.press('Enter');
    await heading(page, /Night shift/);
    expect(addressOf(page)).toMatch(/^\/console\/perms\/asset-permissions\/[\w-]{36}$/);
    await link.waitFor({ state: 'detached' });
  });

  it('what usually follows is offered beside it', async () => {
    const page = await running.checkedAs('admin', 'console/assets/domains/create');
    await heading(page, /^Create/);
    await nameOf(page).fill('Behind the harbour');
    await save(page);
    const notice = page.getByRole('status').filter({ hasText: 'Behind the harbour created' });
    await notice.getByText('Next:').waitFor();
    await expectAccessible(page, 'a notice with what follows');
    await notice.getByRole('link', { name: 'Add gateway' }).click();
    await heading(page, /^Create gateway/);
    const domain = page.getByRole('combobox', { name: 'Domain' });
    await expect.poll(() => domain.inputValue()).toBe('Behind the harbour');
  });

  it('a form of another record’s page returns to it', async () => {
    const page = await running.checkedAs('admin', 'console/users/users?search=alice');
    await page.getByRole('link', { name: 'Alice Lindqvist', exact: true }).click();
    await page.getByRole('tab', { name: 'Login rules' }).click();
    const user = addressOf(page);
    await page.getByRole('link', { name: 'Create', exact: true }).click();
    await heading(page, /^Create/);
    await nameOf(page).fill('From the office');
    await save(page);
    await page.getByRole('link', { name: 'From the office', exact: true }).waitFor();
    expect(addressOf(page)).toBe(user);
    expect(new URL(page.url()).searchParams.get('activeTab')).toBe('login-rules');

    // Opened from the list it returns to the list.
    await page.goto(new URL('console/users/users/user-acl', running.url).href);
    await page.getByRole('link', { name: 'Update From the office' }).click();
    await heading(page, /^Update/);
    await nameOf(page).fill('From home');
    await save(page);
    await page.getByRole('link', { name: 'From home', exact: true }).waitFor();
    expect(addressOf(page)).toBe('/console/users/users/user-acl');
  });
});
