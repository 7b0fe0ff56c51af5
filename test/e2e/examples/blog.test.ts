import { expect, it } from 'vitest';
import { CORE, expectAccessible } from '../console.ts';
import { exampleConsole } from './example.ts';

const blog = exampleConsole('blog');

it(
  'works through a blog on json-server: plain arrays, no metadata, the total in a header',
  CORE,
  async () => {
    const page = await blog.checkedPage();
    const main = page.getByRole('main');
    const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
    const methods = new Set<string>();
    page.on('request', (request) => {
      if (/\/(?:posts|comments|authors)\b/.test(new URL(request.url()).pathname))
        methods.add(request.method());
    });

    await page.goto(`${blog.url}console/authors/create`);
    await main.getByLabel('Name').fill('Kim');
    await save();
    await page.getByRole('link', { name: 'Kim', exact: true }).waitFor();

    for (let at = 1; at <= 16; at += 1) {
      const answer = await page.request.post(new URL('/posts', blog.url).href, {
        data: { title: `Note ${String(at).padStart(2, '0')}`, status: 'published' },
      });
      expect(answer.status()).toBe(201);
    }
    await page.goto(`${blog.url}console/posts/create`);
    await main.getByLabel('Title').fill('A seventeenth');
    await page.getByRole('combobox', { name: 'Author' }).fill('Ki');
    await page.getByRole('option', { name: 'Kim' }).click();
    await save();

    // Page and total by json-server's words; the author by its name.
    await main.getByText('1–15 of 17').waitFor();
    const next = page.waitForRequest(/_page=2&_limit=15/);
    await page.getByRole('button', { name: 'Next page' }).click();
    await next;
    await main.getByText('16–17 of 17').waitFor();
    const sorted = page.waitForRequest(/_sort=title&_order=asc/);
    await main.getByRole('button', { name: /^Title/ }).click();
    await sorted;
    const row = page.getByRole('row').filter({ hasText: 'A seventeenth' });
    await row.getByText('Kim').waitFor();
    const found = page.waitForRequest(/\bq=seventeenth/);
    await page.getByRole('combobox', { name: 'Search' }).fill('seventeenth');
    await page.getByRole('combobox', { name: 'Search' }).press('Enter');
    await found;
    await main.getByText('1–1 of 1').waitFor();
    await expectAccessible(page, 'the list of posts');

    await row.getByRole('link', { name: 'A seventeenth', exact: true }).click();
    await page.getByRole('tab', { name: 'Comments' }).click();
    await main.getByText('No comments yet').waitFor();

    // A server without metadata is never asked for it, and a change is a PATCH.
    await page.goto(`${blog.url}console/authors`);
    await page.getByRole('link', { name: 'Update Kim' }).click();
    await main.getByLabel('Name').fill('Kim Ito');
    await save();
    await page.getByRole('link', { name: 'Kim Ito', exact: true }).waitFor();
    expect([...methods].toSorted()).toEqual(['GET', 'PATCH', 'POST']);
  },
);
