import type { Page } from 'playwright-core';

export const dialog = (page: Page) => page.getByRole('dialog');

export const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();

/** Opens the import of the list that a page shows. */
export async function openImport(page: Page, name = 'Import'): Promise<void> {
  await page.locator(':is(tbody tr, [data-rows] li)').first().waitFor();
  await page.getByRole('button', { name, exact: true }).click();
  await dialog(page).locator('input[type=file]').waitFor({ state: 'attached' });
}

/** Gives a file to the dialog that is open. */
export const chooseFile = (page: Page, content: string | Buffer, name = 'groups.csv') =>
  dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
