import type { BrowserContext, Page, Request } from 'playwright-core';
import { FRAME_LIMIT_MS, WAIT_LIMIT_MS } from '../limits.mjs';

/** What a page has asked for. */
interface Traffic {
  /** Number of requests so far. */
  begun: number;
  /** Requests without an end, with their numbers. */
  readonly open: Map<Request, number>;
  /** Number of the request for the document. */
  document: number;
}

const traffic = new WeakMap<Page, Traffic>();
/** So often in a row nothing new may have been asked for: an answer leads to the next request within one turn. */
const QUIET_TURNS = 3;

/** Follows the requests and timers of all pages of a profile, for `atRest`. */
export async function followWork(context: BrowserContext): Promise<void> {
  await context.addInitScript(followTimers);
  context.on('request', (request) => {
    const page = pageOf(request);
    if (!page) return;
    const seen = traffic.get(page) ?? follow(page);
    seen.begun += 1;
    seen.open.set(request, seen.begun);
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isDocument) seen.document = seen.begun;
  });
  const end = (request: Request) => {
    const page = pageOf(request);
    if (page) traffic.get(page)?.open.delete(request);
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
}

function follow(page: Page): Traffic {
  const seen: Traffic = { begun: 0, open: new Map(), document: 0 };
  traffic.set(page, seen);
  // Not every request of a document that is left has an end of its own.
  page.on('domcontentloaded', () => {
    for (const [request, number] of seen.open) {
      if (number < seen.document) seen.open.delete(request);
    }
  });
  return seen;
}

/** Undefined for a worker, and for a window that is just being opened. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}

/**
 * Runs in the page before its scripts: keeps the timers that are soon to fire. React shows a part that was loaded up to
 * 300 ms later, and what is typed is used after up to 500 ms. Timers of more than a second ask again and again.
 */
function followTimers(): void {
  const SOON_MS = 600;
  const soon = new Set<number>();
  const { setTimeout: begin, clearTimeout: cancel } = window;
  const follow = (handler: TimerHandler, ms = 0, ...args: unknown[]): number => {
    if (typeof handler !== 'function' || ms > SOON_MS) return begin(handler, ms, ...args);
    const timer = begin(() => {
      soon.delete(timer);
      handler(...args);
    }, ms);
    soon.add(timer);
    return timer;
  };
  Reflect.set(window, 'setTimeout', follow);
  Reflect.set(window, 'clearTimeout', (timer?: number) => {
    if (timer !== undefined) soon.delete(timer);
    cancel(timer);
  });
  Reflect.set(window, 'timersOfTests', soon);
}

/**
 * Waits until a page has done all that it does by itself: nothing it asked for is without an answer, nothing on it is
 * loading, no timer is soon to fire, it has drawn what came and has nothing left to do, and in that time has asked for
 * nothing new. A timer of more than 600 ms is not waited for: wait for what it brings.
 *
 * @throws after the limit, with the addresses that were not answered
 */
export async function atRest(page: Page): Promise<void> {
  const end = Date.now() + WAIT_LIMIT_MS;
  let quiet = 0;
  let before = -1;
  while (quiet < QUIET_TURNS) {
    const loading = await page.evaluate(turn, FRAME_LIMIT_MS).catch(whileLeft);
    // A request that a test answers is told of by the browser's own process, a moment later than the page's answer.
    await page.context().cookies(page.url());
    const { begun, open } = traffic.get(page) ?? { begun: 0, open: new Map<Request, number>() };
    quiet = loading === '' && open.size === 0 && begun === before ? quiet + 1 : 0;
    before = begun;
    if (Date.now() < end) continue;
    const waiting = [...open.keys()].map((request) => `${request.method()} ${request.url()}`);
    throw new Error(`${page.url()} does not come to rest: ${[...waiting, loading].join('\n')}`);
  }
}

/** The page has been left for another one meanwhile. */
function whileLeft(error: unknown): string {
  if (!/navigat|context|destroyed/i.test(String(error))) throw error;
  return 'another page';
}

/** Runs in the page: lets it draw and work, and gives what is loading on it. */
async function turn(limitMs: number): Promise<string> {
  await document.fonts.ready;
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    setTimeout(resolve, limitMs);
  });
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: limitMs }));
  if (document.readyState !== 'complete') return 'the document';
  const timers: Set<number> | undefined = Reflect.get(window, 'timersOfTests');
  if (timers && timers.size > 0) return 'a timer';
  const busy = [
    ...document.querySelectorAll('[aria-busy=true], [data-skeleton], .MuiSkeleton-root'),
  ];
  return busy.find((element) => element.checkVisibility())?.outerHTML.slice(0, 200) ?? '';
}
