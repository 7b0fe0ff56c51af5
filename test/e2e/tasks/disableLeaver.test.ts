import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForText, confirm } from '../acts.ts';
import { read } from '../apiCalls.ts';
import { expectAccessible, freshConsole, CORE } from '../console.ts';
import { counted } from './counted.ts';

interface Session {
  readonly id: string;
  readonly user: string;
  readonly user_id: string;
}

const RUNNING = 'terminal/sessions/?is_finished=0&limit=100&offset=0';

describe('a user who leaves', () => {
  const running = freshConsole();

  async function runningSessions(page: Page): Promise<readonly Session[]> {
    return (await read(page, RUNNING)).results;
  }
  /** Somebody else than the user at work who has sessions. */
  async function leaver(page: Page) {
    const sessions = (await runningSessions(page)).filter(({ user }) => !user.endsWith('(admin)'));
    const { user_id: id, user } = sessions[0] ?? { user_id: '', user: '' };
    const [, name = '', username = ''] = /^(.*)\((.*)\)$/.exec(user) ?? [];
    return { id, name, username, count: sessions.filter((one) => one.user_id === id).length };
  }
  const active = (page: Page) => page.getByRole('switch', { name: 'Active' });
  const sessionsOf = async (page: Page, id: string) =>
    (await runningSessions(page)).filter((one) => one.user_id === id).length;

  it('is deactivated and disconnected in two clicks (task 2: best 4)', CORE, async () => {
    const page = await running.checkedAs('admin', 'console/dashboard');
    const { id, name, username, count } = await leaver(page);
    const person = counted(page);
    await person.find(username);
    await waitForText(page.getByRole('option', { selected: true }), name);
    await person.press('Enter');
    await page.waitForURL(`**/users/users/${id}`);
    await person.click(active(page));
    const question = page.getByRole('alertdialog', { name: new RegExp(`^Deactivate ${name}`) });
    await question.waitFor();
    await expectAccessible(page, 'the question about a user with sessions');
    const both = `Deactivate and end ${count} session${count === 1 ? '' : 's'}`;
    await person.click(question.getByRole('button', { name: both }));
    await page.getByText(`${count} session${count === 1 ? '' : 's'} ended`).waitFor();
    await expect.poll(() => active(page).isChecked()).toBe(false);
    expect(await sessionsOf(page, id)).toBe(0);
    expect([person.clicks, person.typed]).toEqual([2, 1]);
  });

  it('can be deactivated alone, and nothing is asked without sessions', async () => {
    const { page } = await running.openAs('admin', 'console/users/users');
    const { id, count } = await leaver(page);
    await page.goto(new URL(`console/users/users/${id}`, running.url).href);
    await active(page).click();
    await confirm(page, 'Deactivate only');
    await expect.poll(() => active(page).isChecked()).toBe(false);
    expect(await sessionsOf(page, id)).toBe(count);
    // Back on: nothing is asked.
    await active(page).click();
    await expect.poll(() => active(page).isChecked()).toBe(true);
  });

  it('is asked about among several who are deactivated at once', async () => {
    const page = await running.checkedAs('admin', 'console/users/users');
    const { id, name, username, count } = await leaver(page);
    await page.goto(new URL(`console/users/users?search=${username}`, running.url).href);
    await page.getByRole('link', { name, exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await page.getByRole('button', { name: /^\d+ selected$/ }).click();
    await page.getByRole('menuitem', { name: 'Deactivate', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: /^Deactivate / });
    await expectAccessible(page, 'the question about selected users with sessions');
    await question.getByRole('button', { name: /^Deactivate and end \d+ sessions?$/ }).click();
    await page.getByText(/^\d+ sessions? ended$/).waitFor();
    expect(count).toBeGreaterThan(0);
    expect(await sessionsOf(page, id)).toBe(0);
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).waitFor();
  });

  it('whose sessions cannot be read is not said to have none', async () => {
    const { page } = await running.openAs('admin', 'console/users/users', {
      language: 'ja',
      dark: true,
      width: 390,
    });
    const { id } = await leaver(page);
    await page.goto(new URL(`console/users/users/${id}`, running.url).href);
    await page.route(/\/api\/v1\/terminal\/sessions\//, (route) =>
      route.fulfill({ status: 502, body: '' }),
    );
    await page.getByRole('switch').first().click();
    const question = page.getByRole('alertdialog');
    await question.getByText(/接続中のセッションを読み込めませんでした/).waitFor();
    await expectAccessible(page, 'a user whose sessions are unknown');
    await question.getByRole('button', { name: '無効にするだけ' }).click();
    await expect.poll(() => page.getByRole('switch').first().isChecked()).toBe(false);
  });
});
