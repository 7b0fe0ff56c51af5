import type { BrowserContext, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';

export type Language = 'en' | 'zh-hans' | 'ja';

/** A browser profile with its page. */
export interface Profile {
  readonly context: BrowserContext;
  readonly page: Page;
}

interface Kept extends Profile {
  readonly kind: string;
  /** Whether a test put something into it that cannot be taken out again. */
  marked: boolean;
}

const LIMIT_MS = 15_000;
/** Of the console's origin, but answered here: what a profile remembers of it can be removed there. */
const EMPTY_PAGE = '/empty-page-of-tests';
/** Profiles that wait for the next test of this worker. */
const waiting: Kept[] = [];
const known = new WeakMap<BrowserContext, Kept>();

/**
 * A profile that remembers nothing. Its process may have shown the console to an earlier test: code
 * that was read before is not read again, which is half of the work of a page load.
 *
 * @param start runs before every page of it
 */
export async function openProfile(language: Language, start?: () => void): Promise<Profile> {
  const browser = await openBrowser();
  const kind = `${language} ${start?.name ?? ''}`;
  const index = waiting.findIndex(
    (profile) => profile.kind === kind && profile.context.browser() === browser,
  );
  const [again] = index < 0 ? [] : waiting.splice(index, 1);
  if (again) return again;
  const context = await browser.newContext({ locale: language === 'zh-hans' ? 'zh-CN' : language });
  if (start) await context.addInitScript(start);
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  const profile: Kept = { context, page, kind, marked: false };
  for (const part of [page, context]) {
    marks(profile, part, 'addInitScript');
    marks(profile, part, 'exposeFunction');
    marks(profile, part, 'exposeBinding');
    marks(profile, part, 'routeWebSocket');
  }
  marks(profile, context, 'newCDPSession');
  for (const name of ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] as const) {
    marks(profile, page.clock, name);
  }
  known.set(context, profile);
  return profile;
}

/** Calls of this method leave something in the profile for good. */
function marks<Name extends string, Part extends Record<Name, unknown>>(
  profile: Kept,
  part: Part,
  name: Name,
): void {
  const method = part[name];
  if (typeof method !== 'function') return;
  Object.defineProperty(part, name, {
    value: (...args: unknown[]): unknown => {
      profile.marked = true;
      return Reflect.apply(method, part, args);
    },
  });
}

/**
 * Takes a profile back from its test: empties it for the next one, or closes it.
 *
 * @param url address of the console that it has shown
 */
export async function closeProfile(context: BrowserContext, url: string): Promise<void> {
  const profile = known.get(context);
  if (
    !profile ||
    profile.marked ||
    profile.page.isClosed() ||
    !profile.context.browser()?.isConnected()
  ) {
    await context.close();
    return;
  }
  try {
    await empty(profile, url);
    waiting.push(profile);
  } catch {
    await context.close();
  }
}

async function empty({ context, page }: Kept, url: string): Promise<void> {
  forgetListeners(page);
  context.removeAllListeners('page');
  page.setDefaultTimeout(LIMIT_MS);
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  await Promise.all([
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.setExtraHTTPHeaders({}),
    page.setExtraHTTPHeaders({}),
    context.clearPermissions(),
  ]);
  const emptyPage = new URL(EMPTY_PAGE, url).href;
  await page.route(emptyPage, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  // A form that was left half written asks whether one wants to leave.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(emptyPage);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  forgetListeners(page);
  await page.unrouteAll();
  await context.clearCookies();
}

/** What tests listen to; Playwright itself listens to more. */
function forgetListeners(page: Page): void {
  for (const event of ['console', 'pageerror', 'request', 'response', 'dialog', 'popup', 'load']) {
    page.removeAllListeners(event);
  }
}
