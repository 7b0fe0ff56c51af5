import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { button } from '../acts.ts';
import { callAs, read } from '../apiCalls.ts';
import { CORE, expectAccessible, freshConsole } from '../console.ts';
import { counted } from './counted.ts';

/** The best product takes four presses. */
const MOST_CLICKS = 4;

describe('from an alert to the moment, and its user is locked out (task e of the review)', () => {
  const running = freshConsole();

  const bell = (page: Page) => page.getByRole('button', { name: /^Messages \([1-9]/ });
  const message = (page: Page, subject: string) =>
    page
      .getByRole('dialog', { name: 'Messages' })
      .getByRole('listitem')
      .filter({ hasText: subject });

  it('takes four presses while the session runs', CORE, async () => {
    const page = await running.checkedAs('admin', 'console/dashboard');
    const person = counted(page);
    await person.click(bell(page));
    const alert = message(page, 'Command alert');
    await alert.getByRole('link', { name: 'Find this command' }).waitFor();
    await expectAccessible(page, 'a message that leads on');
    await person.click(alert.getByRole('link', { name: 'Find this command' }));
    await page.getByRole('heading', { level: 1, name: /^Session: Alice Lindqvist on / }).waitFor();
    await page.getByRole('tab', { name: 'Commands', selected: true }).waitFor();
    await page.getByRole('dialog', { name: 'Messages' }).waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: 'Dangerous' }).first().waitFor();
    await expectAccessible(page, 'the session of an alert');
    await person.click(button(page, 'Deactivate user'));
    await person.click(
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Deactivate and end \d+ session/ }),
    );
    await page.getByText(/^\d+ sessions? ended$/).waitFor();
    await button(page, 'Deactivate user').waitFor({ state: 'detached' });
    expect(person.clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect(person.typed).toBe(0);
    const [alice] = await read(page, 'users/users/?username=alice');
    expect(alice).toMatchObject({ is_active: false });
  });

  it('plays the moment of a session that has ended, and opens a session without such a command', async () => {
    const page = await running.checkedAs('admin', 'console/dashboard');
    const { id } = await read(page, 'users/profile/');
    const sessions = await read(page, 'terminal/sessions/?is_finished=1&limit=100&offset=0');
    let told = { session: '', input: '', timestamp: 0 };
    for (const session of sessions.results) {
      if (!session.can_replay) continue;
      const query = `session_id=${session.id}&risk_level=5&limit=10&offset=0`;
      const [command] = (await read(page, `terminal/commands/?${query}`)).results;
      if (command) told = { ...command, session: session.id };
      if (command) break;
    }
    const send = (subject: string, words: string) =>
      callAs(page, 'POST', 'notifications/site-message/send/', {
        subject,
        message: `<p>${words}</p><a href="/ui/#/terminal/sessions/${told.session}?oid=1">view</a>`,
        user_ids: [id],
      });
    await send('Ended', `Command: ${told.input}`);
    await send('Something else', 'Who was that?');
    await page.getByRole('button', { name: /^Messages \([56]/ }).click();
    const found = message(page, 'Ended').getByRole('link', { name: 'Find this command' });
    expect(await found.getAttribute('href')).toMatch(
      new RegExp(`/${told.session}\\?activeTab=replay&at=${told.timestamp}$`),
    );
    await message(page, 'Something else').getByRole('link', { name: 'Open session' }).click();
    await page.waitForURL(`**/sessions/sessions/${told.session}`);
  });

  it('is not offered where the session is not found', async () => {
    const { page } = await running.openAs('orgadmin', 'console/dashboard');
    await page.route('**/api/v1/terminal/sessions/*/', (route) =>
      route.fulfill({ status: 404, json: { detail: 'Not found.' } }),
    );
    const refused = page.waitForResponse((answer) => answer.status() === 404);
    await bell(page).click();
    await Promise.all([
      refused,
      message(page, 'Command alert').getByText('Level: Danger').waitFor(),
    ]);
    expect(
      await message(page, 'Command alert')
        .getByRole('link', { name: /command/ })
        .count(),
    ).toBe(0);
  });
});
