import { expect, it } from 'vitest';
import { CORE, expectAccessible } from '../console.ts';
import { exampleConsole, findRow, save } from './example.ts';

const blog = exampleConsole('blog');

it(
  'works through a blog on json-server: plain arrays, no metadata, the total in a header',
  CORE,
  async () => {
    const page = await blog.checkedPage();
    const main = page.getByRole('main');
    const methods = new Set<string>();
    page.on('request', (request) => {
      if (/\/(?:posts|comments|authors)\b/.test(new URL(request.url()).pathname))
        methods.add(request.method());
    });

    await page.goto(`${blog.url}console/authors/create`);
    await main.getByLabel('Name').fill('Kim');
    await save(page);
    await page.waitForURL('**/authors');

    await page.goto(`${blog.url}console/posts/create`);
    await main.getByLabel('Title').fill('A seventeenth');
    await page.getByRole('combobox', { name: 'Author' }).fill('Ki');
    await page.getByRole('option', { name: 'Kim' }).click();
    await save(page);

    // Page and total by json-server's words; the author by its name.
    await page.waitForURL('**/posts');
    await main.getByText(/^1–15 of \d+$/).waitFor();
    const next = page.waitForRequest(/_page=2&_limit=15/);
    await page.getByRole('button', { name: 'Next page' }).click();
    await next;
    await main.getByText(/^16–\d+ of \d+$/).waitFor();
    const sorted = page.waitForRequest(/_sort=title&_order=asc/);
    await main.getByRole('button', { name: /^Title/ }).click();
    await sorted;
    const found = page.waitForRequest(/\bq=A(?:%20|\+)seventeenth/);
    const row = await findRow(page, `${blog.url}console/posts`, 'A seventeenth');
    await found;
    await row.getByText('Kim').waitFor();
    await expectAccessible(page, 'the list of posts');

    await row.getByRole('link', { name: 'A seventeenth', exact: true }).click();
    await page.getByRole('tab', { name: 'Comments' }).click();
    await main.getByText('No comments yet').waitFor();

    // A server without metadata is never asked for it, and a change is a PATCH.
    const kim = await findRow(page, `${blog.url}console/authors`, 'Kim');
    await kim.getByRole('link', { name: 'Update Kim' }).click();
    await main.getByLabel('Name').fill('Kim Ito');
    await save(page);
    await page.waitForURL('**/authors');
    await findRow(page, `${blog.url}console/authors`, 'Kim Ito');
    expect([...methods].toSorted()).toEqual(['GET', 'PATCH', 'POST']);
  },
);
