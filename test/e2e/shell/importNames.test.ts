import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
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
});
