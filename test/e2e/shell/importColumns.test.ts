import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, freshConsole, newPage, signIn } from '../console.ts';

const PERMISSIONS = 'console/perms/asset-permissions';

describe('the columns of an import', () => {
  const running = freshConsole();

  const dialog = (page: Page) => page.getByRole('dialog');
  const press = (page: Page, name: string) =>
    dialog(page).getByRole('button', { name, exact: true }).click();
  async function openImport(path: string) {
    const watched = await newPage(running);
    await signIn(watched.page, running.url, 'admin', path);
    await watched.page.locator(':is(tbody tr, [data-rows] li)').first().waitFor();
    await watched.page.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog(watched.page).getByText('File content').waitFor();
    return watched;
  }
  const choose = (page: Page, ...lines: readonly string[]) =>
    dialog(page)
      .locator('input[type=file]')
      .setInputFiles({
        name: 'file.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
      });
  const read = (page: Page, address: string) =>
    page.evaluate(async (path) => (await fetch(`/api/v1/${path}`)).json(), address);

  it.each(['ID', 'Id', 'id'])('name the record that a row changes: %s', async (title) => {
    const { page } = await openImport('console/assets/domains');
    await dialog(page).getByLabel('Changes to existing records').check();
    const [domain] = await read(page, 'assets/domains/?limit=1').then(({ results }) => results);
    await choose(page, `${title},*Name,Comment`, `${domain.id},${domain.name},by ${title}`);
    await dialog(page).getByRole('grid').waitFor();
    expect(await dialog(page).getByText('not imported').count()).toBe(0);
    await press(page, 'Import');
    await press(page, 'Finished');
    expect((await read(page, `assets/domains/${domain.id}/`)).comment).toBe(`by ${title}`);
  });

  it('must name it: without an ID nothing can be changed', async () => {
    const { page } = await openImport('console/assets/domains');
    await dialog(page).getByLabel('Changes to existing records').check();
    await choose(page, '*Name,Comment', 'DMZ,x');
    await dialog(page)
      .getByText('The file has no ID column. Changes to existing records need it.')
      .waitFor();
  });

  it('that nobody understands stop the import until it is said what becomes of them', async () => {
    const { page, problems } = await openImport(PERMISSIONS);
    const [host] = await read(page, 'assets/assets/?limit=1').then(({ results }) => results);
    await choose(page, 'Name,Userz,Assets,Colour', `Late,alice,${host.hostname},red`);
    await dialog(page).getByText('These columns are not known.').waitFor();
    await dialog(page).getByText('Similar: Users').waitFor();
    await dialog(page).getByRole('button', { name: 'Import without Userz, Colour' }).waitFor();
    await expectAccessible(page, 'unknown columns');
    await dialog(page).getByLabel('Column “Userz”').selectOption({ label: 'Users' });
    await press(page, 'Import without Colour');
    await dialog(page).getByText('These columns are not imported: Colour').waitFor();
    await press(page, 'Import');
    // As the form asks.
    const question = page.getByRole('alertdialog', { name: 'Import these rows?' });
    await question.getByText('1 row: Nobody can log in').waitFor();
    await expectAccessible(page, 'the question about doubtful rows');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await read(page, 'perms/asset-permissions/?name=Late')).toEqual([]);
    await press(page, 'Import');
    await question.getByRole('button', { name: 'Import' }).click();
    await press(page, 'Finished');
    const [made] = await read(page, 'perms/asset-permissions/?name=Late');
    expect(made.users).toHaveLength(1);
    expect(problems).toEqual([]);
  });
});
