import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, freshConsole, newPage, signIn, type PageOptions } from '../console.ts';

describe('a form of an existing record', () => {
  const running = freshConsole();

  /** Opens the form of a group. */
  async function edit(username: string, group: string, options: PageOptions = {}) {
    const watched = await newPage(running, options);
    const { page } = watched;
    await signIn(page, running.url, username, 'console/users/groups');
    const address = await page.evaluate(async (name) => {
      const answer = await fetch(`/api/v1/users/groups/?name=${encodeURIComponent(name)}`);
      const [first] = await answer.json();
      return `console/users/groups/${first.id}/update`;
    }, group);
    await page.goto(new URL(address, running.url).href);
    await field(page, 'name').waitFor();
    return watched;
  }
  const field = (page: Page, name: string) => page.locator(`#field-${name}`);
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
  it('shows what a save changes before it is sent, by keyboard alone', async () => {
    const { page, problems } = await edit('admin', 'Security');
    await page.getByText('No changes').waitFor();
    expect(await save(page).getAttribute('aria-disabled')).toBe('true');
    await expectAccessible(page, 'a form without changes');
    await field(page, 'name').fill('Security office');
    await page.getByRole('combobox', { name: 'Members' }).fill('auditor');
    await page.getByRole('option', { name: /auditor/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Review 2 changes' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Review changes' });
    await dialog.getByText('Aurelio Ditore (auditor)').waitFor();
    expect(await dialog.getByRole('region', { name: 'Name' }).innerText()).toMatch(
      /Before\s+Security\s+After\s+Security office/,
    );
    await expectAccessible(page, 'what a save changes');
    await page.keyboard.press('Enter');
    await page.getByText(/^Security office saved/).waitFor();
    expect(problems).toEqual([]);
  });
});
