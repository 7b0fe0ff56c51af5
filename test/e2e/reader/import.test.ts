import { it } from 'vitest';
import { freshConsole } from '../console.ts';
import { finish, openReader } from './reader.ts';

const running = freshConsole();
const FILE = {
  name: 'groups.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('name,comment\r\nNight shift,Works at night\r\nDatabase team,Taken\r\n'),
};

it('imports a file, of which one row is refused', async () => {
  const { page, reader, problems } = await openReader(running);
  const chosen = page.waitForEvent('filechooser');
  await running.signIn(page, 'admin', 'console/users/groups');
  await page.getByRole('button', { name: 'Import', exact: true }).waitFor();
  // Rows that come later are told behind the dialog.
  await page.getByText('1–8 of 8').waitFor();
  await reader.activate('link "Skip to content"');
  await reader.activate('button "Import", opens dialog');
  await reader.hears('dialog "Import user groups"');
  await reader.goTo('button "Choose file" (One .csv or .xlsx file, up to 10 MB)');
  // The dialog of the operating system is not part of the page.
  await reader.press('Enter');
  await (await chosen).setFiles(FILE);
  await reader.hears('group "Filter rows"');
  await reader.hears('focus: button "All 2", pressed');
  await reader.activate('button "Import"');
  await reader.hears('polite: Importing the rows.');
  await reader.hears('polite: Import finished. Done: 1, failed: 1.');
  // The list and its notification lie behind the dialog, which has said the same; either may be first.
  await reader.hears(
    'assertive: Row 2: name: This value is already used; it must be unique.',
    'unread not live: 1–9 of 9',
    'unread not live: Some rows could not be imported Close message',
  );
  await reader.isAt('button "Continue"');
  const others = problems.filter((problem) => !problem.includes('400 (Bad Request)'));
  finish('Import a file', reader, others, [
    'not live: 1–9 of 9',
    'not live: Some rows could not be imported Close message',
  ]);
});
