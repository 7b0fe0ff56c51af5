import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForText } from '../acts.ts';
import { read, callAs } from '../apiCalls.ts';
import { expectAccessible, freshConsole } from '../console.ts';
import { openImport, chooseFile, dialog, press } from './importDialog.ts';

describe('an import by names', () => {
  const running = freshConsole();

  /** Gives a second user the name of another, as somebody else would. */
  async function rename(page: Page, username: string, name: string): Promise<void> {
    const [user] = await read(page, `users/users/?username=${username}`);
    await callAs(page, 'PATCH', `users/users/${user.id}/`, { name });
  }

  it('marks names that mean nobody or several people, and takes what is chosen', async () => {
    const page = await running.checkedAs('admin', 'console/users/groups');
    await openImport(page);
    await rename(page, 'orgadmin', 'Alice Lindqvist');
    const rows = [
      'Night,"auditor, Alice Lindqvist"',
      'Late,Aurelio Ditorre',
      'Early,AURELIO DITORE',
    ];
    await chooseFile(page, `name,users\r\n${rows.join('\r\n')}\r\n`);
    await dialog(page).getByRole('status').filter({ hasText: '2 found, 2 to correct' }).waitFor();
    await waitForText(dialog(page), '“Alice Lindqvist” is the name of several records');
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
  });
});
