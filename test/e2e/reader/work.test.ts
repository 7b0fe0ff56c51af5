import { expect, it } from 'vitest';
import { freshConsole } from '../console.ts';
import { callAs, read } from '../apiCalls.ts';
import { finish, openReader } from './reader.ts';

const running = freshConsole();

/** Somebody else ends a running session. */
async function endAnother(): Promise<void> {
  const { page } = await running.openAs('orgadmin', 'console/dashboard');
  const { results } = await read(page, 'terminal/sessions/?is_finished=0&limit=10&offset=0');
  const ended = [String(results[0].id)];
  const { status } = await callAs(page, 'POST', 'terminal/tasks/kill-session/', ended);
  expect(status).toBe(200);
}

it('ends a session of the live list, which does not chatter', async () => {
  const { page, reader, problems } = await openReader(running, 'audit/sessions/sessions');
  await page.getByRole('button', { name: 'Live: pause updates' }).waitFor();
  await page.locator('tbody a').first().waitFor();
  await reader.activate('link "Skip to content"');
  await reader.hears('focus: main "Sessions"');
  await reader.activate('button "End session Alice Lindqvist on ham-app-15"');
  await reader.hears('alertdialog "End session" (End session for Alice Lindqvist on ham-app-15?)');
  await reader.hears('focus: button "Cancel"');
  await reader.activate('button "End session"');
  await reader.hears('polite: Session of Alice Lindqvist on ham-app-15 ended Close message');
  await reader.isAt('region "Sessions"');

  const before = reader.transcript.length;
  await page.bringToFront();
  await endAnother();
  await page.bringToFront();
  await reader.hears('polite: Rows added: 0, removed: 1');
  // One message for the change, and the focus stays.
  expect(reader.transcript.slice(before)).toEqual(['polite: Rows added: 0, removed: 1']);
  finish('End a session of the live list', reader, problems);
});

it('runs a batch command', async () => {
  const { page, reader, problems } = await openReader(
    running,
    'console/ops/command-executions/create',
  );
  await page.getByRole('treeitem').first().waitFor();
  await reader.activate('link "Skip to content"');
  await reader.hears('focus: main "Batch command"');
  await reader.fill('searchbox "Search hosts"', 'ham-app');
  await reader.hears('polite: 16 results');
  await reader.goTo('treeitem "Default 0/16", not checked, expanded, level 1');
  await reader.press('Space');
  await reader.hears('now: treeitem "Default 16/16", checked, expanded, level 1');
  await reader.fill(
    'combobox "System user" = "Choose a system user", collapsed, opens menu',
    'deploy',
  );
  await reader.hears('polite: 16 hosts selected');
  await reader.fill(/^textbox "Command" \(Press Ctrl\+Enter to run\./, 'uptime');
  await reader.press('Control+Enter');
  await reader.hears(
    /^alertdialog "Run this command on 16 hosts as deploy\?" \(uptime A command cannot be stopped/,
  );
  await reader.hears('focus: button "Cancel"');
  await reader.activate('button "Run on 16 hosts as deploy"');
  await reader.hears(/^focus: textbox "Command" = "uptime"/);
  await reader.hears('polite: 0 of 16 hosts have responded');
  await reader.hears(/^polite: Finished: (?:Failed \d+, )?OK \d+\. 16 hosts selected$/);
  finish('Run a batch command', reader, problems);
});
