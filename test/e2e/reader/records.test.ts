import { expect, it } from 'vitest';
import { freshConsole, CORE } from '../console.ts';
import { finish, openReader } from './reader.ts';

const running = freshConsole();

it('creates a user, after a name that is taken', async () => {
  const { page, reader, problems } = await openReader(running, 'console/users/users');
  await page.locator('tbody a').first().waitFor();
  await reader.activate('link "Skip to content"');
  await reader.activate('link "Create"');
  await reader.hears('focus: main "Create user"');
  await reader.hears('title: Create user - Gatehouse');
  await page.locator('#field-name').waitFor();
  await reader.fill('textbox "Name", required', 'Nadia Newcomer');
  await reader.fill('textbox "Username", required', 'alice');
  await reader.fill('textbox "Email", required', 'nadia');
  await reader.press('Tab');
  // Said once it is left, not while it is typed.
  await reader.hears('assertive: Please enter your email address');
  await reader.goTo(/^textbox "Email" = "nadia", required, invalid/, 'Shift+Tab');
  await reader.press('End');
  await reader.type('@example.org');
  await reader.hears('now: textbox "Email" = "nadia@example.org", required');
  const errors = reader.transcript.filter((line) => line.startsWith('assertive: '));
  expect(errors).toHaveLength(1);
  await reader.activate('button "Save"');
  // The answer of the server leads to its field, and describes it.
  await reader.hears(
    'focus: textbox "Username" = "alice", required, invalid (User with this Username already exists.)',
  );
  await reader.hears('assertive: User with this Username already exists.');
  await reader.press('Control+a');
  await reader.type('nadia');
  await reader.hears('now: textbox "Username" = "nadia", required');
  await reader.press('Enter');
  await reader.hears('focus: main "Users"');
  await reader.hears(
    'polite: Nadia Newcomer created Open Nadia Newcomer Next: Grant access to assets Close message',
  );
  const others = problems.filter((problem) => !problem.includes('400 (Bad Request)'));
  finish('Create a user, after an error of a field', reader, others);
});

it('changes a record, reviews what is changed and saves it', async () => {
  const { page, reader, problems } = await openReader(running, 'console/users/groups');
  await page.locator('tbody a').first().waitFor();
  await reader.activate('link "Skip to content"');
  await reader.activate('link "Update External contractors"');
  await reader.hears('focus: main "Update user group"');
  await page.locator('#field-name').waitFor();
  await reader.fill('textbox "Name" = "External contractors", required', 'Contractors');
  await reader.activate('button "Review 1 change", opens dialog');
  await reader.hears(
    /^dialog "Review changes" \(Name Before External contractors After Contractors\)$/,
  );
  await reader.hears('focus: button "Save"');
  await reader.press('Enter');
  await reader.hears('focus: main "User groups"');
  await reader.hears('polite: Contractors saved Open Contractors Close message');
  finish('Change a record, review and save', reader, problems);
});

it('deletes a record of a list', CORE, async () => {
  const { page, reader, problems } = await openReader(running, 'console/users/groups');
  await page.locator('tbody a').first().waitFor();
  await reader.activate('link "Skip to content"');
  const more = 'button "More actions for Database team", opens menu (More)';
  const question = /^alertdialog "Delete user group Database team\?" \(This cannot be undone\./;
  await reader.activate(more);
  await reader.hears('menu "More actions for Database team"');
  await reader.activate('menuitem "Delete", 5 of 5', 'ArrowDown');
  await reader.hears(question);
  await reader.hears('focus: button "Cancel"');
  // The focus stays in the question, and comes back when nothing is done.
  await reader.press('Tab');
  await reader.hears('focus: button "Delete"');
  await reader.press('Tab');
  await reader.hears('focus: button "Cancel"');
  await reader.press('Escape');
  await reader.hears(`focus: ${more}`);

  await reader.press('Enter');
  await reader.activate('menuitem "Delete", 5 of 5', 'ArrowDown');
  await reader.hears(question);
  await reader.activate('button "Delete"');
  await reader.hears('polite: Database team deleted Close message');
  await reader.isAt('region "User groups"');
  expect(await page.getByRole('row', { name: /Database team/ }).count()).toBe(0);
  finish('Delete a record of a list', reader, problems);
});
