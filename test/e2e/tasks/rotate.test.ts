import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { button, firstNamed, waitForText } from '../acts.ts';
import { CORE, expectAccessible, freshConsole, heading } from '../console.ts';
import { counted } from './counted.ts';

/** The best product takes six presses. */
const MOST_CLICKS = 6;
const RUN_MS = 20_000;

describe('new passwords for a system user on twenty hosts (task b of the review)', () => {
  const running = freshConsole('--licence', 'valid');

  /** The run that a rotation leads to: every host, also those that failed, with the reason. */
  async function seeRun(page: Page): Promise<void> {
    await heading(page, /^Password rotation run/);
    await firstNamed(page.getByRole('table'), 'link', /-win-/).waitFor();
    // The hosts come a few at a time, and are counted.
    await page.getByRole('button', { name: /^Succeeded\s*19$/ }).waitFor({ timeout: RUN_MS });
    await page.getByRole('button', { name: /^Failed\s*2$/ }).click();
    await waitForText(page, '1–2 of 2');
    expect(await page.getByText('The host cannot be reached').count()).toBe(2);
  }

  it('takes six presses by the menu', CORE, async () => {
    const page = await running.checkedAs('admin', 'console/dashboard');
    const person = counted(page);
    const menu = page.getByRole('navigation').first();
    await person.click(button(menu, 'Asset management'));
    await person.click(menu.getByRole('link', { name: 'System users' }));
    await person.click(page.getByRole('tab', { name: 'Admin user' }));
    await person.click(page.getByRole('link', { name: 'Administrator', exact: true }));
    await person.click(page.getByRole('link', { name: 'Rotate passwords', exact: true }));
    await heading(page, 'Rotate passwords');
    await page.getByRole('button', { name: /^yok-win-03/ }).waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('Administrator');
    expect(await page.getByLabel('A random password for each account').isChecked()).toBe(true);
    await expectAccessible(page, 'a rotation of passwords');
    await person.click(button(page, 'Rotate now'));
    await seeRun(page);
    await expectAccessible(page, 'a run of a rotation');
    expect(person.clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect(person.typed).toBe(0);
  });

  it('takes two presses from the palette, and keeps a schedule', async () => {
    const page = await running.checkedAs('admin', 'console/dashboard');
    const person = counted(page);
    await person.find('Administrator');
    await person.click(page.getByRole('option', { name: 'Administrator Administrator' }));
    await person.click(page.getByRole('link', { name: 'Rotate passwords', exact: true }));
    await page.getByRole('switch', { name: 'Scheduled' }).click();
    await button(page, 'Save schedule').click();
    await heading(page, /Passwords of Administrator, \d{4}-/);
    await page.getByRole('tab', { name: 'Runs', selected: true }).waitFor();
    await waitForText(page, 'Every 24 hours');
    expect([person.clicks, person.typed]).toEqual([2, 1]);
  });

  it('is found by its words, and asks for what it lacks', async () => {
    const page = await running.checkedAs('admin', 'console/dashboard');
    const person = counted(page);
    await person.find('rotate');
    await page.getByRole('option', { name: /^Rotate passwords/ }).click();
    await heading(page, 'Rotate passwords');
    await button(page, 'Rotate now').click();
    await waitForText(page, 'Select at least one asset or node');
    await waitForText(page, 'This field is required');
  });

  it('begins with selected accounts of one username, and with selected assets', async () => {
    const page = await running.checkedAs('admin', 'console/accounts/authbook');
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
    await page.getByRole('button', { name: /^\d+ selected/ }).click();
    await page.getByRole('menuitem', { name: 'Rotate passwords' }).click();
    await page.getByText(/^A rotation changes one username\. \d+ selected/).waitFor();
    await page.goto(`${running.url}console/assets/assets`);
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
    await page.getByRole('button', { name: /^\d+ selected/ }).click();
    await page.getByRole('menuitem', { name: 'Rotate passwords' }).click();
    await page.getByRole('button', { name: /^cld-/ }).nth(14).waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('');
  });
});

describe('without a license', () => {
  const running = freshConsole();

  it('says that one is missing, to those who could rotate passwords', async () => {
    const page = await running.checkedAs('admin', 'console/assets/system-users');
    await page.getByRole('link', { name: 'deploy', exact: true }).click();
    await page.getByText('Part of the enterprise edition. Requires a valid license.').waitFor();
    expect(await button(page, 'Rotate passwords').isDisabled()).toBe(true);
    await expectAccessible(page, 'an action that needs a license');
    const { page: reader } = await running.openAs('auditor', 'audit/dashboard');
    expect(await reader.getByText('Rotate passwords').count()).toBe(0);
  });
});
