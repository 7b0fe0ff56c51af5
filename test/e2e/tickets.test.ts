import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectAccessible,
  newPage,
  openBrowser,
  signIn,
  startConsole,
  type PageOptions,
  type RunningConsole,
} from './console.ts';

const ORG_ADMIN = '00000000-0000-0000-0000-000000000005';

describe('tickets (spec 2, sections 2, 3 and 4)', () => {
  let browser: Browser;
  let running: RunningConsole;

  beforeAll(async () => {
    [browser, running] = await Promise.all([openBrowser(), startConsole(['--licence', 'valid'])]);
    // The applicant has a console organization, as the view asks for (spec 1, section 2).
    const { page } = await newPage(browser, running);
    await signIn(page, running.url, 'admin');
    const users = await call(page, 'GET', 'users/users/?username=alice');
    const [alice] = users.body;
    const made = await call(page, 'POST', 'rbac/org-role-bindings/', {
      user: alice.id,
      role: ORG_ADMIN,
      scope: 'org',
    });
    expect(made.status).toBe(201);
    await page.context().close();
  });
  afterAll(async () => {
    await browser.close();
    await running.stop();
  });

  /** Calls the API as the person of a page. */
  function call(page: Page, method: string, address: string, body?: unknown) {
    return page.evaluate(
      async ([verb, path, text]) => {
        const token = /jms_csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
        const answer = await fetch(`/api/v1/${path}`, {
          method: verb ?? 'GET',
          headers: { 'X-CSRFToken': token, 'Content-Type': 'application/json' },
          ...(text && { body: text }),
        });
        return { status: answer.status, body: await answer.json() };
      },
      [method, address, body === undefined ? '' : JSON.stringify(body)],
    );
  }

  const heading = (page: Page, name: string | RegExp) =>
    page.getByRole('heading', { level: 1, name }).waitFor();
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const toast = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
  const step = (page: Page, text: string) =>
    page.getByRole('listitem').filter({ hasText: text }).first().waitFor();

  async function open(username: string, path: string, options: PageOptions = {}) {
    const watched = await newPage(browser, running, options);
    await signIn(watched.page, running.url, username, path);
    return watched;
  }

  async function choose(page: Page, field: string, option: string | RegExp) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option }).first().click();
    await page.keyboard.press('Escape');
  }

  /** Fills in and sends a request for assets; gives the address of its ticket. */
  async function ask(page: Page, title: string): Promise<string> {
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await choose(page, 'Assets', /./);
    await choose(page, 'System users', /operator/);
    await button(page, 'Save').click();
    await heading(page, new RegExp(title));
    return new URL(page.url()).pathname.replace(/^\/ui\//, '');
  }
  const REQUEST = 'tickets/tickets/request-asset-perm/create';

  it('takes a request through two levels to its permission and the notice of the applicant', async () => {
    const admin = await open('admin', 'tickets/flow');
    await heading(admin.page, 'Ticket Flows');
    await admin.page.getByRole('link', { name: /asset/i }).first().click();
    await heading(admin.page, /Ticket flow/);
    await admin.page.getByRole('heading', { name: 'Level 1' }).waitFor();
    await admin.page.getByRole('link', { name: 'Update' }).click();
    await admin.page.getByText('Saving makes a copy').waitFor();
    await admin.page.getByRole('radio', { name: 'Two levels' }).check();
    await admin.page
      .getByRole('radio', { name: 'Administrators of the organization', exact: true })
      .first()
      .check();
    await expectAccessible(admin.page, 'the form of a flow');
    await button(admin.page, 'Save').click();
    await admin.page.getByRole('heading', { name: 'Level 2' }).waitFor();

    const alice = await open('alice', REQUEST);
    await alice.page.getByRole('textbox', { name: 'Title' }).waitFor();
    await expectAccessible(alice.page, 'a request for assets');
    const ticket = await ask(alice.page, 'Night shift hosts');
    await step(alice.page, 'Level 1: Pending');
    expect(await button(alice.page, 'Accept').count()).toBe(0);

    const olga = await open('orgadmin', 'tickets/tickets?activeTab=assigned');
    await olga.page.getByRole('link', { name: 'Night shift hosts' }).click();
    await olga.page.getByRole('textbox', { name: 'Comment' }).fill('Fine with me');
    await button(olga.page, 'Accept').click();
    await step(olga.page, 'Level 1: Accepted');
    await olga.page.getByText('Fine with me').waitFor();
    expect(await button(olga.page, 'Accept').count()).toBe(0);

    await admin.page.goto(new URL(ticket, running.url).href);
    await step(admin.page, 'Level 2: Pending');
    await expectAccessible(admin.page, 'a ticket');
    await button(admin.page, 'Accept').click();
    await step(admin.page, 'Finished');
    expect(await button(admin.page, 'Accept').isDisabled()).toBe(true);
    await admin.page.getByRole('link', { name: /^Created by ticket/ }).click();
    await heading(admin.page, /Created by ticket/);

    const told = await call(alice.page, 'GET', 'notifications/site-message/?offset=0&limit=15');
    expect(JSON.stringify(told.body)).toContain('Approved: Night shift hosts');
    expect([...admin.problems, ...alice.problems, ...olga.problems]).toEqual([]);
  });

  it('rejects after a question, and tells the exact reason to whoever comes too late', async () => {
    const alice = await open('alice', REQUEST);
    const ticket = await ask(alice.page, 'Both at once');
    const [admin, olga] = [await open('admin', ticket), await open('orgadmin', ticket)];
    await button(olga.page, 'Accept').waitFor();
    await button(admin.page, 'Reject').click();
    await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
    await step(admin.page, 'Level 1: Rejected');
    await button(olga.page, 'Accept').click();
    await toast(olga.page, /Ticket already closed/);
    await step(olga.page, 'Administrator(admin)');
    expect(await olga.page.getByText('Accepted', { exact: true }).count()).toBe(0);
  });

  it('lets the applicant close a ticket, also on a narrow screen and in the dark', async () => {
    const { page } = await open('alice', REQUEST, { width: 390, height: 844, dark: true });
    await ask(page, 'Not needed any more');
    await expectAccessible(page, 'a ticket at 390 px');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await button(page, 'Close the ticket').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close the ticket' }).click();
    await step(page, 'Finished');
    await page.getByText('nothing more can be written').waitFor();
  });

  it('keeps everything when the server refuses, and names the fields', async () => {
    const { page } = await open('alice', REQUEST);
    await page.getByRole('textbox', { name: 'Title' }).fill('Without assets');
    await choose(page, 'System users', /operator/);
    await button(page, 'A month').click();
    await button(page, 'Save').click();
    await page.getByText('Choose at least one node or asset.').first().waitFor();
    expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Without assets');
    await page.getByText('operator', { exact: false }).first().waitFor();
  });

  it('asks for an application by its type, which chooses category, accounts and applications', async () => {
    const { page } = await open('alice', 'tickets/tickets');
    await page.getByRole('link', { name: 'Request applications' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Orders for the report');
    const asked = (part: string, value: string) =>
      page.waitForRequest((one) => one.url().includes(part) && one.url().includes(value));
    const offered = [
      asked('applications/suggestions', 'type=postgresql'),
      asked('system-users/suggestions', 'protocol=postgresql'),
    ];
    await choose(page, 'Application type', /PostgreSQL/);
    await Promise.all(offered);
  });

  it('leads from the address of a letter to the page of the type', async () => {
    const { page } = await open('admin', 'tickets/tickets?activeTab=assigned');
    await page.getByRole('link', { name: 'Login to the gate controller' }).click();
    await page.waitForURL('**/tickets/tickets/login-asset-confirm/**');
    await page.getByText('rtm-gate-01').waitFor();
    await button(page, 'Accept').click();
    await page.getByRole('heading', { name: 'Session' }).waitFor();
  });
});
