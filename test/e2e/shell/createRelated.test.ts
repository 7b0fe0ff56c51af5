import { describe, expect, it } from 'vitest';
import { hasFocus } from '../acts.ts';
import { expectAccessible, freshConsole, heading } from '../console.ts';

describe('a record that a form refers to', () => {
  const running = freshConsole();

  it('is created without leaving the form, by keyboard, and is chosen then', async () => {
    const page = await running.checkedAs('admin', 'console/assets/assets/create');
    await heading(page, /^Create/);
    await page.getByRole('textbox', { name: 'Hostname' }).fill('db-behind');
    const domain = page.getByRole('combobox', { name: 'Domain' });
    await domain.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: 'Create new…' }).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create domain' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Behind the dike');
    await expectAccessible(page, 'a form over a form');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => domain.inputValue()).toBe('Behind the dike');
    // What follows a domain opens over the form, too, and leads back to the field.
    await page.getByRole('button', { name: 'Add gateway' }).press('Enter');
    await page.getByRole('dialog', { name: 'Create gateway' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(domain)).toBe(true);
    // The form around it was not sent, and has kept what was typed.
    await heading(page, /^Create asset/);
    expect(await page.getByRole('textbox', { name: 'Hostname' }).inputValue()).toBe('db-behind');
  });

  it('is not offered to whoever may not create it', async () => {
    const page = await running.checkedAs('alice', 'tickets');
    expect(await page.getByRole('option', { name: 'Create new…' }).count()).toBe(0);
  });
});
