import { expect, it } from 'vitest';
import { waitForText, firstNamed } from '../acts.ts';
import { read } from '../apiCalls.ts';
import { freshConsole } from '../console.ts';
import { counted } from './counted.ts';

const running = freshConsole();

it('the secret of an account is shown in three clicks and two fields (task 10: best 4 and 1)', async () => {
  const { page } = await running.openAs('admin', 'console/dashboard');
  const { results } = await read(page, 'assets/accounts/?limit=1&offset=0');
  const { hostname, username } = results[0];
  const person = counted(page);
  await person.find(String(hostname));
  await waitForText(page.getByRole('option', { selected: true }), String(hostname));
  await person.press('Enter');
  await page.waitForURL('**/assets/assets/*');
  await person.click(page.getByRole('tab', { name: 'Accounts' }));
  const row = page.locator('main tbody tr', { hasText: String(username) }).first();
  await person.click(row.getByRole('button', { name: /^Show secrets/ }));
  await person.type(page.getByRole('dialog').getByLabel('Password'), 'gatehouse');
  await person.press('Enter');
  const secrets = page.getByRole('dialog');
  await person.click(firstNamed(secrets, 'button', /Show|Reveal/));
  await firstNamed(secrets, 'button', /Hide/).waitFor();
  expect([person.clicks, person.typed]).toEqual([3, 2]);
});
