import { describe, expect, it } from 'vitest';
import { button, hasFocus } from '../acts.ts';
import { read } from '../apiCalls.ts';
import { expectAccessible, freshConsole } from '../console.ts';

describe('a list of names in the search box (reviews: ask 2)', () => {
  const running = freshConsole();

  it('finds hosts by address and name, tells which are not there, and selects the others', async () => {
    const page = await running.checkedAs('admin', 'console/assets/assets');
    const { results } = await read(page, 'assets/assets/?limit=30&offset=0');
    const [first, ...others] = results;
    const names = [first.hostname.toUpperCase(), ...others.map(({ ip }: { ip: string }) => ip)];
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.click();
    await page.evaluate(
      (text) => {
        const data = new DataTransfer();
        data.setData('text', text);
        const paste = new ClipboardEvent('paste', {
          clipboardData: data,
          bubbles: true,
          cancelable: true,
        });
        document.activeElement?.dispatchEvent(paste);
      },
      [...names, 'no-such-host'].join('\n'),
    );
    const dialog = page.getByRole('dialog', { name: 'Find a list of names' });
    await button(dialog, 'Find 31').click();
    await dialog.getByText('30 found. 1 has no record:').waitFor();
    expect(await dialog.getByRole('list', { name: 'Names without a record' }).textContent()).toBe(
      'no-such-host',
    );
    await expectAccessible(page, 'the records of a list of names');
    await button(dialog, 'Select 30').click();
    await button(page, '30 selected').waitFor();
    expect(await hasFocus(box)).toBe(true);
  });

  it('is offered beside the filters, and keeps what was typed when the server fails', async () => {
    const { page } = await running.openAs('admin', 'console/users/users');
    await page.getByRole('combobox', { name: 'Search' }).click();
    await page.getByRole('option', { name: 'A list of names…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Find a list of names' });
    const names = dialog.getByRole('textbox', { name: 'Names' });
    await names.fill('alice, Nobody');
    await page.route('**/users/users/**', (route) => route.abort());
    await button(dialog, 'Find 2').click();
    await dialog.getByRole('alert').waitFor();
    expect(await names.inputValue()).toBe('alice, Nobody');
    await page.unroute('**/users/users/**');
    await button(dialog, 'Find 2').click();
    await dialog.getByText('1 found. 1 has no record:').waitFor();
    await button(dialog, 'Select 1').click();
    await button(page, '1 selected').waitFor();
  });
});
