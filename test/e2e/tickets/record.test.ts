import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { button, confirm, downloadedBy } from '../acts.ts';
import { bindAlice, callAs, read, requestAccess } from '../apiCalls.ts';
import { expectAccessible, freshConsole, heading, PHONE } from '../console.ts';

const TITLE = 'Hosts of the night shift';

describe('tickets as a record', () => {
  const running = freshConsole('--licence', 'valid');
  let ticket = '';

  beforeAll(async () => {
    const admin = await running.openAs('admin', 'tickets/flow');
    await bindAlice(admin.page);
    const alice = await running.openAs('alice', 'tickets/tickets');
    ticket = await requestAccess(alice.page, TITLE);
    await callAs(admin.page, 'PUT', `tickets/tickets/${ticket}/approve/`);
  });

  it('are saved by date, applicant, kind and decision, with who decided', async () => {
    const { page } = await running.openAs('admin', 'tickets/tickets', PHONE);
    await button(page, 'Export').click();
    const dialog = page.getByRole('dialog', { name: 'Export tickets' });
    await dialog.getByText('Includes only tickets that you opened').waitFor();
    await expectAccessible(page, 'the export of tickets');
    const day = dialog.getByRole('textbox', { name: 'Created from' });
    await day.fill('nonsense');
    await button(dialog, 'Export').click();
    await dialog.getByText('Enter both dates in full').waitFor();
    await day.fill('1/1/2020');
    await dialog.getByRole('textbox', { name: 'Applicant' }).fill('nobody at all');
    await button(dialog, 'Export').click();
    await dialog.getByText('No tickets match these conditions.').waitFor();
    await dialog.getByRole('textbox', { name: 'Applicant' }).fill('alice');
    await dialog.getByRole('combobox', { name: 'Type' }).selectOption('Asset request');
    await dialog.getByRole('combobox', { name: 'Approval status' }).selectOption('Approved');
    const file = await downloadedBy(page, () => button(dialog, 'Export').click());
    expect(file.suggestedFilename()).toBe('tickets.csv');
    const [head = '', ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(head).toContain('Number,Title,Type,Applicant,Organization,Created,Approval status');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.includes('(alice)') && row.includes('Approved'))).toBe(true);
    expect(rows.find((row) => row.includes(TITLE))).toContain('Administrator (admin)');
    await dialog.waitFor({ state: 'detached' });
  });

  it('lead to the permission that they made and back, and take it back', async () => {
    const page = await running.checkedAs('admin', `tickets/tickets/${ticket}`);
    const endOf = async () =>
      Date.parse((await read(page, `perms/asset-permissions/${ticket}/`)).date_expired);
    const before = await endOf();
    await page.getByText(/^In effect until/).waitFor();
    await button(page, 'Take back access').click();
    const question = page.getByRole('alertdialog', { name: 'Take back this access?' });
    await question.getByRole('definition').filter({ hasText: 'alice' }).waitFor();
    await expectAccessible(page, 'what is lost');
    await confirm(page, 'Take back access');
    await page.getByText(/^Not in effect/).waitFor();
    expect(await endOf()).toBeLessThanOrEqual(Date.now());
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByText(/^In effect until/).waitFor();
    expect(await endOf()).toBe(before);
    await page.getByRole('link', { name: /^Created by ticket/ }).click();
    await heading(page, /^Asset permission/);
    await page.getByRole('link', { name: 'Open ticket' }).click();
    await heading(page, new RegExp(TITLE));
  });
});
