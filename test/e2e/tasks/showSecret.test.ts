import { expect, it } from 'vitest';
import { freshConsole, newPage, signIn } from '../console.ts';
import { callAs } from '../ticketCalls.ts';
import { counted } from './counted.ts';

const running = freshConsole();

it('the secret of an account is shown in three clicks and two fields (task 10: best 4 and 1)', async () => {
  const { page } = await newPage(running);
  await signIn(page, running.url, 'admin', 'console/dashboard');
  const { body } = await callAs(page, 'GET', 'assets/accounts/?limit=1&offset=0');
  const { hostname, username } = body.results[0];
  const person = counted(page);
  await page.locator('header kbd').first().waitFor({ state: 'attached' });
  await person.press('Control+k');
  await person.type(page.getByRole('combobox').last(), String(hostname));
  await page.getByRole('option', { selected: true }).getByText(String(hostname)).first().waitFor();
  await person.press('Enter');
  await page.waitForURL('**/assets/assets/*');
  await person.click(page.getByRole('tab', { name: 'Accounts' }));
  const row = page.locator('main tbody tr', { hasText: String(username) }).first();
  await person.click(row.getByRole('button', { name: /^Show secrets/ }));
  await person.type(page.getByRole('dialog').getByLabel('Password'), 'gatehouse');
  await person.press('Enter');
  const secrets = page.getByRole('dialog');
  await person.click(secrets.getByRole('button', { name: /Show|Reveal/ }).first());
  await secrets.getByRole('button', { name: /Hide/ }).first().waitFor();
  expect([person.clicks, person.typed]).toEqual([3, 2]);
});
