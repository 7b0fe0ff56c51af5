import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, freshConsole, newPage, signIn } from '../console.ts';

type Values = Readonly<Record<string, unknown>>;

describe('a save changes what was meant, and nothing else (spec 1, section 7)', () => {
  const running = freshConsole();

  async function enter(path: string) {
    const watched = await newPage(running);
    await signIn(watched.page, running.url, 'admin', path);
    return watched;
  }
  const dialog = (page: Page) => page.getByRole('dialog');

  /** Calls the API as another person would. */
  async function call(page: Page, method: 'GET' | 'PATCH', address: string, data?: Values) {
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'jms_csrftoken')?.value ?? '';
    const url = new URL(`/api/v1/${address}`, running.url).href;
    const answer = await page.request.fetch(url, {
      method,
      headers: { 'X-CSRFToken': token, Referer: running.url },
      ...(data && { data }),
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  }

  async function importChanges(page: Page, text: string) {
    await page.locator('tbody tr').first().waitFor();
    await page.getByRole('button', { name: 'Import' }).click();
    await dialog(page).getByLabel('Changes to existing records').check();
    const file = { name: 'changes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await dialog(page).locator('input[type=file]').setInputFiles(file);
    await dialog(page).getByRole('grid').waitFor();
    await dialog(page).getByRole('button', { name: 'Import', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Finished', exact: true }).click();
    await dialog(page).waitFor({ state: 'hidden' });
  }

  it('leaves assets in their nodes and expired permissions expired when a file changes their comment', async () => {
    const { page, problems } = await enter('console/assets/assets');
    const assets: readonly Values[] = await call(page, 'GET', 'assets/assets/');
    const asset = assets.find(({ nodes_display: paths }) => String(paths) !== '/Default') ?? {};
    const facts = ['id', 'hostname', 'ip', 'platform'].map((name) => asset[name]).join(',');
    await importChanges(page, `ID,*Hostname,*IP,*Platform,Comment\r\n${facts},By file\r\n`);
    const moved = await call(page, 'GET', `assets/assets/${String(asset['id'])}/`);
    expect(moved).toEqual({ ...asset, comment: 'By file' });

    const { results } = await call(page, 'GET', 'perms/asset-permissions/?limit=1');
    const address = `perms/asset-permissions/${results[0].id}/`;
    const expired = await call(page, 'PATCH', address, {
      date_start: '2021-01-01 00:00:00 +0000',
      date_expired: '2022-01-01 00:00:00 +0000',
      is_active: false,
    });
    await page.goto(new URL('console/perms/asset-permissions', running.url).href);
    await importChanges(page, `ID,*Name,Comment\r\n${expired.id},${expired.name},By file\r\n`);
    expect(await call(page, 'GET', address)).toEqual({ ...expired, comment: 'By file' });
    expect(problems).toEqual([]);
  });

  it('loses nothing of two people who change the same record', { tags: ['core'] }, async () => {
    const { page, problems } = await enter('console/users/groups');
    const { results } = await call(page, 'GET', 'users/groups/?limit=1');
    const address = `users/groups/${results[0].id}/`;
    const before = await call(page, 'PATCH', address, { comment: 'before' });
    await page.goto(new URL(`console/users/groups/${before.id}/update`, running.url).href);
    const name = page.getByRole('textbox', { name: 'Name' });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await name.fill('Mine');

    await call(page, 'PATCH', address, { name: 'Theirs', comment: 'their comment' });
    await save.click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Theirs', { exact: true }).last().waitFor();
    await expectAccessible(page, 'a record that two people change');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await name.inputValue()).toBe('Mine');
    expect((await call(page, 'GET', address)).name).toBe('Theirs');

    await save.click();
    await question.getByRole('button', { name: 'Overwrite with mine' }).click();
    await page.getByText(/^Mine saved/).waitFor();
    expect(await call(page, 'GET', address)).toEqual({
      ...before,
      name: 'Mine',
      comment: 'their comment',
    });
    expect(problems).toEqual([]);
  });
});
