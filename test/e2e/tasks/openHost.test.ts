import { expect, it } from 'vitest';
import { freshConsole, newPage, signIn } from '../console.ts';
import { counted } from './counted.ts';

const running = freshConsole();

it('opens the page of a known host from the dashboard: no click, one word', async () => {
  const { page } = await newPage(running);
  await signIn(page, running.url, 'admin', 'console/dashboard');
  await page.locator('header kbd').first().waitFor({ state: 'attached' });
  const person = counted(page);
  await person.press('Control+k');
  await person.type(page.getByRole('dialog').getByRole('combobox'), 'ham-app-15');
  await person.press('Enter');
  await page.getByRole('heading', { name: 'Asset: ham-app-15' }).waitFor();
  expect([person.clicks, person.typed]).toEqual([0, 1]);
});
