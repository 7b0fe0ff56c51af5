import type { Download, Locator, Page } from 'playwright-core';

/** What a user does on a page, and what tests ask of it, in more than one file. */

type Scope = Page | Locator;

/** A button with this name and no other. */
export const button = (scope: Scope, name: string): Locator =>
  scope.getByRole('button', { name, exact: true });

export const tab = (scope: Scope, name: string): Locator =>
  scope.getByRole('tab', { name, exact: true });

/** The first element of a role with this name. */
export const firstNamed = (
  scope: Scope,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
): Locator => scope.getByRole(role, { name }).first();

/** Waits for a text that may stand in several places. */
export const waitForText = (scope: Scope, text: string | RegExp): Promise<void> =>
  scope.getByText(text).first().waitFor();

/** Picks the first option with this name in a field of a form. */
export async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
  await page.keyboard.press('Escape');
}

/** Answers the question that is open. */
export const confirm = (page: Page, answer: string | RegExp): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: answer }).click();

/** The page that an act opens beside this one. */
export async function openedBy(page: Page, act: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), act()]);
  return opened;
}

/** The file that an act brings. */
export async function downloadedBy(page: Page, act: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return download;
}

/** How much wider a page is than its window, in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

/** Whether the focus is on the page, after what had it is gone or disabled (WCAG 2.2, criterion 2.4.3). */
export const isFocusOnPage = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(document.activeElement?.closest('main')));

interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Its body, and the value that it has as JSON. */
  readonly text: string;
  json(): unknown;
}

/** Notes what is read from each request of a page from now on; `undefined` is not noted. */
export function noteRequests<Note>(
  page: Page,
  read: (request: SentRequest) => Note | undefined,
): Note[] {
  const notes: Note[] = [];
  page.on('request', (request) => {
    const url = request.url();
    const { pathname, searchParams } = new URL(url);
    const text = request.postData() ?? '';
    const note = read({
      method: request.method(),
      url,
      path: pathname,
      query: searchParams,
      text,
      json: () => request.postDataJSON(),
    });
    if (note !== undefined) notes.push(note);
  });
  return notes;
}

/** Changes what the server answers at an address. */
export const changeAnswer = <Body extends object>(
  page: Page,
  address: string,
  change: (body: Body) => object,
) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    const body: Body = await response.json();
    await route.fulfill({ response, json: { ...body, ...change(body) } });
  });

/** Takes a permission from the user of a page. */
export const withoutPermission = (page: Page, permission: string) =>
  changeAnswer<{ readonly perms: readonly string[] }>(
    page,
    '**/api/v1/users/profile/',
    ({ perms }) => ({ perms: perms.filter((name) => name !== permission) }),
  );
