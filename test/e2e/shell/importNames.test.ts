import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { expectAccessible, freshConsole, newPage, signIn, type PageOptions } from '../console.ts';

describe('an import by names', () => {
  const running = freshConsole();

  const dialog = (page: Page) => page.getByRole('dialog');
  const press = (page: Page, name: string) =>
    dialog(page).getByRole('button', { name, exact: true }).click();

  async function openImport(path: string, options: PageOptions = {}, word = 'Import') {
    const watched = await newPage(running, options);
    const { page } = watched;
    await signIn(page, running.url, 'admin', path);
    await page.locator(':is(tbody tr, [data-rows] li)').first().waitFor();
    await page.getByRole('button', { name: word, exact: true }).click();
    await dialog(page).locator('input[type=file]').waitFor({ state: 'attached' });
    return watched;
  }
  const choose = (page: Page, buffer: Buffer, name = 'file.csv') =>
    dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  const read = (page: Page, address: string) =>
    page.evaluate(async (path) => (await fetch(`/api/v1/${path}`)).json(), address);
  /** Gives a second person the name of another, as somebody else would. */
  const rename = (page: Page, username: string, name: string) =>
    page.evaluate(
      async ([who, called]) => {
        const [person] = await (await fetch(`/api/v1/users/users/?username=${who}`)).json();
        const token = /jms_csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
        await fetch(`/api/v1/users/users/${person.id}/`, {
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json', 'X-CSRFToken': token },
          body: JSON.stringify({ name: called }),
        });
      },
      [username, name] as const,
    );

  it('marks names that mean nobody or several people, and takes what is chosen', async () => {
    const { page, problems } = await openImport('console/users/groups');
    await rename(page, 'orgadmin', 'Alice Lindqvist');
    const rows = [
      'Night,"auditor, Alice Lindqvist"',
      'Late,Aurelio Ditorre',
      'Early,AURELIO DITORE',
    ];
    await choose(page, Buffer.from(`name,users\r\n${rows.join('\r\n')}\r\n`));
    await dialog(page).getByRole('status').filter({ hasText: '2 found, 2 to correct' }).waitFor();
    await dialog(page)
      .getByText('“Alice Lindqvist” is the name of several records')
      .first()
      .waitFor();
    await dialog(page).getByRole('button', { name: 'To correct 2' }).waitFor();
    await expectAccessible(page, 'an import with wrong names');
    await press(page, 'Use Aurelio Ditore');
    await press(page, 'Use Alice Lindqvist (alice)');
    await dialog(page).getByRole('status').filter({ hasText: '0 to correct' }).waitFor();
    await press(page, 'Import');
    await press(page, 'Finished');
    await dialog(page).waitFor({ state: 'hidden' });
    const people = await read(page, 'users/users/');
    const nameOf = (id: string) =>
      people.find((one: { readonly id: string }) => one.id === id)?.username;
    const members = async (group: string) => {
      const [found] = await read(page, `users/groups/?name=${group}`);
      return found.users.map(nameOf).toSorted();
    };
    expect(await members('Night')).toEqual(['alice', 'auditor']);
    expect(await members('Late')).toEqual(['auditor']);
    expect(await members('Early')).toEqual(['auditor']);
    expect(problems).toEqual([]);
  });

  it('takes a workbook, on a telephone in Chinese', async () => {
    const { page, problems } = await openImport(
      'console/users/users',
      { language: 'zh-hans', width: 390, height: 844, dark: true },
      '导入',
    );
    const book = utils.book_new();
    const sheet = utils.aoa_to_sheet([
      ['name', 'username', 'email', 'groups', 'system_roles'],
      ['Nils Nagel', 'nils', 'nils@example.org', 'database team, Security', 'user'],
    ]);
    utils.book_append_sheet(book, sheet, 'Sheet1');
    await choose(page, write(book, { type: 'buffer', bookType: 'xlsx' }), 'people.xlsx');
    await dialog(page).getByRole('status').filter({ hasText: '已找到 3 个' }).waitFor();
    await expectAccessible(page, 'an import by names on a telephone');
    await press(page, '导入');
    await press(page, '完成');
    await dialog(page).waitFor({ state: 'hidden' });
    const [person] = await read(page, 'users/users/?username=nils');
    expect(person.groups_display).toMatch(/Database team.*Security|Security.*Database team/);
    expect(problems).toEqual([]);
  });

  it('changes records by the names of a template', async () => {
    const { page, problems } = await openImport('console/users/groups');
    await dialog(page).getByLabel('Changes to existing records').check();
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Template: CSV')]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
    const text = Buffer.concat(chunks).toString('utf8');
    expect(text).toMatch(/Database team.*[A-Z]\w+ [A-Z]/);
    await choose(page, Buffer.from(text));
    await dialog(page).getByRole('status').filter({ hasText: '0 to correct' }).waitFor();
    const before = await read(page, 'users/groups/?name=Security');
    await press(page, 'Import');
    await press(page, 'Finished');
    await dialog(page).waitFor({ state: 'hidden' });
    const after = await read(page, 'users/groups/?name=Security');
    expect(after[0].users.toSorted()).toEqual(before[0].users.toSorted());
    expect(problems).toEqual([]);
  });
});
