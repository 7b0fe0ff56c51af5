import { expect, it } from 'vitest';
import { CORE, expectAccessible } from '../console.ts';
import { exampleConsole, findRow, save } from './example.ts';

/** What the browser itself says of an answer that the test asks for. */
const REFUSED = /status of 400/;
const shop = exampleConsole('bookshop');

it(
  'works through a shop on Django REST framework, from a publisher to a sold book',
  CORE,
  async () => {
    const { page, problems } = await shop.newPage();
    const field = (name: string) => page.getByRole('main').getByLabel(name);
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' || request.method() === 'PUT')
        sent.push(request.postDataJSON());
    });

    // Nobody signs in, and what the server has no words for is not there.
    await page.goto(shop.url);
    await page.getByRole('heading', { name: 'Books' }).waitFor();
    // The logo is a file of the project.
    const logo = page.locator('a > img[src*="/assets/logo-"]');
    await logo.waitFor();
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await page.locator('link[rel="icon"][href*="/assets/logo-"]').count()).toBe(1);
    for (const name of ['Messages', 'Import', 'Log out'])
      expect(await page.getByRole('button', { name }).count()).toBe(0);

    await page.goto(`${shop.url}console/publishers/create`);
    await field('Name').fill('Harbour Press');
    await save(page);
    await page.waitForURL('**/publishers');
    for (const name of ['Ada North', 'Bo West']) {
      await page.goto(`${shop.url}console/authors/create`);
      await field('Name').fill(name);
      await save(page);
      await page.waitForURL('**/authors');
    }

    // A refusal stands at its field; what nobody touched is not sent.
    await page.goto(`${shop.url}console/books/create`);
    await field('Title').fill('Tides');
    await field('ISBN').fill('9780000000017');
    await page.getByRole('combobox', { name: 'Publisher' }).fill('Harb');
    await page.getByRole('option', { name: 'Harbour Press' }).click();
    for (const name of ['Ada North', 'Bo West']) {
      await page.getByRole('combobox', { name: 'Authors' }).fill(name);
      await page.getByRole('option', { name }).click();
    }
    await field('Price').fill('9.5');
    await save(page);
    await page.waitForURL('**/books');
    expect(sent.at(-1)).toEqual({
      title: 'Tides',
      isbn: '9780000000017',
      publisher: expect.any(String),
      authors: [expect.any(String), expect.any(String)],
      price: '9.5',
      in_print: true,
    });

    await page.goto(`${shop.url}console/books/create`);
    await field('Title').fill('Tides again');
    await field('ISBN').fill('9780000000017');
    await page.getByRole('combobox', { name: 'Publisher' }).fill('Harb');
    await page.getByRole('option', { name: 'Harbour Press' }).click();
    await field('Price').fill('12.00');
    await save(page);
    await expect.poll(() => field('ISBN').getAttribute('aria-invalid')).toBe('true');
    await field('ISBN').fill('9780000000024');
    await save(page);

    // A list names what its rows only refer to, and sorts by the server's word for it.
    await page.waitForURL('**/books');
    const row = await findRow(page, `${shop.url}console/books`, 'Tides');
    await expect.poll(() => row.textContent()).toContain('Harbour Press');
    const asked = page.waitForRequest(/ordering=-?price/);
    await page.getByRole('button', { name: /^Price/ }).click();
    await asked;
    await expectAccessible(page, 'the list of books');

    // Saved as text, with its digits.
    await page.getByRole('link', { name: 'Tides', exact: true }).click();
    await page.getByRole('main').getByText('9.50').first().waitFor();
    expect(problems.filter((problem) => !REFUSED.test(problem))).toEqual([]);
  },
);
