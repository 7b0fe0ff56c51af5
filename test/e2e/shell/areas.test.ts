import { describe, expect, it } from 'vitest';
import { expectAccessible, freshConsole, heading, CORE } from '../console.ts';

describe('a licence that has ended', () => {
  const running = freshConsole('--licence', 'expired');

  it('imports a licence, and refuses a file that is none', async () => {
    const page = await running.checkedAs('admin', 'settings/license');
    await heading(page, 'License');
    await page.getByText('SANDBOX-0001').waitFor();
    await page.getByRole('button', { name: 'Import license' }).click();
    const dialog = page.getByRole('dialog');
    const file = dialog.getByLabel('license file');
    await dialog.getByRole('button', { name: 'Import license' }).click();
    await dialog.getByText('Choose a file first.').waitFor();
    const other = { name: 'a.lic', mimeType: 'text/plain', buffer: Buffer.from('hello') };
    await file.setInputFiles(other);
    await dialog.getByRole('button', { name: 'Import license' }).click();
    await dialog.getByText('no license for this sandbox').waitFor();
    await expectAccessible(page, 'the licence page');
    await file.setInputFiles('docs/demo-licence.json');
    await dialog.getByRole('button', { name: 'Import license' }).click();
    await page.getByText('DEMO-0001').waitFor();
  });
});

describe('views and areas (spec 1, section 2; spec 2, section 2)', () => {
  const running = freshConsole('--licence', 'valid');

  it('leads from the badge of the top bar to the tickets that wait', CORE, async () => {
    const { page } = await running.openAs('admin', 'console/users/users');
    await page.getByRole('link', { name: /^Tickets, [34] assigned to me$/ }).click();
    await heading(page, 'Tickets');
    expect(new URL(page.url()).pathname).toBe('/ui/tickets/tickets');
    await page.getByRole('link', { name: 'Tracking database, read only' }).click();
    await page.getByText('Application request', { exact: true }).first().waitFor();
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
    await expectAccessible(page, 'a ticket');
  });

  it('saves basic settings in place, and they are there again', CORE, async () => {
    const page = await running.checkedAs('admin', 'settings');
    await heading(page, 'Basic settings');
    expect(new URL(page.url()).pathname).toBe('/ui/settings/basic');
    const guide = page.getByLabel('User guide URL');
    await guide.fill('https://guide.gatehouse.example/');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Settings saved').waitFor();
    expect(new URL(page.url()).pathname).toBe('/ui/settings/basic');
    await page.reload();
    await heading(page, 'Basic settings');
    expect(await page.getByLabel('User guide URL').inputValue()).toBe(
      'https://guide.gatehouse.example/',
    );
    await expectAccessible(page, 'the basic settings');
  });

  it('tells of the view switcher until it is used, and remembers the view chosen', async () => {
    const { page } = await running.openAs('admin', 'console/users/users', { newcomer: true });
    const help = page.getByRole('note').filter({ hasText: 'Switch between' });
    await help.waitFor();
    await expectAccessible(page, 'the help about views');
    await page.getByRole('banner').getByRole('button', { name: 'Console' }).click();
    await page.getByRole('menuitem', { name: 'Audit' }).click();
    await heading(page, 'Dashboard');
    expect(await help.count()).toBe(0);
    const kept = await page.evaluate(() => localStorage.getItem('PreView'));
    expect(kept).toContain('audit');
    await page.goto(running.url);
    await heading(page, 'Dashboard');
    expect(new URL(page.url()).pathname).toBe('/ui/audit/dashboard');
    expect(await help.count()).toBe(0);
  });

  it('has a menu of 220 or 54 pixels down to 992, and a drawer below', async () => {
    const { page } = await running.openAs('admin', 'console/users/users', { width: 992 });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const width = async () => (await menu.boundingBox())?.width;
    expect(await width()).toBe(220);
    await page.getByRole('banner').getByRole('button', { name: 'Close menu' }).click();
    await expect.poll(width).toBe(54);
    const margin = () =>
      page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().left);
    expect(await margin()).toBe(54);
    await page.setViewportSize({ width: 991, height: 900 });
    await expect.poll(() => menu.count()).toBe(0);
    expect(await margin()).toBe(0);
  });
});
