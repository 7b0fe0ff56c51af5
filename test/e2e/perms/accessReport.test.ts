import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { button, downloadedBy, firstNamed, overflow, withoutPermission } from '../acts.ts';
import { read } from '../apiCalls.ts';
import { expectAccessible, freshConsole } from '../console.ts';

const PATH = 'console/perms/access-report';

describe('the access report', () => {
  const running = freshConsole();

  const count = (page: Page) =>
    page.getByRole('heading', {
      level: 2,
      name: /: \d+ users? can reach \d+ assets? in \d+ rows?\.$/,
    });
  const rowsIn = async (page: Page) => {
    const download = await downloadedBy(page, () => button(page, 'Export CSV').click());
    return {
      name: download.suggestedFilename(),
      lines: readFileSync(await download.path(), 'utf8')
        .trim()
        .split('\r\n'),
    };
  };

  it('is made for the whole organization, and leads to the check of each pair and back', async () => {
    const page = await running.checkedAs('admin', PATH);
    await page.getByText('Choose what the report is about').waitFor();
    await button(page, 'Whole organization').click();
    await count(page).waitFor();
    const said = Number(/in (\d+) rows/.exec((await count(page).textContent()) ?? '')?.[1]);
    await page.getByText(/^Created by Administrator on /).waitFor();
    const { name, lines } = await rowsIn(page);
    expect(name).toMatch(/^access-Default-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(lines[0]).toContain('User,Username,Asset,IP address,System user,Permission');
    expect(lines).toHaveLength(said + 1);
    await expectAccessible(page, 'the access report');
    await firstNamed(page, 'link', /^Check: /).click();
    await page.getByRole('heading', { level: 1, name: 'Access check' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Access report' }).click();
    await page.getByRole('heading', { level: 2, name: /^Administrator: 1 user can/ }).waitFor();
    expect(new URL(page.url()).searchParams.has('user')).toBe(true);
  });

  it('can be stopped, and started again; a list that fails is read again', async () => {
    const page = await running.checkedAs('admin', PATH);
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route('**/api/v1/assets/assets/**', async (route) => {
      await gate;
      await route.continue().catch(() => undefined);
    });
    await button(page, 'Whole organization').click();
    await button(page, 'Stop').click();
    await page.getByText('The report was stopped').waitFor();
    open();
    await page.unroute('**/api/v1/assets/assets/**');
    await button(page, 'Try again').click();
    await count(page).waitFor();
  });

  it('says which list has failed, and reads again', async () => {
    const { page } = await running.openAs('admin', PATH);
    await page.route('**/api/v1/assets/nodes/**', (route) => route.abort());
    await button(page, 'Whole organization').click();
    await page.getByText('Could not be loaded: nodes.').waitFor();
    await page.unroute('**/api/v1/assets/nodes/**');
    await button(page, 'Try again').click();
    await count(page).waitFor();
    await expect.poll(() => page.getByText('Could not be loaded').count()).toBe(0);
  });

  it('asks for nothing when an auditor may not see what it needs, and says what that is', async () => {
    const page = await running.checkedPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await running.signIn(page, 'auditor', 'audit/access-report');
    await page.getByText("You don't have permission to create this report").waitFor();
    await page.getByText('perms.view_assetpermission').waitFor();
    await expectAccessible(page, 'the access report without permission');
    const lists =
      /\/(?:asset-permissions|users\/users|groups|assets\/assets|nodes|system-users)\/$/;
    expect(asked.filter((path) => lists.test(path))).toEqual([]);
  });

  it('is not in the console of somebody who may not see nodes', async () => {
    const page = await running.checkedPage();
    await withoutPermission(page, 'assets.view_node');
    await running.signIn(page, 'admin', 'console/perms/access');
    await page.getByRole('heading', { level: 1, name: 'Access check' }).waitFor();
    expect(await page.getByRole('link', { name: 'Access report' }).count()).toBe(0);
  });

  it('is read on a telephone in the dark, and prints without the frame', async () => {
    const narrow = await running.checkedAs('admin', `${PATH}?all=1`, {
      width: 390,
      dark: true,
      language: 'zh-hans',
    });
    await narrow.getByRole('list', { name: '谁可以访问哪项资产' }).waitFor();
    expect(await overflow(narrow)).toBe(0);
    await expectAccessible(narrow, 'the access report on a telephone');
    const page = await running.checkedAs('admin', PATH);
    const [{ id }] = await read(page, 'assets/nodes/?value=Hamburg');
    await page.goto(new URL(`${PATH}?node=${id}`, running.url).href);
    await count(page).waitFor();
    await page.evaluate(() => {
      globalThis.print = () => document.body.setAttribute('data-printed', '');
    });
    await button(page, 'Print').click();
    await page.locator('body[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Export CSV' }).isVisible()).toBe(false);
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
    expect(await page.getByRole('table').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
  });
});
