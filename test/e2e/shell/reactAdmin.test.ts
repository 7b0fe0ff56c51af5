import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstNamed } from '../acts.ts';
import { expectAccessible, handWrittenConsole, CORE } from '../console.ts';

const site = handWrittenConsole();
const DOMAINS = 'console/assets/domains';

/** Texts of the first column, below the title row. */
async function firstColumn(page: Page): Promise<readonly string[]> {
  const cells = await page.locator('main tbody tr td:first-child').allInnerTexts();
  return cells.map((text) => text.trim());
}

describe("a page of react-admin's own components", () => {
  it('lists, sorts and searches on the server', CORE, async () => {
    const page = await site.checkedAs('admin', DOMAINS);
    await expect.poll(() => firstColumn(page)).toHaveLength(5);
    const names = await firstColumn(page);
    expect(names).toEqual(names.toSorted());

    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect.poll(() => firstColumn(page)).toEqual(names.toReversed());
    await page.getByRole('textbox', { name: 'Search' }).fill('Shang');
    await expect.poll(() => firstColumn(page)).toEqual(['Shanghai office']);

    await page.getByRole('link', { name: 'Create' }).click();
    await page.getByRole('heading', { level: 1, name: 'Create domain' }).waitFor();
  });

  it(
    'shows a record, changes a related one, and has what the server refuses at its field',
    CORE,
    async () => {
      const { page, problems } = await site.openAs('admin', DOMAINS);
      await page.getByRole('cell', { name: 'Hamburg data center' }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect.poll(() => heading.innerText()).toBe('Domain Hamburg data center');
      await expect.poll(async () => (await firstColumn(page)).length).toBeGreaterThan(1);
      const [first = '', second = ''] = await firstColumn(page);

      await page.getByRole('cell', { name: first, exact: true }).click();
      const name = page.getByRole('textbox', { name: 'Name' });
      await expect.poll(() => name.inputValue()).toBe(first);
      await name.fill(second);
      await page.getByRole('textbox', { name: 'Comment' }).fill('written by a test');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
      expect(problems.splice(0).join()).toContain('400');
      expect(await page.getByRole('textbox', { name: 'Comment' }).inputValue()).toBe(
        'written by a test',
      );

      await name.fill(`${first}-renamed`);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('cell', { name: `${first}-renamed` }).waitFor();
      await expect.poll(() => heading.innerText()).toBe('Domain Hamburg data center');
      expect(problems).toEqual([]);
    },
  );

  it.each([
    { language: 'en', dark: false, width: 1440, title: 'Domains', create: 'Create' },
    { language: 'zh-hans', dark: true, width: 390, title: '网域', create: '创建' },
    { language: 'ja', dark: true, width: 1440, title: 'ドメイン', create: '作成' },
  ] as const)(
    'speaks $language on $width px without a raw key and without a violation of accessibility rules',
    async ({ language, dark, width, title, create }) => {
      const page = await site.checkedAs('admin', DOMAINS, { language, dark, width });
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
      await page.getByRole('link', { name: create }).waitFor();
      const seen: string[] = [];
      const look = async (what: string) => {
        seen.push(await page.locator('main').innerText());
        await expectAccessible(page, what);
      };
      await expect.poll(() => firstColumn(page)).toHaveLength(5);
      await look('the list');
      await page.locator('main tbody tr').first().locator('td').first().click();
      await page.getByText('cld-gw-1').waitFor();
      await look('the record');
      await page.getByText('cld-gw-1').click();
      await page.getByRole('combobox').last().waitFor();
      await look('the form');
      expect(seen.join('\n')).not.toMatch(/\b(?:ra|resources|fields)\.[a-z]/);
    },
  );
});

describe('a slot of a generic page', CORE, () => {
  it("knows the list, the rows, the record and the form of its place by react-admin's hooks", async () => {
    const page = await site.checkedAs('admin', 'console/assets/labels');
    // Header and column.
    await page.getByText('Labels: 20').waitFor();
    await page.getByText('backup:daily').waitFor();
    await firstNamed(page, 'link', /^Update/).click();
    // Form.
    await page.getByText('backup:daily → backup:daily').waitFor();
    await page.getByRole('textbox', { name: 'Value' }).fill('hourly');
    await page.getByText('backup:daily → backup:hourly').waitFor();
    // Tab.
    await page.goto(`${site.url}console/users/groups`);
    await page.getByRole('link', { name: 'Database team', exact: true }).click();
    await page.locator('.RaLabeled-label').waitFor();
    // Action.
    await page.goto(`${site.url}console/users/users`);
    const row = page.locator('main tbody tr').filter({ hasText: 'bastian.kruger' });
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: '1 selected' }).click();
    await page.getByRole('menuitem', { name: /^Activate/ }).click();
    await page.getByRole('dialog').getByText('Bastian Krüger').waitFor();
  });
});
