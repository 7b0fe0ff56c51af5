import { describe, expect, it } from 'vitest';
import { freshConsole, CORE } from '../console.ts';

describe('default deny (spec 1, sections 2.1 and 6)', CORE, () => {
  const running = freshConsole();

  it('sends an ordinary user who asks for the console to the workbench', async () => {
    const { page } = await running.openAs('alice', 'console/users/users');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/ui/workbench/home');
    expect(await page.getByRole('link', { name: 'Users', exact: true }).count()).toBe(0);
    const why = page.getByRole('status').filter({ hasText: 'the view “Console”' });
    await why.getByText('users who belong to an organization in the console').waitFor();
  });

  it('tells an ordinary user who follows a link to a ticket why they are at home', async () => {
    const { page } = await running.openAs('alice', 'workbench/assets');
    await page.goto(`${running.url}#/tickets/tickets/7?type=general`);
    const why = page.getByRole('status').filter({ hasText: 'the view “Tickets”' });
    await why.waitFor();
    expect(new URL(page.url()).pathname).toBe('/ui/workbench/home');
    await why.getByRole('button', { name: 'Close' }).click();
    await why.waitFor({ state: 'detached' });
  });

  it('shows the 403 page, with the reason and a way home, on a route without permission', async () => {
    const { page, scripts } = await running.openAs('orgadmin', 'console/assets/platforms/create');
    await page.getByRole('heading', { name: "You don't have access to this page" }).waitFor();
    await page.getByText('assets.add_platform').waitFor();
    expect(scripts.filter((script) => /FormPage/.test(script))).toEqual([]);
    await page.getByRole('link', { name: 'Go to the start page' }).last().click();
    await page.waitForURL('**/console/dashboard');
  });
});
