import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newPage,
  openBrowser,
  signIn,
  startConsole,
  type PageOptions,
  type RunningConsole,
} from './console.ts';

describe('tickets (spec 2, sections 2, 3 and 4)', () => {
  let browser: Browser;
  let running: RunningConsole;

  beforeAll(async () => {
    [browser, running] = await Promise.all([openBrowser(), startConsole(['--licence', 'valid'])]);
  });
  afterAll(async () => {
    await browser.close();
    await running.stop();
  });

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

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

  const REQUEST = 'tickets/tickets/request-asset-perm/create';

  it('keeps everything when the server refuses, and names the fields', async () => {
    const { page } = await open('orgadmin', REQUEST);
    await page.getByRole('textbox', { name: 'Title' }).fill('Without assets');
    await choose(page, 'System users', /operator/);
    await button(page, 'A month').click();
    await button(page, 'Save').click();
    await page.getByText('Choose at least one node or asset.').first().waitFor();
    expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Without assets');
    await page.getByText('operator', { exact: false }).first().waitFor();
  });

  it('asks for an application by its type, which chooses category, accounts and applications', async () => {
    const { page } = await open('orgadmin', 'tickets/tickets');
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
