import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { atRest } from '../atRest.ts';
import { freshConsole, CORE } from '../console.ts';
import { finish, openReader } from './reader.ts';

const running = freshConsole();
/** Shortcuts are loaded after the page. */
const shortcuts = (page: Page) => page.locator('header kbd').first().waitFor({ state: 'attached' });

it('logs in, after a wrong password', CORE, async () => {
  const { page, reader, problems } = await openReader(running);
  await page.goto(running.url);
  await reader.hears('focus: textbox "Username", required');
  await reader.type('admin');
  await reader.press('Tab');
  await reader.hears('focus: textbox "Password", required');
  await reader.type('wrong');
  await reader.press('Enter');
  // The page comes again, with the focus where the next try begins, and with the reason.
  await reader.hears(
    /^focus: textbox "Password", required, invalid \(Incorrect username or password\./,
  );
  await reader.type('gatehouse');
  await reader.press('Enter');
  await reader.hears('title: Dashboard - Gatehouse');
  finish('Log in, after a wrong password', reader, problems);
});

it('finds a record with the palette and opens it', async () => {
  const { page, reader, problems } = await openReader(running, 'console/dashboard');
  await shortcuts(page);
  await reader.press('Control+k');
  await reader.hears('dialog "Command palette"');
  await reader.hears(
    /^focus: combobox "Page, record, view, organization or action".*, opens listbox \(↑ ↓ to choose, Enter to open/,
  );
  await reader.type('ham-app-15');
  await reader.hears('option: option "ham-app-15 10.20.30.25", selected, 1 of 1');
  await reader.press('Enter');
  await reader.hears('focus: main "Asset"');
  await reader.hears('title: Asset - Gatehouse');
  await reader.hears('polite: ham-app-15, Asset');
  await atRest(page);
  expect(reader.transcript.filter((line) => line.includes('ham-app-15, Asset'))).toHaveLength(1);
  // Not one after each letter.
  const counts = reader.transcript.filter((line) => line.startsWith('polite: Results'));
  expect(counts.length).toBeLessThanOrEqual(2);
  finish('Find a record and open it', reader, problems);
});

it('filters, sorts and pages a list', async () => {
  const { page, reader, problems } = await openReader(running, 'console/users/users');
  await page.getByRole('combobox', { name: 'Search' }).waitFor();
  await reader.activate('link "Skip to content"');
  await reader.hears('focus: main "Users"');
  const sorted = (name: string) =>
    page.getByRole('columnheader', { name, exact: true }).getAttribute('aria-sort');

  await reader.goTo('button "Name" (Sort by Name)');
  expect(await sorted('Name')).toBe('none');
  await reader.press('Enter');
  await reader.hears('polite: Sorted by Name, ascending');
  expect(await sorted('Name')).toBe('ascending');
  await reader.press('Enter');
  await reader.hears('polite: Sorted by Name, descending');
  expect(await sorted('Name')).toBe('descending');
  await reader.isAt('button "Name" (Sort by Name)');

  await reader.activate('button "Page 2"');
  await reader.hears('polite: 16–30 of 60');
  await reader.isAt('button "Page 2"');
  await reader.goTo('combobox "Search", collapsed, opens listbox', 'Shift+Tab');
  await reader.type('nobody-of-this-name');
  await reader.press('Enter');
  await reader.hears('polite: 0 rows');
  finish('Filter, sort and page a list', reader, problems);
});
