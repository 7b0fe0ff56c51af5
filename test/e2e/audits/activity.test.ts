import { describe, expect, it } from 'vitest';
import { atRest } from '../atRest.ts';
import { expectAccessible, freshConsole, newPage, signIn } from '../console.ts';

describe('the activity of a record', () => {
  const running = freshConsole();

  it('is asked for with its tab, newest first, and says what it cannot find', async () => {
    const { page, problems } = await newPage(running);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.includes('/audits/')) asked.push(`${pathname} ${searchParams.toString()}`);
    });
    await signIn(page, running.url, 'admin', 'console/users/users?search=alice');
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
    const events = page.getByRole('list', { name: 'Latest activity' });
    await events.waitFor();
    const times = await events
      .locator('time')
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
    expect(times.length).toBeGreaterThan(3);
    expect(times).toEqual(times.toSorted().toReversed());
    await events
      .getByText(/Administrator ?\(admin\): Updated user/i)
      .first()
      .waitFor();
    await page.getByText(/^Operations are matched by the name/).waitFor();
    await expectAccessible(page, 'the activity of a user');
    // The notification lies over the foot of the window.
    await page.locator('.MuiSnackbar-root').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Show all of “Operations”' }).click();
    await page.waitForURL(/operate-log\?.*resource=Alice/);
    expect(problems).toEqual([]);
  });

  it('names the logs that this person may not read, and does not ask them', async () => {
    const { page } = await newPage(running, { width: 390, height: 844 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route('**/api/v1/users/profile/', async (route) => {
      const answer = await route.fetch();
      const body: { readonly perms: readonly string[] } = await answer.json();
      const perms = body.perms.filter((name) => name !== 'audits.view_userloginlog');
      await route.fulfill({ response: answer, json: { ...body, perms } });
    });
    await signIn(page, running.url, 'admin', 'console/users/users?search=alice');
    await page.getByRole('link', { name: 'Alice Lindqvist', exact: true }).click();
    await page.getByRole('tab', { name: 'Activity' }).click();
    await page
      .getByText("Not shown, because you don't have permission to view them: Logins.")
      .waitFor();
    await expectAccessible(page, 'the activity of a user at 390 px');
    expect(asked.filter((path) => path.includes('login-logs'))).toEqual([]);
  });
});
