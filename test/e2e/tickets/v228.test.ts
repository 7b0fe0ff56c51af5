import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { bindAlice, callAs, DEFAULT_ORG, read } from '../apiCalls.ts';
import { button, choose, firstNamed, noteRequests, waitForText } from '../acts.ts';
import { CORE, expectAccessible, freshConsole, heading, type WatchedPage } from '../console.ts';

/** Alice asks and the administrator decides: later tests build on earlier ones. */
describe('tickets at v2.28', { shuffle: false }, () => {
  const running = freshConsole('--licence', 'valid', '--server', 'v2.28');
  let admin: WatchedPage;
  let alice: WatchedPage;

  beforeAll(async () => {
    admin = await running.openAs('admin', 'tickets/flow');
    await bindAlice(admin.page);
    alice = await running.openAs('alice', 'tickets/tickets');
  });

  const go = (page: Page, path: string) => page.goto(new URL(path, running.url).href);
  const dialog = (page: Page) => page.getByRole('dialog');

  it('are listed with their applicants, what waits first', CORE, async () => {
    const { page } = admin;
    await go(page, 'tickets/tickets?activeTab=assigned');
    await firstNamed(page, 'link', 'Login to the gate controller').waitFor();
    await waitForText(page, 'Alice Lindqvist (alice)');
    expect(await page.getByRole('columnheader', { name: 'Applicant' }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Everything, everywhere' }).count()).toBe(0);
    expect(await page.getByText('could not be loaded').count()).toBe(0);
    await go(page, 'workbench/home');
    await page.getByText('Alice Lindqvist (alice) · Asset login approval').waitFor();
  });

  it(
    'are granted by a form that the approver may change, and tell what was changed',
    CORE,
    async () => {
      const { page } = alice;
      await callAs(admin.page, 'PATCH', 'settings/setting/?category=other', {
        TICKET_AUTHORIZE_DEFAULT_TIME: 8,
        TICKET_AUTHORIZE_DEFAULT_TIME_UNIT: 'hour',
      });
      await page.reload();
      await page.getByRole('link', { name: 'Request assets' }).click();
      await page.getByRole('textbox', { name: 'Title' }).fill('Night shift hosts');
      await page.getByRole('radiogroup', { name: 'Organization', exact: true }).waitFor();
      const assets = page.getByRole('combobox', { name: 'Assets', exact: true });
      await assets.fill('ham-db-0');
      await page.getByRole('option', { name: /^ham-db-01/ }).click();
      // What was searched stays, so that the list does not change below the pointer.
      await waitForText(page, /ham-db-01 \(10/);
      expect(await assets.inputValue()).toBe('ham-db-0');
      await page.getByRole('option', { name: /^ham-db-02/ }).click();
      await page.keyboard.press('Escape');
      await choose(page, 'System users', /operator/);
      const sent = noteRequests(page, ({ method, path, json }) =>
        method === 'POST' && path.includes('/tickets/') ? [path, json()] : undefined,
      );
      await button(page, 'Save').click();
      await page.waitForURL('**/tickets/tickets?activeTab=mine');
      expect(sent).toEqual([
        [
          '/api/v1/tickets/apply-asset-tickets/open/',
          expect.objectContaining({ type: 'apply_asset', org_id: DEFAULT_ORG }),
        ],
      ]);
      const { apply_date_start: start, apply_date_expired: end } = Object(sent[0]?.[1]);
      expect(Date.parse(end) - Date.parse(start)).toBe(8 * 3_600_000);
      await page.getByRole('link', { name: 'Night shift hosts' }).click();
      await waitForText(page, /requests access to ham-db-0. .* and ham-db-0. /);
      const ticket = new URL(page.url()).pathname.replace(/^\/ui\//, '');

      await go(admin.page, ticket);
      await button(admin.page, 'Accept').click();
      await dialog(admin.page).getByRole('combobox', { name: 'Assets' }).waitFor();
      await dialog(admin.page)
        .getByText(/^ham-db-02/)
        .first()
        .waitFor();
      await expectAccessible(admin.page, 'the form of what is granted');
      await firstNamed(dialog(admin.page), 'checkbox', /upload/i).uncheck();
      await button(dialog(admin.page), 'Accept').click();
      await waitForText(admin.page, 'Ticket accepted with changes');
      await waitForText(admin.page, /Actions: Connect, Upload.* → Connect/);
      await admin.page.getByRole('link', { name: /^Created by ticket/ }).click();
      await heading(admin.page, /Created by ticket/);
      const id = ticket.split('/').at(-1);
      const permission = await read(admin.page, `perms/asset-permissions/${id}/`);
      expect(permission.assets).toHaveLength(2);
      expect(permission.actions).toEqual(['connect']);

      await page.reload();
      await waitForText(page, /→ Connect/);
      expect([...admin.problems, ...alice.problems]).toEqual([]);
    },
  );

  it('show whose login or which command it is before it is accepted', CORE, async () => {
    const { page } = admin;
    await go(page, 'tickets/tickets?activeTab=assigned');
    await firstNamed(page, 'link', 'Login to the gate controller').click();
    await waitForText(page, /requests to log in to rtm-gate-01 as operator/);
    await button(page, 'Accept').click();
    await waitForText(page, 'Level 1: Approved');
    await go(page, 'tickets/tickets?activeTab=assigned');
    await firstNamed(page, 'link', 'Restart of the gate controller').click();
    await waitForText(page, /requests to run “reboot” on rtm-gate-01 as operator/);
    await page.getByRole('link', { name: 'Command rule' }).waitFor();
    await button(page, 'Accept').click();
    await waitForText(page, 'Level 1: Approved');
    expect(admin.problems).toEqual([]);
  });

  it('are not accepted when nothing of the request can be read', CORE, async () => {
    const { body } = await callAs(alice.page, 'POST', 'tickets/tickets/open/?type=apply_asset', {
      title: 'Opened by an older console',
      type: 'apply_asset',
      org_id: DEFAULT_ORG,
    });
    await go(admin.page, `tickets/tickets/${body.id}`);
    await waitForText(admin.page, 'What is requested could not be read');
    expect(await button(admin.page, 'Accept').isDisabled()).toBe(true);
    expect(await button(admin.page, 'Reject').isEnabled()).toBe(true);
  });
});
