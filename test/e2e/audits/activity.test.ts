import { describe, expect, it } from 'vitest';
import { waitForText, noteRequests, withoutPermission } from '../acts.ts';
import { atRest } from '../atRest.ts';
import { expectAccessible, freshConsole, PHONE } from '../console.ts';

describe('the activity of a record', () => {
  const running = freshConsole();

  it('is asked for with its tab, newest first, and says what it cannot find', async () => {
    const page = await running.checkedPage();
    const asked = noteRequests(page, ({ path, url }) =>
      path.includes('/audits/') ? url : undefined,
    );
    await running.signIn(page, 'admin', 'console/users/users?search=alice');
    await page.getByRole('link', { name: 'Alice Lindqvist', exact: true }).click();
    const tab = page.getByRole('tab', { name: 'Activity' });
    await tab.waitFor();
    await atRest(page);
    expect(asked).toEqual([]);
    // An operation on her is in the log at once.
    const active = page.getByRole('switch', { name: 'Active' });
    await active.click();
    // She has running sessions, which stay.
    await page.getByRole('button', { name: 'Deactivate only' }).click();
    await expect.poll(() => active.isChecked()).toBe(false);
    await tab.click();
    const events = page.getByRole('list', { name: 'Activity' });
    await events.waitFor();
    const times = await events
      .locator('time')
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
    expect(times.length).toBeGreaterThan(3);
    expect(times).toEqual(times.toSorted().toReversed());
    await waitForText(events, /Administrator ?\(admin\): Updated user/i);
    await page.getByText(/^Operations are matched by the name/).waitFor();
    await expectAccessible(page, 'the activity of a user');
    // The notification lies over the foot of the window.
    await page.locator('.MuiSnackbar-root').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'All operations' }).click();
    await page.waitForURL(/operate-log\?.*resource=Alice/);
  });

  it('names the logs that this person may not read, and does not ask them', async () => {
    const { page } = await running.newPage(PHONE);
    const asked = noteRequests(page, ({ path }) => path);
    await withoutPermission(page, 'audits.view_userloginlog');
    await running.signIn(page, 'admin', 'console/users/users?search=alice');
    await page.getByRole('link', { name: 'Alice Lindqvist', exact: true }).click();
    await page.getByRole('tab', { name: 'Activity' }).click();
    await page
      .getByText("Not shown, because you don't have permission to view them: Logins.")
      .waitFor();
    await expectAccessible(page, 'the activity of a user at 390 px');
    expect(asked.filter((path) => path.includes('login-logs'))).toEqual([]);
  });
});
