import { expect, it } from 'vitest';
import { button, downloadedBy } from '../acts.ts';
import { expectAccessible, freshConsole } from '../console.ts';
import { counted } from './counted.ts';

const running = freshConsole('--licence', 'valid');

it('why assets cannot be moved to another organization is said after two clicks, with what to do (task f: best 2)', async () => {
  const page = await running.checkedAs('admin', 'console/assets/assets');
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  const task = counted(page);
  await task.click(button(page, '15 selected'));
  await task.click(page.getByRole('menuitem', { name: 'Hand over to another organization' }));
  const dialog = page.getByRole('dialog', { name: 'Hand over to another organization' });
  await dialog.getByText('The server cannot move assets').waitFor();
  expect(task.clicks).toBe(2);
  await expectAccessible(page, 'handing assets over');
  const file = await downloadedBy(page, () => button(dialog, 'Save 15 assets').click());
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const other = dialog.getByRole('combobox', { name: 'Organization' });
  const name = await other.locator('option:checked').textContent();
  await dialog.getByRole('link', { name: 'Open its assets' }).click();
  await page.getByRole('heading', { name: 'Assets', level: 1 }).waitFor();
  await page.getByRole('banner').getByText(String(name)).waitFor();
});
