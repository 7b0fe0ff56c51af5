import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { openBrowser } from './browser.ts';
import { closeProfile, openProfile, type Language } from './profiles.ts';
import { buildHandWritten } from './handWrittenConsole.ts';
import { startConsole, type RunningConsole } from './server.ts';

export { expectAccessible, findViolations } from './axe.ts';
export { openBrowser } from './browser.ts';

/** Options of the browser tests that are part of `npm test`. */
export const CORE = { tags: ['core'] };

/** A console that tests use. */
export interface UsedConsole {
  readonly url: string;
  /** A fresh browser profile with a page that records all problems. */
  newPage(options?: PageOptions): Promise<WatchedPage>;
  /**
   * Signs in and waits for the console. The login page has its own tests; here its form is only submitted, which
   * saves two page loads.
   */
  signIn(page: Page, username: string, path?: string): Promise<void>;
  /** Both in turn: a fresh profile with a page of the console. */
  openAs(username: string, path?: string, options?: PageOptions): Promise<WatchedPage>;
  /** The pages of `newPage` and `openAs` alone: the test fails when one of them has had problems at its end. */
  checkedPage(options?: PageOptions): Promise<Page>;
  checkedAs(username: string, path?: string, options?: PageOptions): Promise<Page>;
}

/** A page whose test fails when it has had problems at its end. */
export function checked({ page, problems }: Pick<WatchedPage, 'page' | 'problems'>): Page {
  onTestFinished(() => expect(problems).toEqual([]));
  return page;
}

/**
 * Starts a console with fresh data for the tests of a file or `describe`, and closes it and its pages afterwards.
 *
 * @param args of `npm start`: `--licence valid`
 */
export function freshConsole(...args: readonly string[]): UsedConsole {
  return consoleOf(() => startConsole(args));
}

/** The same with the hand-written files of `test/handWritten`. */
export function handWrittenConsole(...args: readonly string[]): UsedConsole {
  return consoleOf(() => startConsole(args, buildHandWritten()));
}

/** A console that is started in another way, closed with its pages after the tests. */
export function consoleOf(start: () => Promise<RunningConsole>): UsedConsole {
  let running: RunningConsole | undefined;
  const used = consoleAt({
    get url() {
      if (!running) throw new Error('The console stands when the tests run, not before.');
      return running.url;
    },
  });
  beforeAll(async () => {
    [running] = await Promise.all([start(), openBrowser()]);
  });
  afterAll(async () => {
    await Promise.all((lasting.get(used) ?? []).map((context) => closeProfile(context, used.url)));
    await running?.stop();
  });
  return used;
}

/** A console that somebody else starts and stops. */
export function consoleAt(running: { readonly url: string }): UsedConsole {
  const used: UsedConsole = {
    get url() {
      return running.url;
    },
    newPage: (options) => newPage(used, options),
    signIn: (page, username, path) => signIn(page, used.url, username, path),
    async openAs(username, path, options) {
      const watched = await used.newPage(options);
      await used.signIn(watched.page, username, path);
      return watched;
    },
    checkedPage: async (options) => checked(await used.newPage(options)),
    checkedAs: async (...visit) => checked(await used.openAs(...visit)),
  };
  return used;
}

/** Browser profiles that all tests of a console share. */
const lasting = new Map<UsedConsole, BrowserContext[]>();

/** Closes a profile after the test that opened it, or with the console when no test did. */
function closeAfterwards(used: UsedConsole, context: BrowserContext, problems: string[]): void {
  try {
    const { url } = used;
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await printPages(context, problems);
      await closeProfile(context, url);
    });
  } catch {
    lasting.set(used, [...(lasting.get(used) ?? []), context]);
  }
}

/** Prints where a failed test was, what its pages show and what they complained of. */
async function printPages(context: BrowserContext, problems: readonly string[]): Promise<void> {
  for (const page of context.pages()) {
    const shown = await page.locator('body').ariaSnapshot().catch(String);
    console.error(`${page.url()}\n${shown}`);
  }
  if (problems.length > 0) console.error(problems.join('\n'));
}

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly language?: Language;
  readonly dark?: boolean;
  /** A user who has not used the view switcher and sees its hint. */
  readonly newcomer?: boolean;
}

export interface WatchedPage {
  readonly page: Page;
  /** Console errors, uncaught exceptions and policy violations so far. */
  readonly problems: string[];
  /** Addresses of all requested scripts. */
  readonly scripts: string[];
}

/** Ends the session on the server, as if it had expired. The cookie stays: an answer in transit would set it again. */
export async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const answer = await fetch(new URL('/core/auth/logout/', page.url()), {
    headers: { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  expect(answer.ok).toBe(true);
}

/** A telephone held upright. */
export const PHONE = { width: 390, height: 844 } as const;

async function newPage(
  used: UsedConsole,
  { width = 1440, height = 900, language = 'en', dark = false, newcomer = false }: PageOptions = {},
): Promise<WatchedPage> {
  const { context, page } = await openProfile(language, newcomer ? undefined : knowViewSwitcher);
  await Promise.all([
    page.setViewportSize({ width, height }),
    page.emulateMedia({
      // Chromium has kept the print media of a page before.
      media: 'screen',
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      forcedColors: null,
    }),
    context.addCookies([{ name: 'django_language', value: language, url: used.url }]),
  ]);

  const problems: string[] = [];
  const scripts: string[] = [];
  closeAfterwards(used, context, problems);
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // A failed load is only reported with its address.
    const { url } = message.location();
    problems.push(
      message.text().startsWith('Failed to load') ? `${message.text()} ${url}` : message.text(),
    );
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return { page, problems, scripts };
}

/** Stores that the view switcher was used before. */
function knowViewSwitcher(): void {
  const people = ['admin', 'orgadmin', 'auditor', 'alice', 'anneke.brandt'];
  const known = Object.fromEntries(people.map((username) => [username, 'yes']));
  const key = 'gatehouse.viewSwitcherUsed';
  // `about:blank` has no storage.
  if (globalThis.location.protocol.startsWith('http') && !localStorage.getItem(key)) {
    localStorage.setItem(key, JSON.stringify({ version: 1, people: known }));
  }
}

async function signIn(page: Page, url: string, username: string, path = ''): Promise<void> {
  const login = new URL('/core/auth/login/', url).href;
  const form = await (await page.request.get(login)).text();
  const token = /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(form)?.[1];
  if (!token) throw new Error('the login page has no token');
  const answer = await page.request.post(login, {
    form: {
      csrfmiddlewaretoken: token,
      username,
      password: 'gatehouse',
      next: new URL(url).pathname,
    },
  });
  if (!answer.url().startsWith(url)) throw new Error(`the login led to ${answer.url()}`);
  await page.goto(new URL(path, url).href);
  await page.locator('main h1').first().waitFor();
}

/** Waits for the heading of a page. */
export function heading(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

/** Fills in the login page and submits it. */
export async function fillLogin(
  page: Page,
  username: string,
  password = 'gatehouse',
): Promise<void> {
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
}

/** A call that is held back; earlier calls are answered, later ones are not sent yet. */
interface HeldCall {
  /** Resolves when the page has sent it. */
  readonly reached: Promise<void>;
  release(): void;
}

/** Holds back the page's `count`-th POST to an address. */
export async function holdCall(page: Page, path: string, count: number): Promise<HeldCall> {
  let reach = () => {};
  let release = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  let seen = 0;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() === 'POST') seen += 1;
      if (route.request().method() === 'POST' && seen === count) {
        reach();
        await released;
      }
      // The page was left and has aborted its call.
      await route.continue().catch(() => undefined);
    },
  );
  return { reached, release: () => release() };
}
