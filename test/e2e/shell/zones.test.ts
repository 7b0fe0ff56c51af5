import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForText, choose } from '../acts.ts';
import { read } from '../apiCalls.ts';
import { freshConsole, CORE } from '../console.ts';
/** Neither the server's time zone (Asia/Shanghai) nor UTC, and with daylight saving time. */
const ZONE = 'America/New_York';
const COMMANDS = 'audit/sessions/command';

describe('in another zone than the server’s', () => {
  const running = freshConsole();

  async function open(username: string, path: string): Promise<Page> {
    const { page } = await running.newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setTimezoneOverride', { timezoneId: ZONE });
    await running.signIn(page, username, path);
    return page;
  }

  it('what is granted is what was asked for, and the ticket says it in both', CORE, async () => {
    const page = await open('orgadmin', 'tickets/tickets/request-asset-perm/create');
    await page.getByRole('textbox', { name: 'Title' }).fill('Across the change of clocks');
    await choose(page, 'Assets', /./);
    await choose(page, 'System users', /operator/);
    await page.getByLabel(/^Start date/).fill('2027-03-10T08:30');
    await page.getByLabel(/^Expiry date/).fill('2027-03-20T09:00');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'Across the change of clocks' }).click();
    const request = page.getByRole('region', { name: 'Request' });
    await request.getByText('03/10/2027, 08:30').waitFor();
    await request.getByText('Server time: 03/10/2027, 21:30 (Asia/Shanghai)').waitFor();
    await request.getByText('03/20/2027, 09:00').waitFor();
    await request.getByText('Server time: 03/20/2027, 21:00 (Asia/Shanghai)').waitFor();

    const id = new URL(page.url()).pathname.split('/').pop();
    const admin = await open('admin', `tickets/tickets/request-asset-perm/${id}`);
    await admin.getByText('03/10/2027, 08:30').waitFor();
    await admin.getByRole('button', { name: 'Accept', exact: true }).click();
    await admin.getByRole('heading', { name: 'Granted access' }).waitFor();
    const permission = await read(admin, `perms/asset-permissions/${id}/`);
    expect([permission.date_start, permission.date_expired]).toEqual([
      '2027/03/10 21:30:00 +0800',
      '2027/03/20 21:00:00 +0800',
    ]);
  });

  it('commands are shown at the moment they were typed', async () => {
    const page = await open('admin', COMMANDS);
    const [storage] = await read(page, 'terminal/command-storages/tree/?real=1');
    const query = `command_storage_id=${storage.id}&limit=1&offset=0&order=-timestamp`;
    const [newest] = (await read(page, `terminal/commands/?${query}`)).results;
    const shown = new Intl.DateTimeFormat('en', {
      timeZone: ZONE,
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(Number(newest.timestamp) * 1000);
    const row = page.getByRole('row').filter({ hasText: String(newest.input).slice(0, 20) });
    await waitForText(row, shown);
  });
});
