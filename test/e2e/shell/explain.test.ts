import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasFocus } from '../acts.ts';
import { expectAccessible, consoleOf, PHONE } from '../console.ts';
import { copyProject, startDev } from '../devConsole.ts';
import { steadyBox } from '../measure.ts';

/** What stands in the code of the tools and in no other. */
const MARKS = ['gatehouse-dev-tools', '__gatehouse', 'gatehouse:findings', 'gatehouse-explaining'];
const USERS = 'console/users/users';

const running = consoleOf(() => startDev(copyProject(), ['--licence', 'valid']));

const barOf = (page: Page) => page.getByRole('group', { name: 'Explain is on' });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Explain' });

/** Opens a page with explaining switched on. */
async function explaining(username: string, path: string, width = 1440): Promise<Page> {
  const { page } = await running.openAs(username, path, { width });
  await page.keyboard.press('Alt+Shift+I');
  await barOf(page).waitFor();
  return page;
}

/** What the panel says of a part of the page. */
async function told(page: Page, part: Locator): Promise<string> {
  await part.click();
  return answerIn(page);
}

async function answerIn(page: Page): Promise<string> {
  const panel = panelOf(page);
  const answered = panel.getByRole('heading', { level: 3 }).or(panel.getByText('know nothing'));
  await answered.first().waitFor();
  const text = await panel.innerText();
  await panel.getByRole('button', { name: 'Close' }).click();
  return text;
}

describe('explaining a page, in development', () => {
  beforeAll(async () => {
    const { page } = await running.openAs('admin', USERS);
    await page.locator('tbody tr').first().waitFor();
    await page.getByRole('button', { name: 'Explain' }).click();
    await barOf(page).waitFor();
  });

  it('tells what menu entries, columns, actions and texts are, where they stand, and who sees them', async () => {
    const page = await explaining('admin', USERS);
    const entry = await told(page, page.locator('#side-menu').getByRole('link', { name: 'Users' }));
    expect(entry).toContain('route UserList');
    expect(entry).toContain('Open to you (admin)');
    expect(entry).toMatch(/locales\/en\/users\.yaml:\d+/);
    expect(entry).toMatch(/User\+OrgUser closed by organizations: console/);

    const column = await told(page, page.locator('th[data-field=username]'));
    expect(column).toContain('field users.user.username');
    expect(column).toMatch(/manifest\/resources\/users\/user\.yaml:\d+/);

    const action = await told(page, page.getByRole('button', { name: 'Invite users' }));
    expect(action).toContain('action users.user.invite');
    expect(action).toMatch(/needs: users\.invite_user holds for you/);
    expect(action).toMatch(/User\+OrgUser closed by needs: users\.invite_user/);

    const group = page.locator('#side-menu').getByRole('button', { name: 'Asset management' });
    expect(await told(page, group)).toContain('text menu.console.assets');
    expect(await told(page, page.getByText('Rows per page'))).toMatch(/text [\w.]+/);
    expect(await told(page, page.getByRole('link', { name: 'Create' }))).toContain(
      'action users.user.create',
    );
    // Nothing was pressed.
    expect(new URL(page.url()).pathname).toBe(`/ui/${USERS}`);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('tells what the fields of a form and the tabs, rows and buttons of a record are', async () => {
    const page = await explaining('admin', `${USERS}/create`);
    const field = await told(page, page.getByLabel('Username'));
    expect(field).toContain('field users.user.username');

    await page.keyboard.press('Escape');
    await page.goto(`${running.url}${USERS}`);
    await page.getByRole('link', { name: 'Alice Lindqvist', exact: true }).click();
    await page.getByRole('tab').first().waitFor();
    await page.keyboard.press('Alt+Shift+I');
    await barOf(page).waitFor();
    expect(await told(page, page.getByRole('tab').nth(1))).toMatch(/tab users\.user\.tab\.\S+/);
    expect(await told(page, page.locator('dt', { hasText: 'Email' }))).toContain(
      'field users.user.email',
    );
    expect(await told(page, page.getByRole('button', { name: 'Delete', exact: true }))).toContain(
      'action users.user.delete-on-detail',
    );
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });

  it('tells somebody why they do not see what is not there', async () => {
    const page = await explaining('alice', 'workbench');
    const ask = async (words: string) => {
      await barOf(page).getByRole('button', { name: 'Why can’t I see …' }).click();
      const box = panelOf(page).getByLabel('Why can’t I see …');
      await box.fill(words);
      await box.press('Enter');
      return answerIn(page);
    };
    expect(await ask('/ui/console/users/users')).toMatch(
      /Closed to you \(alice\) by organizations: console of view console\.\s+manifest\/views\/console\.yaml:\d+/,
    );
    expect(await ask('users.invite_user')).toContain('Closed to you (alice)');
    expect(await ask('Invite users')).toContain('action users.user.invite');
    expect(await ask('UserLst')).toContain('Did you mean UserList');
    const entry = page.locator('#side-menu').getByRole('link', { name: 'Home' });
    expect(await told(page, entry)).toContain('Open to you (alice)');
  });

  it('leads from a permission to the pages that ask for it', async () => {
    const page = await explaining('admin', USERS);
    await barOf(page).getByRole('button', { name: 'Why can’t I see …' }).click();
    const panel = panelOf(page);
    await panel.getByLabel('Why can’t I see …').fill('users.view_user');
    await panel.getByLabel('Why can’t I see …').press('Enter');
    await panel.getByRole('button', { name: '/console/users/users', exact: true }).click();
    await panel.getByRole('heading', { level: 3, name: 'route UserList' }).waitFor();
    // The kind of its page is no name of anything.
    expect(await panel.getByRole('button', { name: 'list', exact: true }).count()).toBe(0);
    expect(await panel.getByRole('button', { name: 'users.user', exact: true }).count()).toBe(1);
  });

  it('covers no button of a form on a telephone', async () => {
    const { page } = await running.openAs('admin', `${USERS}/create`, PHONE);
    const another = page.getByRole('button', { name: 'Save and add another' });
    const explain = page.getByRole('button', { name: 'Explain' });
    const [below, own] = await Promise.all([steadyBox(another), steadyBox(explain)]);
    expect(own.y + own.height).toBeLessThan(below.y);
  });

  it('works by keyboard, gives the focus back, and is accessible', async () => {
    const page = await explaining('admin', USERS);
    await barOf(page).getByRole('button', { name: 'End' }).focus();
    const invite = page.getByRole('button', { name: 'Invite users' });
    await invite.focus();
    await page.keyboard.press('Enter');
    await panelOf(page)
      .getByRole('heading', { level: 3, name: /users\.user\.invite/ })
      .waitFor();
    await expectAccessible(page, 'an explained action');
    await page.keyboard.press('Escape');
    expect(await hasFocus(invite)).toBe(true);
    await page.keyboard.press('Escape');
    await barOf(page).waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Invite users' }).waitFor();
  });

  it('fits a phone', async () => {
    const page = await explaining('admin', USERS, 390);
    await told(page, page.locator('main h1'));
    await page.locator('main h1').click();
    await panelOf(page)
      .getByRole('heading', { level: 3, name: /UserList/ })
      .waitFor();
    const box = await steadyBox(panelOf(page));
    expect(box.x).toBe(0);
    expect(box.width).toBe(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page, 'an explained page on a phone');
  });

  it('asks only with JSON that is a question, and answers what the command answers', async () => {
    const { page } = await running.newPage();
    const address = `${running.url}__gatehouse/explain`;
    const refused = await page.request.post(address, { data: { asked: 'UserList' } });
    expect(refused.status()).toBe(400);
    const answer = await page.request.post(address, { data: { asked: ['nothing', 'UserList'] } });
    const { answers } = await answer.json();
    expect(answers[0]).toMatchObject({ kind: 'route', subject: 'UserList' });
    expect((await page.request.get(`${running.url}__gatehouse/rules/unused-text`)).status()).toBe(
      200,
    );
    const outside = await page.request.get(`${running.url}__gatehouse/rules/..%2FREADME`);
    expect(outside.status()).toBe(404);
  });
});

describe('the developers’ tools, in the built console', () => {
  const textsIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|js|css|html|json)$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

  it('are in no byte of it', () => {
    const own = textsIn('src/dev').join('\n');
    expect(MARKS.filter((mark) => !own.includes(mark))).toEqual([]);
    const built = textsIn('dist/console');
    expect(built.length).toBeGreaterThan(100);
    expect(MARKS.filter((mark) => built.some((text) => text.includes(mark)))).toEqual([]);
    expect(built.some((text) => text.includes('"dev/'))).toBe(false);
  });
});
