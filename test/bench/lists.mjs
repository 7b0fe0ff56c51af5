import { mediansOf, percentile, repeated } from './numbers.mjs';
import { metricsOf, shares } from './loads.mjs';
import { fourTimesSlower } from './machine.mjs';
import { besidePeer, besideSlowedPeer, partsOf, row, timeRow } from './rows.mjs';

const LIST = 'console/users/users';
const MANY = 100;
const FRAMES_MS = 2000;
const REPORTED_MS = 100;
/** Time that a user needs from the menu of page sizes to the rows. */
const REACH_MS = 1000;

/** Answers the users list with generated users, made from the first real one. */
async function serveUsers(page, total) {
  await page.route('**/api/v1/users/users/?*', async (route) => {
    const url = new URL(route.request().url());
    if (route.request().method() !== 'GET') return route.fallback();
    const size = Number(url.searchParams.get('limit') ?? 15);
    const offset = Number(url.searchParams.get('offset') ?? 0);
    url.searchParams.set('limit', '1');
    url.searchParams.set('offset', '0');
    const response = await route.fetch({ url: url.href });
    const { results } = await response.json();
    const length = Math.max(0, Math.min(size, total - offset));
    const users = Array.from({ length }, (_, index) => ({
      ...results[0],
      id: `00000000-0000-4000-8000-${String(offset + index).padStart(12, '0')}`,
      name: `Person ${offset + index}`,
      username: `person${offset + index}`,
    }));
    return route.fulfill({
      response,
      json: { count: total, next: null, previous: null, results: users },
    });
  });
}

/**
 * Does something in the page and waits until it is drawn. `longestTask` tells afterwards how long it was busy at once.
 *
 * @param what `click`: a selector; `choose`: the selector of a select and its new value; `until`: a selector, the
 * number of matches, and a text in the heading
 * @returns milliseconds
 */
function timed(page, what) {
  return page.evaluate(async ({ click, choose, until }) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    window.benchTasks = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.benchTasks.push(entry.duration);
    });
    observer.observe({ type: 'longtask' });
    const isReady = () =>
      document.querySelectorAll(until.selector).length >= until.count &&
      document.querySelector('main h1')?.textContent.includes(until.heading);
    const start = performance.now();
    if (click) document.querySelector(click).click();
    if (choose) {
      const select = document.querySelector(choose.selector);
      const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value');
      set.call(select, choose.value);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    while (!isReady()) await frame();
    return performance.now() - start;
  }, what);
}

/** The longest task since `timed` began, in milliseconds; the browser reports tasks a little later. */
async function longestTask(page) {
  await page.waitForTimeout(REPORTED_MS);
  return page.evaluate(() => Math.max(0, ...window.benchTasks));
}

/** Scrolls the rows for some seconds and counts frames. */
function framesWhileScrolling(page) {
  return page.evaluate(async (duration) => {
    let box = document.querySelector('tbody');
    while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
    const scroller = box ?? document.scrollingElement;
    const start = performance.now();
    let frames = 0;
    let way = 40;
    while (performance.now() - start < duration) {
      scroller.scrollTop += way;
      const atEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
      if (atEnd || scroller.scrollTop === 0) way = -way;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      frames += 1;
    }
    return (frames * 1000) / (performance.now() - start);
  }, FRAMES_MS);
}

/** Selects rows and moves through the table by keyboard; returns the browser's event timings. */
async function interactions(page) {
  await page.evaluate(() => {
    window.benchEvents = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.interactionId) window.benchEvents.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  const boxes = page.locator('tbody input[type=checkbox]');
  for (let index = 0; index < 20; index += 1) {
    await boxes.nth(index).click();
    await page.keyboard.press('Tab');
  }
  await page.waitForTimeout(300);
  const seen = await page.evaluate(() => window.benchEvents);
  // Shorter events are not reported and count with the threshold.
  return [...seen, ...Array.from({ length: Math.max(0, 40 - seen.length) }, () => 16)];
}

async function openList(stage, total, options) {
  const opened = await stage.newPage(options);
  await serveUsers(opened.page, total);
  await opened.page.goto(new URL(LIST, stage.url).href, { timeout: 120_000 });
  await opened.page.locator('tbody tr td a').first().waitFor();
  await opened.page.waitForLoadState('networkidle');
  await opened.page.locator('main select').first().waitFor();
  return opened;
}

const toMany = {
  choose: { selector: 'main select', value: String(MANY) },
  until: { selector: 'tbody tr', count: 30, heading: 'Users' },
};

/** All rows of the page, in a table that draws what is in view first. */
const toAll = { ...toMany, until: { ...toMany.until, count: MANY } };

async function switches(stage, runs, options, what) {
  const found = await repeated(runs, async () => {
    const { page, devtools, close } = await openList(stage, 10_000, options);
    await devtools.send('Performance.enable');
    const before = await metricsOf(devtools);
    const time = await timed(page, what);
    const parts = shares(before, await metricsOf(devtools), time);
    const longest = await longestTask(page);
    await close();
    return { time, ...parts, longest };
  });
  return mediansOf(found);
}

/**
 * Frames per second while the rows are scrolled, and what fills that time.
 *
 * @param {number} cpu how many times it is slowed
 */
async function scrolled(stage, runs, total, cpu) {
  const found = await repeated(runs, async () => {
    const { page, devtools, close } = await openList(stage, total, { cpu });
    // Scrolling begins when the last row is drawn: what is drawn meanwhile is measured above.
    await timed(page, toAll);
    await page.waitForTimeout(REACH_MS);
    await devtools.send('Performance.enable');
    const before = await metricsOf(devtools);
    const frames = await framesWhileScrolling(page);
    const parts = shares(before, await metricsOf(devtools), FRAMES_MS);
    await close();
    return { frames, ...parts };
  });
  return mediansOf(found);
}

/**
 * Measures a list with a hundred rows per page.
 *
 * @param {number | undefined} slowness as of `judged`
 */
export async function measureLists(stage, runs, slowness) {
  const cpu = fourTimesSlower(slowness);
  const view = await switches(stage, runs, {}, toMany);
  const all = await switches(stage, runs, {}, toAll);
  const slowView = await switches(stage, runs, { cpu }, toMany);
  const slowAll = await switches(stage, runs, { cpu }, toAll);
  const wide = await openList(stage, 10_000, {});
  await timed(wide.page, toMany);
  const waits = await interactions(wide.page);
  await wide.close();
  const inp = percentile(waits, 0.75);
  const moderate = await scrolled(stage, runs, MANY, cpu);
  const long = await scrolled(stage, runs, 10_000, cpu);
  return [
    besidePeer('switch to 100 rows a page: in view', view, 374, 0.28),
    besidePeer('the same: all in the page', all, 374, 1),
    besideSlowedPeer('the same, CPU 4× slower: in view', slowView, 1168, 0.25),
    besideSlowedPeer('the same: all in the page', slowAll, 1168, 0.7),
    timeRow('the longest task of it', { time: view.longest }, 100),
    timeRow('INP, p75, list with 100 rows', { time: inp }, 50),
    fps('scrolling 100 rows, CPU 4× slower', '52 fps', moderate),
    fps('the same of 10,000 rows', '', long),
  ];
}

function fps(what, peer, found) {
  return row(
    what,
    peer,
    '≥ 57 fps',
    `${found.frames.toFixed(1)} fps`,
    found.frames < 57,
    partsOf(found),
  );
}
