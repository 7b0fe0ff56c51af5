import { expect, it } from 'vitest';
import { freshConsole } from '../console.ts';
import { counted } from './counted.ts';

const running = freshConsole();

it('opens the page of a known host from the dashboard: no click, one word', async () => {
  const { page } = await running.openAs('admin', 'console/dashboard');
  const person = counted(page);
  await person.find('ham-app-15');
  await person.press('Enter');
  await page.getByRole('heading', { name: 'Asset: ham-app-15' }).waitFor();
  expect([person.clicks, person.typed]).toEqual([0, 1]);
});
