import { inTurns, percentile } from './numbers.mjs';
import { atLast, metricsOf, pressed, pressText, sharesSince } from './page.mjs';
import { besidePeer } from './rows.mjs';

const TOTAL = 10_000;
const MANY = 100;
const FRAMES_MS = 2000;

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

async function openList(stage, served, options) {
  const opened = await stage.newPage(served, options);
  await serveUsers(opened.page, TOTAL);
  await opened.page.goto(opened.users, { timeout: 120_000 });
  await atLast(opened, { rows: 15 });
  return opened;
}

/** Opens the choice of page sizes, where it is no select of the browser; returns what chooses a hundred rows. */
async function openSizes(opened) {
  const sizes = opened.page.getByRole('combobox', { name: /^Rows per page/ });
  const isSelect = await sizes.evaluate((element) => element instanceof HTMLSelectElement);
  if (!isSelect) await sizes.click();
  if (!isSelect) return () => pressText(opened, '[role=option]', MANY);
  return () =>
    sizes.evaluate((select, size) => {
      window.bench.press();
      select.value = size;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, String(MANY));
}

async function chooseMany(opened) {
  const choose = await openSizes(opened);
  return pressed(opened, choose, { rows: MANY });
}

async function switchOnce(stage, served, options) {
  const opened = await openList(stage, served, options);
  const figures = await chooseMany(opened);
  await opened.close();
  return figures;
}

/** Frames per second while a hundred rows are scrolled, what fills that time, and event timings. */
async function scrollOnce(stage, served, cpu) {
  const opened = await openList(stage, served, { cpu });
  // Scrolling begins when the last row is drawn: what is drawn meanwhile is measured above.
  await chooseMany(opened);
  const before = await metricsOf(opened);
  const frames = await framesWhileScrolling(opened.page);
  const parts = await sharesSince(before, opened, FRAMES_MS);
  await opened.close();
  return { frames, ...parts };
}

async function interactOnce(stage, served) {
  const opened = await openList(stage, served, {});
  await chooseMany(opened);
  const waits = await interactions(opened.page);
  await opened.close();
  return { inp: percentile(waits, 0.75) };
}

/** Measures a list with a hundred rows per page, of both consoles. */
export async function measureLists(stage, runs) {
  const switches = (options) => inTurns(runs, (served) => switchOnce(stage, served, options));
  const plain = await switches({});
  const slow = await switches({ cpu: 4 });
  const inp = await inTurns(1, (served) => interactOnce(stage, served));
  const scrolled = await inTurns(runs, (served) => scrollOnce(stage, served, 4));
  return [
    besidePeer('switch to 100 rows a page', plain, { share: 0.5 }),
    besidePeer('the same, CPU 4× slower', slow, { share: 0.5 }),
    besidePeer('the longest task of the first', plain, {
      figure: 'longest',
      most: 100,
      parts: false,
    }),
    besidePeer('INP, p75, list with 100 rows', inp, { figure: 'inp', most: 50, parts: false }),
    besidePeer('scrolling 100 rows, CPU 4× slower', scrolled, {
      figure: 'frames',
      least: 58,
      tell: (frames) => `${frames.toFixed(1)} fps`,
    }),
  ];
}
