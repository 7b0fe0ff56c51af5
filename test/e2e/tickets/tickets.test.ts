import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirm, waitForText, button, choose, firstNamed } from '../acts.ts';
import {
  endSession,
  expectAccessible,
  freshConsole,
  type WatchedPage,
  fillLogin,
  heading,
  PHONE,
  CORE,
} from '../console.ts';
import { callAs, bindAlice, requestAccess, DEFAULT_ORG, read } from '../apiCalls.ts';

const REQUEST = 'tickets/tickets/request-asset-perm/create';

/** Three users work with the tickets of one console: later tests build on earlier ones. */

describe('tickets (spec 2, sections 2, 3 and 4)', { shuffle: false }, () => {
  const running = freshConsole('--licence', 'valid');
  let admin: WatchedPage;
  let olga: WatchedPage;
  let alice: WatchedPage;

  beforeAll(async () => {
    admin = await running.openAs('admin', 'tickets/flow');
    await bindAlice(admin.page);
    [olga, alice] = await Promise.all([
      running.openAs('orgadmin', 'tickets/tickets?activeTab=assigned'),
      running.openAs('alice', REQUEST),
    ]);
  });

  const step = (page: Page, text: string) =>
    page.getByRole('listitem').filter({ hasText: text }).first().waitFor();
  const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
  const countOf = async (badge: Locator) =>
    Number(/\d+/.exec((await badge.getAttribute('aria-label')) ?? '')?.[0]);
  const go = (page: Page, path: string) => page.goto(new URL(path, running.url).href);

  /** From the notice about the ended session back to the same page, as Alice. */
  async function logInAgain(page: Page) {
    await confirm(page, 'Re-login');
    await page.waitForURL('**/core/auth/login/**');
    await fillLogin(page, 'alice');
  }

  /** Opens a request of Alice as the form does; returns the address of its ticket. */
  async function ticketOf(name: string): Promise<string> {
    return `tickets/tickets/request-asset-perm/${await requestAccess(alice.page, name)}`;
  }

  it(
    'take a request through two levels to its permission and the notice of the applicant',
    CORE,
    async () => {
      await heading(admin.page, 'Ticket flows');
      await firstNamed(admin.page, 'link', /asset/i).click();
      await heading(admin.page, /Ticket flow/);
      await admin.page.getByRole('heading', { name: 'Level 1' }).waitFor();
      await admin.page.getByRole('link', { name: 'Update' }).click();
      await admin.page.getByText('Saving creates a copy').waitFor();
      await admin.page.getByRole('radio', { name: 'Two levels' }).check();
      await admin.page
        .getByRole('radio', { name: 'System and organization administrators', exact: true })
        .first()
        .check();
      await expectAccessible(admin.page, 'the form of a flow');
      await button(admin.page, 'Save').click();
      await heading(admin.page, 'Ticket flows');
      await admin.page.getByRole('link', { name: /^Open / }).click();
      await admin.page.getByRole('heading', { name: 'Level 2' }).waitFor();

      const { page } = alice;
      await title(page).fill('Night shift hosts');
      await choose(page, 'Assets', /./);
      await choose(page, 'System users', /operator/);
      await expectAccessible(page, 'a request for assets');
      await button(page, 'Save').click();
      await page.waitForURL('**/tickets/tickets?activeTab=mine');
      await page.getByRole('link', { name: 'Night shift hosts' }).click();
      await step(page, 'Level 1: Pending');
      expect(await button(page, 'Accept').count()).toBe(0);
      const ticket = new URL(page.url()).pathname.replace(/^\/ui\//, '');

      await button(olga.page, 'Refresh').click();
      await olga.page.getByRole('link', { name: 'Night shift hosts' }).click();
      await olga.page.getByRole('textbox', { name: 'Comment' }).fill('Fine with me');
      await button(olga.page, 'Accept').click();
      await step(olga.page, 'Level 1: Approved');
      await olga.page.getByText('Fine with me').waitFor();
      expect(await button(olga.page, 'Accept').count()).toBe(0);

      await go(admin.page, ticket);
      await step(admin.page, 'Level 2: Pending');
      const badge = admin.page.getByRole('link', { name: /^Tickets, \d+ assigned/ });
      const waiting = await countOf(badge);
      await expectAccessible(admin.page, 'a ticket');
      await button(admin.page, 'Accept').click();
      await step(admin.page, 'Finished');
      await expect.poll(() => countOf(badge)).toBe(waiting - 1);
      expect(await button(admin.page, 'Accept').isDisabled()).toBe(true);
      await admin.page.getByRole('link', { name: /^Created by ticket/ }).click();
      await heading(admin.page, /Created by ticket/);

      const told = await read(page, 'notifications/site-message/?offset=0&limit=15');
      expect(JSON.stringify(told)).toContain('Approved: Night shift hosts');
      expect([...admin.problems, ...alice.problems, ...olga.problems]).toEqual([]);
    },
  );

  it(
    'are rejected after a question, and whoever comes too late is told by whom',
    CORE,
    async () => {
      const ticket = await ticketOf('Both at once');
      await Promise.all([go(admin.page, ticket), go(olga.page, ticket)]);
      await button(olga.page, 'Accept').waitFor();
      await button(admin.page, 'Reject').click();
      await confirm(admin.page, 'Reject');
      await step(admin.page, 'Level 1: Rejected');
      await button(olga.page, 'Accept').click();
      await waitForText(olga.page, /Ticket already closed/);
      await waitForText(olga.page, /Rejected by Administrator \(admin\)/);
      await step(olga.page, 'Level 1: Rejected');
      expect(await olga.page.getByText('Ticket accepted', { exact: true }).count()).toBe(0);
    },
  );

  it('are decided about several at a time, with an answer for each row', async () => {
    const [first] = await Promise.all([ticketOf('One of two'), ticketOf('Two of two')]);
    const { page } = olga;
    await go(page, 'tickets/tickets?activeTab=assigned');
    await page.getByRole('checkbox', { name: /One of two/ }).check();
    await page.getByRole('checkbox', { name: /Two of two/ }).check();
    const id = first.split('/').at(-1);
    await callAs(alice.page, 'PUT', `tickets/tickets/${id}/close/`, {});
    await button(page, '2 selected').click();
    await page.getByRole('menuitem', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('Not this week');
    await expectAccessible(page, 'the dialog of several tickets');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await dialog.getByText('1 of 2 tickets processed').waitFor();
    await dialog
      .getByRole('listitem')
      .filter({ hasText: 'One of two' })
      .getByText('Closed by Alice Lindqvist (alice)')
      .waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Two of two' }).waitFor({ state: 'detached' });
  });

  it('are closed by their applicant, also on a narrow screen, in the dark and by keyboard', async () => {
    const ticket = await ticketOf('Not needed any more');
    const { page } = await running.openAs('alice', ticket, { ...PHONE, dark: true });
    await step(page, 'Level 1: Pending');
    await expectAccessible(page, 'a ticket at 390 px');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await button(page, 'Close ticket').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await step(page, 'Finished');
    await page.getByText('You cannot add comments.').waitFor();
  });

  it(
    'keep a comment that was half written when the network is lost, and when the session ends',
    CORE,
    async () => {
      const { page } = alice;
      const ticket = await ticketOf('Written on a train');
      await go(page, ticket);
      const comment = page.getByRole('textbox', { name: 'Comment' });
      await comment.fill('Before the tunnel');
      // The code that reports failures is loaded before the connection is cut.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('after-page-')),
      );
      await page.context().setOffline(true);
      await button(page, 'Comment').click();
      await waitForText(page, /server cannot be reached/);
      expect(await comment.inputValue()).toBe('Before the tunnel');
      await page.context().setOffline(false);
      await endSession(page);
      await button(page, 'Comment').click();
      await logInAgain(page);
      await page.waitForURL(`**/${ticket}`);
      await expect.poll(() => comment.inputValue()).toBe('Before the tunnel');
      await button(page, 'Comment').click();
      await page.getByRole('listitem').filter({ hasText: 'Before the tunnel' }).waitFor();
      await expect.poll(() => comment.inputValue()).toBe('');
    },
  );

  it('keep everything when the server refuses, and name the fields', async () => {
    const { page } = alice;
    await go(page, REQUEST);
    await title(page).fill('Before it begins');
    await choose(page, 'Assets', /./);
    await choose(page, 'System users', /operator/);
    await page.getByLabel(/^Expiry date/).fill('2020-01-01T00:00');
    await button(page, 'Save').click();
    await waitForText(page, 'Choose a time after “Start date”');
    await page.getByLabel(/^Expiry date/).fill('2099-01-01T00:00');
    // The form validates these values itself, so they are changed in transit.
    const sent = /\/tickets\/open\//;
    await page.route(sent, (route) =>
      route.continue({ postData: (route.request().postData() ?? '').replace('2099/', '2020/') }),
    );
    await button(page, 'Save').click();
    await waitForText(page, 'The end must be later than the start.');
    expect(await title(page).inputValue()).toBe('Before it begins');
    await page.getByText('operator', { exact: false }).first().waitFor();
    await page.unroute(sent);
  });

  it('offer the clipboard only with an account of RDP or VNC, of the organization that is chosen', async () => {
    const { page } = alice;
    await go(page, REQUEST);
    const clipboard = page.getByRole('checkbox', { name: 'Copy and paste' });
    await page.getByRole('checkbox', { name: 'Connect' }).waitFor();
    expect(await clipboard.count()).toBe(0);
    await choose(page, 'System users', /administrator/i);
    await clipboard.waitFor();
    expect(await clipboard.isChecked()).toBe(false);
    // Records of one organization cannot be chosen in another.
    await page.getByRole('radio', { name: 'Web Shop' }).check();
    await clipboard.waitFor({ state: 'detached' });
    expect(await page.getByText('Administrator(', { exact: false }).count()).toBe(0);
  });

  it('are found from a letter of the old form, in the organization that it names', async () => {
    const ticket = await ticketOf('Asked by letter');
    const id = String(ticket.split('/').at(-1));
    const { page } = olga;
    await page.goto('about:blank');
    await go(page, `#/tickets/tickets/${id}?type=apply_asset&oid=${DEFAULT_ORG}`);
    await page.waitForURL(`**/tickets/tickets/request-asset-perm/${id}**`);
    await heading(page, /Asked by letter/);
    const profile = page.waitForRequest((one) => one.url().includes(`tickets/tickets/${id}`));
    await page.reload();
    expect((await profile).headers()['x-jms-org']).toBe(DEFAULT_ORG);
  });

  it('for a login lead to its session as soon as it is allowed', async () => {
    const { page } = admin;
    await go(page, 'tickets/tickets?activeTab=assigned');
    await page.getByRole('link', { name: 'Login to the gate controller' }).click();
    await page.waitForURL('**/tickets/tickets/login-asset-confirm/**');
    await page
      .getByText(
        'Alice Lindqvist (alice) requests to log in to rtm-gate-01 as operator (operator).',
      )
      .waitFor();
    await button(page, 'Accept').click();
    await page.getByRole('heading', { name: 'Session' }).waitFor();
  });
});
