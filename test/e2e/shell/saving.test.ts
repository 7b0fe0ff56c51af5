import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Answer, callAs, read } from '../apiCalls.ts';
import { expectAccessible, freshConsole, CORE } from '../console.ts';
import { openImport, dialog, chooseFile, press } from './importDialog.ts';

type Values = Readonly<Record<string, unknown>>;

describe('a save changes what was meant, and nothing else (spec 1, section 7)', () => {
  const running = freshConsole();

  /** Changes a record as another user would. */
  async function change(page: Page, address: string, values: Values): Promise<Answer['body']> {
    const { status, body } = await callAs(page, 'PATCH', address, values);
    expect(status).toBe(200);
    return body;
  }

  async function importChanges(page: Page, text: string) {
    await openImport(page);
    await dialog(page).getByLabel('Changes to existing records').check();
    await chooseFile(page, text, 'changes.csv');
    await dialog(page).getByRole('grid').waitFor();
    await press(page, 'Import');
    await press(page, 'Finished');
    await dialog(page).waitFor({ state: 'hidden' });
  }

  it('leaves assets in their nodes and expired permissions expired when a file changes their comment', async () => {
    const page = await running.checkedAs('admin', 'console/assets/assets');
    const assets: readonly Values[] = await read(page, 'assets/assets/');
    const asset = assets.find(({ nodes_display: paths }) => String(paths) !== '/Default') ?? {};
    const facts = ['id', 'hostname', 'ip', 'platform'].map((name) => asset[name]).join(',');
    await importChanges(page, `ID,*Hostname,*IP,*Platform,Comment\r\n${facts},By file\r\n`);
    const moved = await read(page, `assets/assets/${String(asset['id'])}/`);
    expect(moved).toEqual({ ...asset, comment: 'By file' });

    const { results } = await read(page, 'perms/asset-permissions/?limit=1');
    const address = `perms/asset-permissions/${results[0].id}/`;
    const expired = await change(page, address, {
      date_start: '2021-01-01 00:00:00 +0000',
      date_expired: '2022-01-01 00:00:00 +0000',
      is_active: false,
    });
    await page.goto(new URL('console/perms/asset-permissions', running.url).href);
    await importChanges(page, `ID,*Name,Comment\r\n${expired.id},${expired.name},By file\r\n`);
    expect(await read(page, address)).toEqual({ ...expired, comment: 'By file' });
  });

  it('loses nothing of two people who change the same record', CORE, async () => {
    const page = await running.checkedAs('admin', 'console/users/groups');
    const { results } = await read(page, 'users/groups/?limit=1');
    const address = `users/groups/${results[0].id}/`;
    const before = await change(page, address, { comment: 'before' });
    await page.goto(new URL(`console/users/groups/${before.id}/update`, running.url).href);
    const name = page.getByRole('textbox', { name: 'Name' });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await name.fill('Mine');

    await change(page, address, { name: 'Theirs', comment: 'their comment' });
    await save.click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Theirs', { exact: true }).last().waitFor();
    await expectAccessible(page, 'a record that two people change');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await name.inputValue()).toBe('Mine');
    expect((await read(page, address)).name).toBe('Theirs');

    await save.click();
    await question.getByRole('button', { name: 'Overwrite with mine' }).click();
    await page.getByText(/^Mine saved/).waitFor();
    expect(await read(page, address)).toEqual({
      ...before,
      name: 'Mine',
      comment: 'their comment',
    });
  });
});
