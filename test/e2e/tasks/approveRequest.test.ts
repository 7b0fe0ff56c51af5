import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { requestAccess } from '../apiCalls.ts';
import { expectAccessible, freshConsole, CORE } from '../console.ts';
import { counted } from './counted.ts';

/** Without a licence: the top bar has no link to the tickets. */
const running = freshConsole();

const accept = (page: Page) =>
  page.getByRole('dialog', { name: /^Accept “/ }).getByRole('button', { name: 'Accept' });
const done = (page: Page) =>
  page.getByRole('dialog').getByText('1 of 1 tickets processed').waitFor();

/** Opens a request that waits for the administrator, as somebody else. */
async function ask(title: string): Promise<void> {
  const { page } = await running.openAs('orgadmin', 'console/dashboard');
  await requestAccess(page, title);
}

it('approves a waiting request from the dashboard: three clicks', CORE, async () => {
  const page = await running.checkedAs('admin', 'console/dashboard');
  const person = counted(page);
  await person.click(page.getByRole('link', { name: /Tickets assigned to me/ }));
  const row = page.getByRole('row', { name: /Database hosts for the month-end closing/ });
  await person.click(row.getByRole('button', { name: 'Accept' }));
  await page
    .getByRole('dialog')
    .getByText(
      /^Alice Lindqvist \(alice\) requests access to ham-db-01 and ham-db-02 as operator until/,
    )
    .waitFor();
  await person.click(accept(page));
  await done(page);
  expect([person.clicks, person.typed]).toEqual([3, 0]);
});

it('approves a waiting request from its message: three clicks', async () => {
  await ask('Hosts for the night shift');
  const { page } = await running.openAs('admin', 'console/dashboard');
  const person = counted(page);
  await person.click(page.getByRole('button', { name: /^Messages \([1-9]/ }));
  const message = page
    .getByRole('dialog', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ hasText: 'Hosts for the night shift' });
  await message.getByRole('button', { name: 'Reject' }).waitFor();
  await message.getByRole('link', { name: 'Open ticket', exact: true }).waitFor();
  await expectAccessible(page, 'a message with a request');
  await person.click(message.getByRole('button', { name: 'Accept' }));
  await person.click(accept(page));
  await done(page);
  expect([person.clicks, person.typed]).toEqual([3, 0]);
  await page
    .getByRole('dialog', { name: /^Accept/ })
    .getByRole('button', { name: 'Close' })
    .click();
  // The message has served its purpose.
  await message.waitFor({ state: 'detached' });
});
