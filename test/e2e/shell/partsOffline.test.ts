import { describe, expect, it } from 'vitest';
import { waitForText } from '../acts.ts';
import { freshConsole } from '../console.ts';

const running = freshConsole();

describe('a form whose later parts cannot be loaded', () => {
  it('stays with its entries when it is saved, and is saved once the line is back', async () => {
    const { page } = await running.newPage();
    // What follows the page, such as notifications, and what a press opens.
    await page.route('**/after-page-*.js', (route) => route.abort());
    await running.signIn(page, 'admin', 'console/users/groups/create');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Harbour crew');
    await page.context().setOffline(true);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await waitForText(page, 'Your entries are kept.');
    expect(await name.inputValue()).toBe('Harbour crew');
    await page.unroute('**/after-page-*.js');
    await page.context().setOffline(false);
    await save.click();
    await page.waitForURL((url) => !url.pathname.endsWith('/create'));
  });

  it('says beside its buttons that a review could not be loaded, and tries it again', async () => {
    const { page } = await running.openAs('admin', 'console/users/groups');
    await page.getByRole('rowheader').getByRole('link').first().click();
    await page
      .getByRole('link', { name: 'Update' })
      .or(page.getByRole('button', { name: 'Update' }))
      .first()
      .click();
    const comment = page.getByRole('textbox', { name: 'Comment' });
    await comment.fill('Night shift');
    await page.route('**/ReviewDialog-*.js', (route) => route.abort());
    await page.getByRole('button', { name: /Review/ }).click();
    const told = page.getByRole('alert').filter({ hasText: 'This could not be loaded' });
    await told.waitFor();
    expect(await comment.inputValue()).toBe('Night shift');
    await page.unroute('**/ReviewDialog-*.js');
    await told.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog').waitFor();
  });
});
