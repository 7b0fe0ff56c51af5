import type { BrowserContext, Page } from 'playwright-core';
import { WAIT_LIMIT_MS } from '../limits.mjs';
import { followWork } from './atRest.ts';
import { openBrowser } from './browser.ts';

export type Language = 'en' | 'zh-hans' | 'ja';

/** A browser profile with its page. */
interface Profile {
  readonly context: BrowserContext;
  readonly page: Page;
}

interface Kept extends Profile {
  readonly kind: string;
  /** Whether a test changed it in a way that cannot be undone. */
  marked: boolean;
}

/** A page of the console's origin that is answered here, to clear the profile's storage. */
const EMPTY_PAGE = '/empty-page-of-tests';
/** Profiles for the next tests of this worker. */
const waiting: Kept[] = [];
const known = new WeakMap<BrowserContext, Kept>();

/**
 * An empty profile. Its process may have run the console before: compiled code is reused, which saves half of a
 * page load.
 *
 * @param start runs before every page
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
  context.setDefaultTimeout(WAIT_LIMIT_MS);
  await followWork(context);
  const page = await context.newPage();
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

/** Wraps methods that change the profile permanently. */
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
 * Clears a profile for the next test, or closes it.
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
  // A form with changes asks before it is left.
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

/** Removes the listeners of tests; Playwright has its own. */
function forgetListeners(page: Page): void {
  for (const event of ['console', 'pageerror', 'request', 'response', 'dialog', 'popup', 'load']) {
    page.removeAllListeners(event);
  }
}
