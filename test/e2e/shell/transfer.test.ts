import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { downloadedBy } from '../acts.ts';
import { expectAccessible, holdCall, freshConsole, type PageOptions, CORE } from '../console.ts';
import { dialog, press, openImport, chooseFile } from './importDialog.ts';

const GROUPS = 'console/users/groups';

describe('import and export (spec 1, sections 2.10, 4, 7 and 8)', () => {
  const running = freshConsole();

  async function enter(path = GROUPS, options: PageOptions = {}, username = 'admin') {
    const watched = await running.openAs(username, path, options);
    await watched.page.locator(':is(tbody tr, [data-rows] li)').first().waitFor();
    return watched;
  }

  async function download(page: Page, start: () => Promise<void>) {
    const file = await downloadedBy(page, start);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  }

  describe('export', () => {
    it('gives all rows under the name the server chose, or the selected ones', CORE, async () => {
      const { page, problems } = await enter();
      await page.getByRole('button', { name: 'Export' }).click();
      await dialog(page).getByText('All rows').waitFor();
      await expectAccessible(page, 'the export dialog');
      expect(await dialog(page).getByLabel('Selected rows (0)').isDisabled()).toBe(true);
      expect(await dialog(page).getByLabel('Filtered rows').isDisabled()).toBe(true);
      const all = await download(page, () => press(page, 'Export'));
      expect(all.name).toMatch(/^UserGroup_.*\.csv$/i);
      const lines = all.text.trim().split('\r\n').length;
      expect(lines).toBeGreaterThan(2);
      await dialog(page).waitFor({ state: 'hidden' });

      await page.locator('tbody input[type=checkbox]').first().check();
      await page.getByRole('button', { name: 'Export' }).click();
      await dialog(page).getByLabel('Selected rows (1)').check();
      const selected = await download(page, () => press(page, 'Export'));
      expect(selected.text.trim().split('\r\n')).toHaveLength(2);
      expect(problems).toEqual([]);
    });

    it('gives the filtered rows instead of all while a search is active, and lists its conditions', async () => {
      const { page } = await enter();
      const [name = ''] = ((await page.locator('tbody a').first().textContent()) ?? '').split(' ');
      await page.getByRole('combobox', { name: 'Search' }).fill(name);
      await page.keyboard.press('Enter');
      await page.waitForURL('**search=**');
      await page.getByRole('button', { name: 'Export' }).click();
      await dialog(page).getByText('Active filters').or(dialog(page).locator('ul')).waitFor();
      expect(await dialog(page).getByLabel('All rows').isDisabled()).toBe(true);
      expect(await dialog(page).locator('ul').textContent()).toBe(`Search: ${name}`);
      await dialog(page).getByLabel('Excel (xlsx)').check();
      const file = await download(page, () => press(page, 'Export'));
      expect(file.name).toMatch(/\.xlsx$/);
    });
  });

  describe('import', () => {
    it('takes one .csv or .xlsx file, and says under the uploader what is wrong with another', async () => {
      const { page } = await enter();
      await openImport(page);
      await chooseFile(page, 'x', 'groups.txt');
      await dialog(page).getByText('Only .csv and .xlsx files can be imported.').waitFor();
      await chooseFile(page, 'a,b\r\n', 'empty.csv');
      await dialog(page)
        .getByText(/Compare its first line with the template/)
        .waitFor();
    });

    it(
      'uploads the rows, tells what failed by column, and goes on with the corrected rows',
      CORE,
      async () => {
        const { page } = await enter();
        await openImport(page);
        await chooseFile(page, '*Name,Comment\r\nMiners,dig\r\nMiners,again\r\nBakers,bake\r\n');
        await dialog(page).getByRole('grid').waitFor();
        await expectAccessible(page, 'the rows of a file');
        await press(page, 'Import');
        await dialog(page).getByRole('button', { name: 'Continue' }).waitFor();
        await page.getByText('Some rows could not be imported').waitFor();
        // The notification covers no button of the dialog.
        const usual = page.viewportSize();
        await page.setViewportSize({ width: 1280, height: 600 });
        expect(await isCovered(dialog(page).getByRole('button', { name: 'Continue' }))).toBe(false);
        if (usual) await page.setViewportSize(usual);
        expect(await dialog(page).getByRole('status').textContent()).toContain('failed: 1');
        await expectAccessible(page, 'an import with a failed row');

        await dialog(page).getByRole('button', { name: 'Failed 1' }).click();
        const cell = dialog(page).getByRole('gridcell', { name: 'Miners' });
        await cell.focus();
        expect(await dialog(page).getByRole('alert').textContent()).toMatch(/^Row 2: .*Name: /);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Control+a');
        await page.keyboard.type('Smiths');
        await page.keyboard.press('Enter');
        await dialog(page).getByRole('button', { name: 'Pending 1' }).waitFor();
        await press(page, 'Continue');
        await press(page, 'Finished');
        await dialog(page).waitFor({ state: 'hidden' });
        for (const name of ['Miners', 'Smiths', 'Bakers']) {
          await page.getByRole('link', { name, exact: true }).waitFor();
        }
      },
    );

    it('keeps an import whole before its first row leaves', async () => {
      const { page } = await enter();
      await openImport(page);
      const names = Array.from({ length: 10_000 }, (_, index) => `Host ${index}`);
      const first = await holdCall(page, '/api/v1/users/groups/', 1);
      await chooseFile(page, `*Name\r\n${names.join('\r\n')}\r\n`, 'hosts.csv');
      await press(page, 'Import');
      await first.reached;
      await page.reload();
      await page.getByRole('button', { name: 'Import' }).click();
      await dialog(page).getByText('The import of hosts.csv was not finished.').waitFor();
      await press(page, 'Continue import');
      expect(await dialog(page).getByRole('grid').getAttribute('aria-rowcount')).toBe('10001');
      // The outcome of the row in transit is unknown.
      await dialog(page).getByRole('button', { name: 'Unconfirmed 1', exact: true }).waitFor();
    });

    it('forgets an unfinished import at logout', async () => {
      const { page } = await enter();
      await openImport(page);
      await chooseFile(page, '*Name\r\nLeft behind\r\n', 'left.csv');
      const first = await holdCall(page, '/api/v1/users/groups/', 1);
      await press(page, 'Import');
      await first.reached;
      await page.reload();
      await page.getByRole('button', { name: 'Import' }).click();
      await dialog(page).getByText('The import of left.csv was not finished.').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /Administrator/ }).click();
      await page.getByRole('menuitem', { name: /log ?out/i }).click();
      await page.locator('input[name=username]').waitFor();
      const kept = await page.evaluate(async () => (await indexedDB.databases()).length);
      expect(kept).toBe(0);
    });
  });
});

/** Does something else lie over the middle of an element? */
function isCovered(element: Locator): Promise<boolean> {
  return element.evaluate((own) => {
    const { x, y, width, height } = own.getBoundingClientRect();
    return !own.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}
