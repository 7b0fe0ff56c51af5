import { median, ms, percentile } from './numbers.mjs';

const LIST = 'console/users/users';
const MANY = 100;
const FRAMES_MS = 2000;
/** Time that a person needs from the menu of page sizes to the rows. */
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
 * Does something in the page and waits until it is drawn.
 *
 * @param what `click`: a selector; `choose`: the selector of a select and its new value; `until`: a selector, the
 * number of matches, and a text in the heading
 * @returns the time and the longest task, in milliseconds
 */
function timed(page, what) {
  return page.evaluate(async ({ click, choose, until }) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const tasks = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
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
    const time = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 100));
    observer.disconnect();
    return { time, longest: Math.max(0, ...tasks) };
  }, what);
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
  return opened;
}

const toMany = {
  choose: { selector: 'main select', value: String(MANY) },
  until: { selector: 'tbody tr', count: 30, heading: 'Users' },
};

/** Measures a list with a hundred rows per page. */
export async function measureLists(stage, runs) {
  const clicks = [];
  const switches = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, close } = await openList(stage, 10_000, {});
    const groups = 'nav a[href$="/console/users/groups"]';
    const users = 'nav a[href$="/console/users/users"]';
    const rows = (heading) => ({ selector: 'tbody tr td a', count: 1, heading });
    await timed(page, { click: groups, until: rows('User groups') });
    await timed(page, { click: users, until: rows('Users') });
    clicks.push((await timed(page, { click: groups, until: rows('User groups') })).time);
    await timed(page, { click: users, until: rows('Users') });
    switches.push(await timed(page, toMany));
    await close();
  }
  const wide = await openList(stage, 10_000, {});
  await timed(wide.page, toMany);
  const waits = await interactions(wide.page);
  await wide.close();

  const slow = await openList(stage, 10_000, { cpu: 4 });
  await timed(slow.page, toMany);
  await slow.page.waitForTimeout(REACH_MS);
  const frames = await framesWhileScrolling(slow.page);
  await slow.close();

  const click = median(clicks);
  const change = median(switches.map(({ time }) => time));
  const longest = median(switches.map((one) => one.longest));
  const inp = percentile(waits, 0.75);
  return [
    row('users → groups, click to rows, warm', '484 ms', '≤ 100 ms', ms(click), click > 100),
    row('switch to 100 rows a page', '698 ms', '≤ 200 ms', ms(change), change > 200),
    row('the longest task of it', '445 ms', '≤ 100 ms', ms(longest), longest > 100),
    row('INP, p75, list with 100 rows', '', '≤ 100 ms', ms(inp), inp > 100),
    row(
      'scrolling 100 rows, CPU 4×',
      '36 fps',
      '≥ 55 fps',
      `${Math.round(frames)} fps`,
      frames < 55,
    ),
  ];
}

function row(what, peer, goal, ours, missed = false) {
  return { what, peer, goal, ours, missed };
}
