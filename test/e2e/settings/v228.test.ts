import { describe, expect, it } from 'vitest';
import { expectAccessible, freshConsole } from '../console.ts';

const later = freshConsole('--server', 'v2.28', '--licence', 'valid');
const earlier = freshConsole('--server', 'v2.23', '--licence', 'valid');

describe('what v2.28 has more', () => {
  it('sends SMS by Huawei Cloud: the tab is saved and tested', async () => {
    const page = await later.checkedAs('admin', 'settings/sms?activeTab=huawei');
    const fill = (name: string, value: string) =>
      page.getByRole('textbox', { name, exact: true }).fill(value);
    await fill('App key', 'key');
    await page.getByRole('button', { name: /^App secret/ }).click();
    await page.locator('#field-HUAWEI_APP_SECRET').fill('secret');
    await fill('API URL', 'https://sms.gatehouse.example');
    await fill('Channel number', '8824');
    await fill('Signature', 'Gatehouse');
    await fill('Template code', 'T-1');
    await fill('Test phone number', '+4930123456');
    await expectAccessible(page, 'the form of Huawei Cloud');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('saved', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Send test message' }).click();
    await page.getByText('The test worked.', { exact: false }).waitFor();
    await page.getByRole('tab', { name: 'CMPP 2.0' }).click();
    await page.getByRole('textbox', { name: 'Gateway host' }).waitFor();
    await expectAccessible(page, 'the form of CMPP 2.0');
  });

  it('signs people in by OAuth2', async () => {
    const page = await later.checkedAs('admin', 'settings/auth?activeTab=oauth2');
    await page.getByRole('textbox', { name: 'Authorization endpoint' }).waitFor();
    await page.getByRole('tab', { name: 'OAuth2 Off' }).waitFor();
    await expectAccessible(page, 'the form of OAuth2');
  });

  it('has ClickHouse in the menu of databases, and TLS in their form', async () => {
    const page = await later.checkedAs('admin', 'console/applications/databases');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('menuitem', { name: 'ClickHouse' }).click();
    await page.waitForURL(/databases\/create\?.*type=clickhouse/);
    const fill = (name: string, value: string) =>
      page.getByRole('textbox', { name, exact: true }).fill(value);
    await fill('Name', 'events');
    await fill('Host', '10.2.0.9');
    await fill('Database', 'events');
    expect(await page.getByLabel('Port', { exact: true }).inputValue()).toBe('9000');
    await page.getByRole('switch', { name: 'Use TLS' }).click();
    await fill('CA certificate', '-----BEGIN CERTIFICATE-----');
    await expectAccessible(page, 'the form of a ClickHouse database');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/databases(?:\?|$)/);
    await page.locator('main tbody tr', { hasText: 'events' }).getByText('ClickHouse').waitFor();
  });

  it('has command filters for nodes, and a log with what was before and after', async () => {
    const page = await later.checkedAs('admin', 'console/assets/cmd-filters/create');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('of-nodes');
    await page.getByRole('combobox', { name: 'Nodes' }).click();
    await page.getByRole('option').first().click();
    await expectAccessible(page, 'the form of a command filter');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/cmd-filters(?:\?|$)/);
    const filter = page.locator('main tbody tr', { hasText: 'of-nodes' });
    await filter.getByRole('link', { name: 'of-nodes', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'of-nodes' }).waitFor();
    await page.locator('main').getByRole('heading', { name: 'Nodes (1)' }).waitFor();
    await page.goto(`${later.url}audit/logs/operate-log`);
    const row = page.locator('main tbody tr', { hasText: 'of-nodes' }).first();
    await row.getByRole('button', { name: 'Show changes' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Before').first().waitFor();
    await dialog.getByText('of-nodes').last().waitFor();
    await expectAccessible(page, 'the changes of an operation');
    expect(await page.getByText('Earlier values are not kept.').count()).toBe(0);
  });
});

describe('v2.23 does not offer it', () => {
  it('in its settings', async () => {
    const page = await earlier.checkedAs('admin', 'settings/sms');
    await page.getByRole('tab', { name: 'Tencent Cloud' }).waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'General',
      'Alibaba Cloud',
      'Tencent Cloud',
    ]);
    await page.goto(`${earlier.url}settings/auth`);
    await page.getByRole('tab', { name: 'SAML2' }).waitFor();
    expect(await page.getByRole('tab', { name: 'OAuth2' }).count()).toBe(0);
  });

  it('in databases, command filters and the operation log', async () => {
    const page = await earlier.checkedAs('admin', 'console/applications/databases');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('menuitem', { name: 'MongoDB' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'ClickHouse' }).count()).toBe(0);
    await page.getByRole('menuitem', { name: 'MySQL' }).click();
    await page.getByRole('textbox', { name: 'Host' }).waitFor();
    expect(await page.getByText('Use TLS').count()).toBe(0);
    await page.goto(`${earlier.url}console/assets/cmd-filters/create`);
    await page.getByRole('combobox', { name: 'User groups' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Nodes' }).count()).toBe(0);
    await page.goto(`${earlier.url}audit/logs/operate-log`);
    await page.getByText('Earlier values are not kept.').waitFor();
    await page.locator('main tbody tr').first().waitFor();
    expect(await page.getByRole('button', { name: 'Show changes' }).count()).toBe(0);
  });
});
