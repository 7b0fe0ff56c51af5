import { expect, it } from 'vitest';
import { CORE, expectAccessible } from '../console.ts';
import { exampleConsole, findRow, save } from './example.ts';

const desk = exampleConsole('helpdesk');
/** What the browser itself says of a refusal that the test asks for. */
const REFUSED = /status of 401/;

it('works through a help desk whose API gives a token', CORE, async () => {
  const { page, problems } = await desk.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const main = page.getByRole('main');
  const logIn = async () => {
    await page.getByLabel('Username').fill('mia');
    await page.getByLabel('Password').fill('secret');
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

  // The address stays while somebody signs in.
  await page.goto(`${desk.url}console/customers`);
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  await expectAccessible(page, 'the login page');
  await logIn();
  await main.getByText(/^1–\d+ of \d+$/).waitFor();
  expect(page.url()).toContain('/console/customers');
  expect(await kept()).toContain('token');

  await page.goto(`${desk.url}console/customers/create`);
  await main.getByLabel('Name').fill('Harbour Ltd');
  await main.getByLabel('E-mail').fill('post@harbour.example');
  await save(page);
  await page.waitForURL('**/customers');

  await page.goto(`${desk.url}console/tickets/create`);
  await main.getByLabel('Subject').fill('The lamp flickers');
  await page.getByRole('combobox', { name: 'Customer' }).fill('Harb');
  await page.getByRole('option', { name: 'Harbour Ltd' }).click();
  await save(page);
  await page.waitForURL('**/tickets');
  const row = await findRow(page, `${desk.url}console/tickets`, 'The lamp flickers');
  await row.getByText('Harbour Ltd').waitFor();
  const sorted = page.waitForRequest(/page=1&page_size=15&sort=-?priority/);
  await main.getByRole('button', { name: /^Priority/ }).click();
  await sorted;
  await expectAccessible(page, 'the list of tickets');

  // A token that the server refuses is forgotten, and after logging in the same page is there.
  await page.reload();
  await row.waitFor();
  await page.route(/\/api\/tickets/, (route) => route.fulfill({ status: 401, json: {} }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('button', { name: 'Re-login' }).click();
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  expect(await kept()).not.toContain('gatehouse.token');
  await logIn();
  await row.waitFor();

  await page.getByRole('button', { name: 'Anybody' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  expect(await kept()).not.toContain('gatehouse.token');
  // The document has pages with numbers, and nothing is asked for otherwise.
  expect(asked.filter((url) => /\/api\/.*[?&](?:offset|limit)=/.test(url))).toEqual([]);
  expect(problems.filter((problem) => !REFUSED.test(problem))).toEqual([]);
});
