import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noteRequests } from '../acts.ts';
import { read } from '../apiCalls.ts';
import {
  endSession,
  expectAccessible,
  holdCall,
  freshConsole,
  type PageOptions,
  fillLogin,
} from '../console.ts';
import { openImport, dialog, chooseFile, press } from './importDialog.ts';

const GROUPS = 'console/users/groups';
const LIST_CALL = '/api/v1/users/groups/';

describe('an import under hard conditions (spec 1, sections 4, 5 and 8)', () => {
  const running = freshConsole();

  const fileOf = (names: readonly string[]) => `*Name\r\n${names.join('\r\n')}\r\n`;
  const crew = (word: string, size: number) =>
    Array.from({ length: size }, (_, index) => `${word} ${index}`);

  async function enter(options: PageOptions = {}) {
    const watched = await running.openAs('admin', GROUPS, options);
    await openImport(watched.page);
    return watched;
  }
  /** The names of the groups that this page has sent, one entry per call. */
  const watchRows = (page: Page): readonly (readonly string[])[] =>
    noteRequests(page, ({ method, path, json }) => {
      if (method !== 'POST' || path !== LIST_CALL) return undefined;
      const body = json();
      return (Array.isArray(body) ? body : [body]).map(({ name }) => String(name));
    });
  const groupsNamed = (page: Page, word: string) =>
    read(page, `users/groups/?search=${word}&limit=500`).then(({ results }) =>
      results.map(({ name }: { name: string }) => name).toSorted(),
    );
  it('marks under the uploader that a file is too large, and names the limit', async () => {
    const { page } = await enter();
    const folder = await mkdtemp(join(tmpdir(), 'gatehouse-large-'));
    const path = join(folder, 'large.csv');
    await writeFile(path, '');
    await truncate(path, 30 * 1024 * 1024);
    await dialog(page).locator('input[type=file]').setInputFiles(path);
    await dialog(page).getByText('The file is too large. Choose a smaller file.').waitFor();
    const help = dialog(page).getByText('One .csv or .xlsx file, up to 10 MB');
    expect(await help.getAttribute('class')).toContain('Mui-error');
    await rm(folder, { recursive: true });
  });

  it('marks what the server would refuse, shows only those rows, and sends none of them', async () => {
    const { page } = await enter();
    const calls = watchRows(page);
    await chooseFile(
      page,
      `*Name,Comment\r\nTailors,sew\r\n,nameless\r\n${'x'.repeat(129)},long\r\n`,
    );
    await dialog(page)
      .getByText(/^2 rows have invalid values/)
      .waitFor();
    expect(await dialog(page).locator('[role=gridcell][aria-invalid]').count()).toBe(2);
    await expectAccessible(page, 'rows with values that would be refused');
    await press(page, 'To correct 2');
    expect(await dialog(page).getByRole('rowheader').count()).toBe(2);
    await dialog(page).getByRole('gridcell').first().focus();
    await dialog(page)
      .getByText(/^Row 2: Name: /)
      .waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Weavers');
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'To correct 1' }).waitFor();
    await press(page, 'Import');
    await dialog(page).getByRole('button', { name: 'Continue' }).waitFor();
    expect(calls).toEqual([['Tailors'], ['Weavers']]);
  });

  it('that is reloaded in the middle of a row sends no row twice', async () => {
    const { page } = await enter();
    const calls = watchRows(page);
    const names = crew('Rowers', 25);
    await chooseFile(page, fileOf(names), 'rowers.csv');
    await dialog(page).getByRole('grid').waitFor();
    const sixth = await holdCall(page, LIST_CALL, 6);
    await press(page, 'Import');
    await sixth.reached;
    await dialog(page).getByRole('button', { name: 'Stop', exact: true }).waitFor();
    await page.reload();
    sixth.release();
    await openImport(page);
    await press(page, 'Continue import');
    await dialog(page).getByRole('grid').waitFor();
    await press(page, 'Continue');
    await dialog(page)
      .getByRole('button', { name: /^Pending 0$/ })
      .waitFor();
    const sent = calls.flat();
    expect(sent.toSorted()).toEqual(names.toSorted());
    const arrived = await groupsNamed(page, 'Rowers');
    expect(new Set(arrived).size).toBe(arrived.length);
    // The call in transit may have been cut off; then its outcome is unknown.
    expect(arrived.length).toBeGreaterThanOrEqual(names.length - 1);
  });

  it('pauses when the session ends, and goes on after the next login', async () => {
    const { page } = await enter();
    const names = crew('Divers', 20);
    await chooseFile(page, fileOf(names), 'divers.csv');
    await dialog(page).getByRole('grid').waitFor();
    const sixth = await holdCall(page, LIST_CALL, 6);
    await press(page, 'Import');
    await sixth.reached;
    await endSession(page);
    sixth.release();
    await page.getByRole('button', { name: 'Re-login' }).click();
    await page.waitForURL('**/core/auth/login/**');
    await fillLogin(page, 'admin');
    await page.waitForURL(`**/${GROUPS}`);
    await openImport(page);
    await dialog(page).getByText('The import of divers.csv was not finished.').waitFor();
    await press(page, 'Continue import');
    await dialog(page).getByRole('grid').waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Failed 0' }).count()).toBe(1);
    await press(page, 'Continue');
    await press(page, 'Finished');
    expect(await groupsNamed(page, 'Divers')).toEqual(names.toSorted());
  });

  it('says that the session is over when it ended with a lost answer', async () => {
    const { page } = await enter();
    const names = crew('Sailors', 5);
    await chooseFile(page, fileOf(names), 'sailors.csv');
    await dialog(page).getByRole('grid').waitFor();
    await page.route(
      (url) => url.pathname === LIST_CALL,
      async (route) => {
        if (!(route.request().postData() ?? '').includes('Sailors 2')) return route.continue();
        await endSession(page);
        return route.abort();
      },
    );
    await press(page, 'Import');
    await page.getByRole('button', { name: 'Re-login' }).click();
    await page.waitForURL('**/core/auth/login/**');
    await page.unroute((url) => url.pathname === LIST_CALL);
    await fillLogin(page, 'admin');
    await page.waitForURL(`**/${GROUPS}`);
    await openImport(page);
    await dialog(page).getByText('The import of sailors.csv was not finished.').waitFor();
    await press(page, 'Continue import');
    await dialog(page).getByRole('button', { name: 'Unconfirmed 1', exact: true }).waitFor();
    await press(page, 'Continue');
    await dialog(page).getByRole('button', { name: 'Done 4', exact: true }).waitFor();
  });
});
