import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { htmlAttacks } from '../../src/api/htmlAttacks.ts';
import { leavesPictures } from '../../src/api/pictureRequests.ts';
import { confirm, noteRequests } from '../acts.ts';
import { read, callAs } from '../apiCalls.ts';
import { freshConsole, CORE } from '../console.ts';

const HOME = 'workbench/home';
/** What would change the page, its title or its layout if it ran. */
const ATTACK =
  '<style>body{display:none}</style><p style="position:fixed;inset:0">This body carries code that must never run.</p><script>document.title = "run by a message"</script><img src="missing.png" onerror="document.title = \'run by a picture\'"><p><a href="javascript:document.title=1">Press me</a></p>';
const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: `Messages (${unread} unread)` });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Messages' });
const subjects = (page: Page) => drawer(page).locator('li button').allTextContents();

async function openDrawer(page: Page, unread: number): Promise<void> {
  await bell(page, unread).click();
  await drawer(page).locator('li').first().waitFor();
}

describe('unread messages', () => {
  const running = freshConsole();

  it('marks one, several, and after a confirmation all; then says that there are none', async () => {
    const page = await running.checkedAs('admin', HOME);
    await openDrawer(page, 4);
    await drawer(page).getByRole('button', { name: 'Backup finished' }).click();
    await page
      .getByRole('dialog', { name: 'Backup finished' })
      .getByRole('button', { name: 'Mark as read', exact: true })
      .click();
    await page.getByRole('dialog', { name: 'Backup finished' }).waitFor({ state: 'detached' });
    expect(await subjects(page)).not.toContain('Backup finished');

    for (const subject of ['Command alert', 'Monthly access review']) {
      await drawer(page)
        .getByRole('checkbox', { name: `Select “${subject}”` })
        .check();
    }
    await drawer(page).getByRole('button', { name: 'Mark selected as read (2)' }).click();
    await expect.poll(() => subjects(page)).toEqual(['Restart tonight']);

    await drawer(page).getByRole('button', { name: 'Mark all as read' }).click();
    await confirm(page, 'Mark all as read');
    await drawer(page).getByText('No unread messages').waitFor();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await drawer(page).getByRole('button', { name: 'Close messages' }).click();
    await bell(page, 0).waitFor();
  });
});

describe('site messages (spec 1, sections 2.6, 8 and 9)', () => {
  const running = freshConsole();

  /** Sends a message from the user of one page to that of another. */
  async function send(from: Page, to: Page, subject: string): Promise<void> {
    const { id } = await read(to, 'users/profile/');
    const message = { subject, message: '<p>Sent just now</p>', user_ids: [id] };
    const { status } = await callAs(from, 'POST', 'notifications/site-message/send/', message);
    expect(status).toBe(200);
  }

  it(
    'shows a message that somebody else sends, at once: in the badge and in the open drawer',
    CORE,
    async () => {
      const auditor = await running.openAs('auditor', HOME);
      const alice = await running.openAs('alice', HOME);
      await bell(auditor.page, 1).waitFor();
      await send(alice.page, auditor.page, 'Are you there?');
      await bell(auditor.page, 2).waitFor();
      await openDrawer(auditor.page, 2);
      expect(await subjects(auditor.page)).toEqual(['Are you there?', 'Monthly access review']);
      await send(alice.page, auditor.page, 'Hello again');
      await drawer(auditor.page).getByRole('button', { name: 'Hello again' }).waitFor();
      expect(auditor.problems).toEqual([]);
    },
  );

  it('says ages in words, and date and time beyond seven days', async () => {
    const { page } = await running.openAs('admin', HOME);
    await openDrawer(page, 4);
    expect(await drawer(page).locator('time').allTextContents()).toEqual([
      expect.stringMatching(/^\d min ago$/),
      expect.stringMatching(/^1[56] min ago$/),
      '5 h ago',
      expect.stringMatching(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/),
    ]);
  });

  it('runs nothing that stands in a message, and opens its links in a new tab', CORE, async () => {
    const page = await running.checkedAs('admin', HOME);
    const title = await page.title();
    const { id } = await read(page, 'users/profile/');
    const attack = { subject: 'Urgent', message: ATTACK, user_ids: [id] };
    await callAs(page, 'POST', 'notifications/site-message/send/', attack);
    await openDrawer(page, 5);
    const row = drawer(page).locator('li', { hasText: 'Urgent' });
    await row.getByText('This body carries code').waitFor();
    expect(await row.locator('script, img, [style], [onerror], a[href]').count()).toBe(0);
    const link = drawer(page).getByRole('link', { name: 'view', exact: true });
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await page.title()).toBe(title);
  });

  it('lets no message make the reader’s browser call anything, whatever it is written like', async () => {
    const attacks = htmlAttacks(262, 400);
    const { page, problems } = await running.openAs('auditor', HOME);
    const calls = noteRequests(page, ({ url }) => (/mark|evil/.test(url) ? url : undefined));
    const plain = [
      '<base href="https://evil.example/"><a href="/ui/">mark</a>',
      '<meta http-equiv="refresh" content="0;url=//evil.example/">',
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">',
      '<link rel="stylesheet" href="https://evil.example/x.css">',
      '<p style="color:red" onclick="alert(1)">a</p><style>p{color:red}</style>',
      '<iframe src="https://evil.example/"></iframe><object data="https://evil.example/"></object>',
      '<img src="https://evil.example/x.png"><form action="https://evil.example/"><input></form>',
    ];
    const show = async (messages: readonly string[]) => {
      await page.route('**/notifications/site-message/?*', (route) =>
        route.fulfill({
          json: {
            count: messages.length,
            results: messages.map((message, index) => ({
              id: `${index}`,
              subject: `Message ${index}`,
              message,
              date_created: '2026/11/22 12:00:00 +0000',
              sender: '',
            })),
          },
        }),
      );
      await page.reload();
      await page.locator('header button[aria-haspopup=dialog][aria-expanded]').click();
      await drawer(page)
        .getByRole('button', { name: `Message ${messages.length - 1}` })
        .waitFor();
      // Pictures are requested when they are drawn; waits for all answers.
      await page.evaluate(() =>
        Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
      );
    };
    await show(plain);
    expect(problems).toEqual([]);
    // Without the content security policy, so that only the sanitizer protects the page.
    await page.route('**/ui/**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const { 'content-security-policy': policy, ...headers } = response.headers();
      expect(policy).toContain("default-src 'self'");
      return route.fulfill({ response, headers });
    });
    await show(attacks.map(({ html }) => html));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((url) => leavesPictures(url, new URL(page.url()).origin))).toEqual([]);
  });

  it('shows the server’s own words when marking fails, and keeps the message', async () => {
    const { page } = await running.openAs('orgadmin', HOME);
    await page.route('**/mark-as-read/', (route) =>
      route.fulfill({ status: 500, json: { detail: 'The message store is closed today.' } }),
    );
    await openDrawer(page, 1);
    await drawer(page).getByRole('button', { name: 'Command alert' }).click();
    await page.getByRole('button', { name: 'Mark as read', exact: true }).click();
    await page.getByText('The message store is closed today.').waitFor();
    await page.getByRole('dialog', { name: 'Command alert' }).waitFor();
  });

  it.each([
    [1920, 384],
    [1440, 288],
    [900, 630],
    [390, 273],
  ])('on a screen of %d px the drawer is %d px wide', async (width, drawn) => {
    const { page } = await running.openAs('alice', HOME, { width });
    await openDrawer(page, 2);
    await expect.poll(async () => (await drawer(page).boundingBox())?.width).toBe(drawn);
  });

  it('says once that there is no live count, and asks the server for it instead', async () => {
    const { page } = await running.newPage();
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') logged.push(message.text());
    });
    let tries = 0;
    await page.routeWebSocket(/site-msg/, (socket) => {
      tries += 1;
      void socket.close();
    });
    await running.signIn(page, 'alice', 'workbench/home');
    await page.getByText('Connect Websocket failed').waitFor();
    await bell(page, 2).waitFor();
    await expect.poll(() => tries).toBeGreaterThan(1);
    expect(logged.filter((line) => line.startsWith('Connect Websocket failed'))).toHaveLength(1);
  });
});
