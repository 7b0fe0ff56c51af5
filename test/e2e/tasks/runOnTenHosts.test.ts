import { describe, expect, it } from 'vitest';
import { freshConsole, CORE } from '../console.ts';
import { counted } from './counted.ts';

/** The best product of the field takes three clicks from its list of hosts. */
const MOST_CLICKS = 4;

describe('one command on ten hosts', () => {
  const running = freshConsole();

  it('takes at most four clicks from the dashboard', CORE, async () => {
    const page = await running.checkedAs('admin', 'console/dashboard');
    // Shortcuts are loaded after the page.
    await page.locator('header kbd').first().waitFor({ state: 'attached' });
    const list = counted(page);
    await list.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await list.type(palette.getByRole('combobox'), 'assets');
    await palette.getByRole('option', { name: /^Assets/, selected: true }).waitFor();
    await list.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Assets' }).waitFor();
    await list.type(page.getByRole('combobox', { name: 'Search' }), 'rtm-app');
    await list.press('Enter');
    await page.getByText('1–10 of 10').waitFor();
    await list.click(page.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await list.click(page.getByRole('button', { name: '10 selected' }));
    await list.click(page.getByRole('menuitem', { name: 'Run command' }));

    await page.getByRole('status').getByText('10 hosts selected').waitFor();
    await page.getByRole('combobox', { name: 'System user' }).focus();
    await list.press('d');
    await list.type(page.getByRole('textbox', { name: 'Command' }), 'uptime');
    await list.click(page.getByRole('button', { name: 'Run on 10 hosts as deploy' }));
    await page.getByRole('heading', { name: 'Results of 10 hosts' }).waitFor();

    expect(list.clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect(list.typed).toBe(3);
  });
});
