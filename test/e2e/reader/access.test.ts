import { expect, it } from 'vitest';
import { waitForText } from '../acts.ts';
import { freshConsole } from '../console.ts';
import { finish, openReader } from './reader.ts';

const running = freshConsole();

it('grants a user access to assets', async () => {
  const { page, reader, problems } = await openReader(running, 'console/users/users?search=alice');
  await page.locator('tbody a').first().waitFor();
  await reader.activate('link "Skip to content"');
  await reader.activate('button "More actions for Alice Lindqvist", opens menu (More)');
  await reader.hears('menu "More actions for Alice Lindqvist"');
  await reader.goTo('menuitem "Grant access to assets", 2 of 6', 'ArrowDown');
  await reader.press('Enter');
  await reader.hears('title: Create asset permission - Gatehouse');
  await waitForText(page, 'Alice Lindqvist');
  await reader.goTo('textbox "Name" = "Alice Lindqvist", required');
  await reader.press('End');
  await reader.type(': a week');
  await reader.goTo('combobox "Users", collapsed, opens listbox (Alice Lindqvist (alice))');
  await reader.fill('combobox "Nodes", collapsed, opens listbox', 'Hamburg');
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  await reader.activate('option "/Default/Hamburg", 1 of 1', 'ArrowDown');
  await reader.hears('polite: /Default/Hamburg');
  await reader.press('Escape');
  await reader.fill('combobox "System users", collapsed, opens listbox', 'operator');
  await expect.poll(() => page.getByRole('option').count()).toBe(2);
  await reader.activate('option "operator (operator)", 1 of 2', 'ArrowDown');
  await reader.hears('polite: operator (operator)');
  await reader.press('Escape');
  await reader.activate('button "7 days"');
  await reader.activate('button "Save"');
  await reader.hears(/^polite: Alice Lindqvist: a week created/);
  await reader.isAt('main "Users"');
  finish('Grant a user access to assets', reader, problems);
});

it('is told once that a permission needs an asset or a node', async () => {
  const { page, reader, problems } = await openReader(
    running,
    'console/perms/asset-permissions/create',
  );
  const missing = 'Select at least one asset or node';
  await page.locator('#field-name').waitFor();
  await reader.fill('textbox "Name", required', 'For a week');
  await reader.goTo('combobox "Nodes", collapsed, opens listbox');
  const told = () => reader.transcript.filter((line) => line === `assertive: ${missing}`);
  // A node may still be chosen.
  expect(told()).toEqual([]);
  await reader.press('Tab');
  await reader.hears(`assertive: ${missing}`);
  await reader.activate('button "Save"');
  await reader.hears(`focus: combobox "Assets", collapsed, invalid, opens listbox (${missing})`);
  expect(told()).toHaveLength(1);
  finish('Fill in one of two fields', reader, problems);
});

it('approves a ticket', async () => {
  const { page, reader, problems } = await openReader(running, 'console/dashboard');
  await page.getByRole('link', { name: /Tickets assigned to me/ }).waitFor();
  await reader.activate('link "Skip to content"');
  await reader.activate(/^link ".*Tickets assigned to me \d+"$/);
  await reader.hears('focus: main "Tickets"');
  await page.locator('tbody a').first().waitFor();
  await reader.goTo('tab "Assigned to me (3)", selected, 2 of 2');
  await reader.activate('button "Accept Login to the gate controller"');
  await reader.hears(/^dialog "Accept “Login to the gate controller”/);
  await reader.fill('textbox "Comment" (Optional.)', 'Until noon');
  await reader.activate('button "Accept"');
  await reader.hears('polite: 1 of 1 tickets processed');
  await reader.isAt('button "Close"');
  await reader.press('Enter');
  await reader.hears('focus: region "Tickets"');
  finish('Approve a ticket', reader, problems, ['not live: 1–2 of 2']);
});
