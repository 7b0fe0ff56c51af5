import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { findChromium } from './chromium.mjs';

/** How long `npm start` may take to show its address when the console is already built. */
const START_LIMIT_MS = 60_000;
const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface RunningConsole {
  /** Address of the console with its base path: `http://127.0.0.1:1234/ui/`. */
  readonly url: string;
  /** What the process printed so far. */
  output(): string;
  /** Stops it as a person does (Ctrl-C) and gives its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the sandbox as `npm start` does, on a free port, with its own fresh data. */
export function startConsole(args: readonly string[] = []): Promise<RunningConsole> {
  const { NODE_ENV: _ofTheTestRunner, ...env } = process.env;
  const child = spawn('node', ['dist/bin/start.mjs', '--port', '0', ...args], {
    stdio: 'pipe',
    env,
  });
  process.once('exit', () => child.kill('SIGKILL'));
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return new Promise((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new Error(`no address after ${START_LIMIT_MS} ms:\n${output}`)),
      START_LIMIT_MS,
    );
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /http:\/\/[^\s]+\/ui\//.exec(output)?.[0];
      if (!url || !output.includes('Ctrl+C')) return;
      clearTimeout(limit);
      resolve({
        url,
        output: () => output,
        stop: () => {
          child.kill('SIGINT');
          return exited;
        },
      });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void exited.then((code) => reject(new Error(`stopped with ${code}:\n${output}`)));
  });
}

export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is needed: set GATEHOUSE_CHROMIUM to its path');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly language?: 'en' | 'zh-hans' | 'ja';
  readonly dark?: boolean;
  /** Somebody who has not used the view switcher yet and is told of it. */
  readonly newcomer?: boolean;
}

export interface WatchedPage {
  readonly page: Page;
  /** Errors of the console, uncaught exceptions and policy violations so far. */
  readonly problems: string[];
  /** Addresses of every script that was requested. */
  readonly scripts: string[];
}

/**
 * Ends the session on the server, as its time does. The cookie stays: cleared, it would come back
 * with the answer of a call that was under way.
 */
export async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const answer = await fetch(new URL('/core/auth/logout/', page.url()), {
    headers: { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  expect(answer.ok).toBe(true);
}

/** A fresh browser profile with one page that remembers everything that went wrong in it. */
export async function newPage(
  browser: Browser,
  console: RunningConsole,
  { width = 1440, height = 900, language = 'en', dark = false, newcomer = false }: PageOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: language === 'zh-hans' ? 'zh-CN' : language,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'django_language', value: language, url: console.url }]);
  if (!newcomer) await context.addInitScript(knowViewSwitcher);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const problems: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // What failed to load is told by its address alone.
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

/** As the console remembers it of people who have used the view switcher before. */
function knowViewSwitcher(): void {
  const people = ['admin', 'orgadmin', 'auditor', 'alice', 'anneke.brandt'];
  const known = Object.fromEntries(people.map((username) => [username, 'yes']));
  const key = 'gatehouse.viewSwitcherUsed';
  // Pages of nobody have no storage.
  if (globalThis.location.protocol.startsWith('http') && !localStorage.getItem(key)) {
    localStorage.setItem(key, JSON.stringify({ version: 1, people: known }));
  }
}

/**
 * Signs in and waits until the console stands. The login page is walked by the tests of it; here
 * its form is only sent, which spares every other test two page loads.
 */
export async function signIn(page: Page, url: string, username: string, path = ''): Promise<void> {
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

/** A call that waits: everything before it has been answered, nothing after it has been sent. */
export interface HeldCall {
  /** Settles when the page has sent it. */
  readonly reached: Promise<void>;
  release(): void;
}

/** Holds the page's `count`-th POST to an address, so that a test can do something meanwhile. */
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
      // A page that was left meanwhile has given its call up.
      await route.continue().catch(() => undefined);
    },
  );
  return { reached, release: () => release() };
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** No violation of any impact by WCAG 2.2 A and AA rules and axe's best practices. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await findViolations(page), `axe on ${what}`).toEqual([]);
}

/** What axe finds on a page, each with its first places. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe');
    const result = await axe.run(document, { resultTypes: ['violations'] });
    const found: string[] = result.violations.map(
      (violation: {
        id: string;
        help: string;
        nodes: { html: string; failureSummary: string }[];
      }) =>
        `${violation.id}: ${violation.help}\n  ${violation.nodes
          .slice(0, 3)
          .map((node) => `${node.html.slice(0, 200)} — ${node.failureSummary}`)
          .join('\n  ')}`,
    );
    return found;
  });
}
