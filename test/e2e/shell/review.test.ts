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
  const read = (page: Page, group: string) =>
    page.evaluate(async (name) => {
      const answer = await fetch(`/api/v1/users/groups/?name=${encodeURIComponent(name)}`);
      const [first] = await answer.json();
      return { name: first?.name, comment: first?.comment };
    }, group);

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

  it.each([
    ['zh-hans', '查看 1 项更改', '查看更改'],
    ['ja', '1 件の変更を確認', '変更内容の確認'],
  ] as const)('shows it on a telephone, in %s', async (language, button, title) => {
    const { page } = await edit('admin', 'Web shop', {
      language,
      width: 390,
      height: 844,
      dark: true,
    });
    await field(page, 'comment').fill('x');
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog', { name: title }).getByText('x', { exact: true }).waitFor();
    await expectAccessible(page, `what a save changes, in ${language}`);
    const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
    expect(await page.evaluate(fits)).toBe(true);
  });

  it('keeps the work of two people: each chooses field by field what both have changed', async () => {
    const [mine, theirs] = await Promise.all([
      edit('admin', 'Service desk'),
      edit('orgadmin', 'Service desk', { width: 390, height: 844 }),
    ]);
    await field(mine.page, 'name').fill('Help desk');
    await field(mine.page, 'comment').fill('Written by the first');
    await field(theirs.page, 'name').fill('Service point');
    await field(theirs.page, 'comment').fill('Written by the second');
    await save(mine.page).click();
    await mine.page.getByText(/^Help desk saved/).waitFor();

    await save(theirs.page).click();
    const question = theirs.page.getByRole('alertdialog');
    await question.getByText('Written by the first').waitFor();
    const choice = (name: string) => question.getByRole('radiogroup', { name });
    expect(await choice('Name').innerText()).toMatch(/Yours: Service point\s+Theirs: Help desk/);
    await expectAccessible(theirs.page, 'a record that two people have changed');
    await choice('Name')
      .getByRole('radio', { name: /^Theirs/ })
      .check();
    await question.getByRole('button', { name: 'Save selected values' }).click();
    await theirs.page.getByText(/^Help desk saved/).waitFor();
    expect(await read(theirs.page, 'Help desk')).toEqual({
      name: 'Help desk',
      comment: 'Written by the second',
    });
    expect([mine.problems, theirs.problems]).toEqual([[], []]);
  });
});
