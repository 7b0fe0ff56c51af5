import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, freshConsole } from '../console.ts';

describe('the question before a record is deleted', () => {
  const running = freshConsole();

  async function askToDelete(page: Page, name: string) {
    await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    return page.getByRole('alertdialog');
  }

  it('says what hangs on the record', async () => {
    const page = await running.checkedAs('admin', 'console/users/groups');
    const asked = await askToDelete(page, 'External contractors');
    await asked.getByText('13 members lose what this group grants').waitFor();
    await expectAccessible(page, 'a question with what else is affected');
  });

  it('counts by the lists of others', async () => {
    const page = await running.checkedAs('admin', 'console/assets/assets?search=cld-ci-02');
    const asked = await askToDelete(page, 'cld-ci-02');
    await expect
      .poll(() => asked.getByRole('listitem').allTextContents())
      .toEqual(['2 asset permissions', '2 accounts']);
  });

  it('goes on when they cannot be counted', async () => {
    const { page } = await running.openAs('admin', 'console/assets/assets?search=cld-ci-02');
    await page.route('**/perms/asset-permissions/**', (route) => route.abort());
    const asked = await askToDelete(page, 'cld-ci-02');
    await asked.getByText('What else is affected could not be counted.').waitFor();
    expect(await asked.getByRole('button', { name: 'Delete' }).isEnabled()).toBe(true);
  });
});
