import { describe, expect, it } from 'vitest';
import { freshConsole } from '../console.ts';
import { counted } from './counted.ts';

/** The best product takes 5 to 6 clicks and 2 typed fields. */
const MOST_CLICKS = 7;
const MOST_TYPED = 3;

describe('a user is created in a group, with a role', () => {
  const running = freshConsole();

  it('from the dashboard in six clicks and three fields, with the usual role', async () => {
    const page = await running.checkedAs('admin', 'console/dashboard');
    const person = counted(page);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await person.click(menu.getByRole('button', { name: 'User management' }));
    await person.click(menu.getByRole('link', { name: 'Users', exact: true }));
    await person.click(page.getByRole('link', { name: 'Create', exact: true }));
    await person.type(page.locator('#field-name'), 'Nadia Newcomer');
    await person.type(page.locator('#field-username'), 'nadia');
    await person.type(page.locator('#field-email'), 'nadia@example.org');
    await page.getByText('User', { exact: true }).first().waitFor();
    await person.click(page.getByRole('combobox', { name: 'User groups', exact: true }));
    await person.click(page.getByRole('option', { name: 'Database team' }));
    await person.press('Escape');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await person.click(page.getByRole('button', { name: 'Save', exact: true }));
    expect((await sent).postDataJSON()).toMatchObject({
      username: 'nadia',
      system_roles: ['00000000-0000-0000-0000-000000000003'],
    });
    await page.waitForURL(/\/console\/users\/users(\?|$)/);
    expect(person.clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect(person.typed).toBeLessThanOrEqual(MOST_TYPED);
  });
});
