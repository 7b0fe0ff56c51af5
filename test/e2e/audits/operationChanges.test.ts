import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { button, firstNamed, hasFocus } from '../acts.ts';
import { callAs, read } from '../apiCalls.ts';
import { atRest } from '../atRest.ts';
import { findViolations, freshConsole, PHONE } from '../console.ts';

const GROUP = 'Security';
const TITLE = `Show changes: ${GROUP}`;
const LOG = 'audit/logs/operate-log';
const CHANGES = /\/audits\/operate-logs\/[^/]+\/\?type=action_detail/;

/** The server keeps what an operation changed from v2.28 on. */
describe('the changes of an operation', () => {
  const running = freshConsole('--server', 'v2.28');

  beforeAll(async () => {
    const { page } = await running.openAs('admin', 'workbench/home');
    const [group] = await read(page, `users/groups/?name=${GROUP}`);
    const [alice] = await read(page, 'users/users/?username=alice');
    for (const change of [
      { comment: 'First floor', users: [] },
      { comment: 'Second floor', users: [alice.id] },
    ]) {
      const { status } = await callAs(page, 'PATCH', `users/groups/${group.id}/`, change);
      expect(status).toBe(200);
    }
  });

  const opener = (page: Page) => firstNamed(page, 'button', `Show changes ${GROUP}`);
  const dialog = (page: Page) => page.getByRole('dialog', { name: TITLE });

  /** Opens the changes of the newest operation by keyboard alone. */
  async function openChanges(page: Page): Promise<void> {
    await atRest(page);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
  }

  /** Escape closes the dialog; the focus is where it was opened. */
  async function closeChanges(page: Page): Promise<void> {
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(opener(page))).toBe(true);
  }

  it.each([undefined, PHONE])('are opened, read and closed by keyboard: %j', async (size) => {
    const page = await running.checkedAs('admin', LOG, size);
    await openChanges(page);
    await dialog(page).getByRole('heading', { level: 2, name: TITLE }).waitFor();
    const shown = async (name: string) => {
      const field = dialog(page).getByRole('region', { name });
      expect(await field.getByRole('term').allTextContents()).toEqual(['Before', 'After']);
      return field.getByRole('definition').allTextContents();
    };
    expect(await shown('Comment')).toEqual(['First floor', 'Second floor']);
    // Nobody was in the group.
    expect(await shown('User')).toEqual(['–', 'Alice Lindqvist(alice)']);
    expect(await findViolations(page, true)).toEqual([]);
    await closeChanges(page);
  });

  it('open their dialog before a slow server answers, and can be left', async () => {
    const page = await running.checkedAs('admin', LOG);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    // The dialog that is closed needs no answer.
    const answer = (route: Route) => released.then(() => route.continue()).catch(() => undefined);
    await page.route(CHANGES, answer);
    await openChanges(page);
    const loading = dialog(page).getByRole('status', { name: 'Loading' });
    await loading.waitFor();
    expect(await findViolations(page, true)).toEqual([]);
    await closeChanges(page);
    await openChanges(page);
    await loading.waitFor();
    release();
    await dialog(page).getByText('Second floor').waitFor();
    await closeChanges(page);
  });

  it('are asked for again after the server has failed', async () => {
    const { page } = await running.openAs('admin', LOG);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(CHANGES, (route) => released.then(() => route.continue()));
    await page.route(CHANGES, (route) => route.fulfill({ status: 500, body: '' }), { times: 2 });
    await openChanges(page);
    const problem = dialog(page).getByRole('alert');
    await problem.getByText('The changes could not be loaded').waitFor();
    await problem.getByText(/^The server could not complete the request\./).waitFor();
    expect(await findViolations(page, true)).toEqual([]);
    const again = button(dialog(page), 'Try again');
    const secondAnswer = page.waitForResponse(CHANGES);
    await again.press('Enter');
    await secondAnswer;
    await again.press('Enter');
    // The dialog and the focus stay while the server takes its time.
    await dialog(page).getByRole('status', { name: 'Loading' }).waitFor();
    const inDialog = page.locator('.MuiDialog-root:focus-within');
    await inDialog.filter({ has: dialog(page) }).waitFor();
    release();
    await dialog(page).getByText('Second floor').waitFor();
    await closeChanges(page);
  });
});
