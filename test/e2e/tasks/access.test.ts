import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstNamed } from '../acts.ts';
import { freshConsole } from '../console.ts';
import { counted, type Counted } from './counted.ts';

/** What the best product needs, in clicks, and one more. */
const MOST_CLICKS = 4;

describe('who reaches what (tasks 5 and 6 of the review)', () => {
  const running = freshConsole();

  async function start(): Promise<{ readonly page: Page; readonly person: Counted }> {
    const { page } = await running.openAs('admin', 'console/dashboard');
    await page.locator('header kbd').first().waitFor({ state: 'attached' });
    return { page, person: counted(page) };
  }

  /** Finds a record by the palette and opens it. */
  async function find(page: Page, person: Counted, name: string): Promise<void> {
    await person.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await person.type(palette.getByRole('combobox'), name);
    await palette.getByRole('option', { selected: true }).filter({ hasText: name }).waitFor();
    await person.press('Enter');
    await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor();
  }

  async function explain(page: Page, person: Counted): Promise<void> {
    await person.click(page.getByRole('link', { name: 'Check access', exact: true }));
  }

  it('shows who can reach an asset, and why, with one click after finding it', async () => {
    const { page, person } = await start();
    await find(page, person, 'ham-app-15');
    await explain(page, person);
    await page.getByRole('heading', { name: /users? .*can reach ham-app-15/ }).waitFor();
    const row = page.getByRole('row', { name: /Administrators: every host/ });
    await row.getByRole('cell', { name: '/Default', exact: true }).waitFor();
    expect(await row.textContent()).toMatch(/operator/);
    expect(person.clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect([person.clicks, person.typed]).toEqual([1, 1]);
  });

  it('shows what a user can reach, and why, with one click after finding them', async () => {
    const { page, person } = await start();
    await find(page, person, 'Alice Lindqvist');
    await explain(page, person);
    await page.getByRole('heading', { name: /^Alice Lindqvist can reach \d+ assets?/ }).waitFor();
    await firstNamed(page, 'row', /Alice: two hosts/).waitFor();
    expect([person.clicks, person.typed]).toEqual([1, 1]);
  });
});
