import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { read } from '../apiCalls.ts';
import { checked, freshConsole, expectAccessible } from '../console.ts';
import { openImport, chooseFile, dialog, press } from './importDialog.ts';

const PERMISSIONS = 'console/perms/asset-permissions';

describe('the columns of an import', () => {
  const running = freshConsole();

  async function open(path: string) {
    const watched = await running.openAs('admin', path);
    await openImport(watched.page);
    return watched;
  }
  const choose = (page: Page, ...lines: readonly string[]) =>
    chooseFile(page, `${lines.join('\r\n')}\r\n`);

  it.each(['ID', 'Id', 'id'])('name the record that a row changes: %s', async (title) => {
    const { page } = await open('console/assets/domains');
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
    const { page } = await open('console/assets/domains');
    await dialog(page).getByLabel('Changes to existing records').check();
    await choose(page, '*Name,Comment', 'DMZ,x');
    await dialog(page)
      .getByText('The file has no ID column. Changes to existing records need it.')
      .waitFor();
  });

  it('that nobody understands stop the import until it is said what becomes of them', async () => {
    const page = checked(await open(PERMISSIONS));
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
  });
});
