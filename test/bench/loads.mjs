import { median, ms } from './numbers.mjs';

const LIST = 'console/users/users';
const FIRST_ROW = 'tbody tr[data-row], tbody tr td a';

/** Records long tasks and layout shifts from the start. */
function watch() {
  window.benchTasks = [];
  window.benchShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.benchTasks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.hadRecentInput) window.benchShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function loadOnce(stage, options) {
  const { page, devtools, close } = await stage.newPage(options);
  await page.addInitScript(watch);
  await page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return;
      window.benchFirstRow = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, FIRST_ROW);
  await page.goto(new URL(LIST, stage.url).href, { waitUntil: 'commit', timeout: 120_000 });
  await page.waitForFunction(() => window.benchFirstRow, undefined, { timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  const found = await page.evaluate(() => ({
    firstRow: window.benchFirstRow,
    /** Total blocking time: the part of each long task beyond 50 ms. */
    blocking: window.benchTasks.reduce((sum, time) => sum + Math.max(0, time - 50), 0),
    shift: window.benchShift,
  }));
  const { JSHeapUsedSize: heap } = Object.fromEntries(
    (
      await devtools.send('Performance.enable').then(() => devtools.send('Performance.getMetrics'))
    ).metrics.map(({ name, value }) => [name, value]),
  );
  await close();
  return { ...found, heap };
}

async function loads(stage, runs, options) {
  const found = [];
  for (let run = 0; run < runs; run += 1) found.push(await loadOnce(stage, options));
  const middle = (pick) => median(found.map(pick));
  return {
    firstRow: middle(({ firstRow }) => firstRow),
    blocking: middle(({ blocking }) => blocking),
    shift: middle(({ shift }) => shift),
    heap: middle(({ heap }) => heap),
  };
}

/** Measures the time until the first row of the users list. */
export async function measureLoads(stage, runs) {
  await loadOnce(stage, {});
  const plain = await loads(stage, runs, {});
  const first = await loads(stage, runs, { firstVisit: true });
  const slow = await loads(stage, runs, { cpu: 4 });
  const far = await loads(stage, Math.min(runs, 3), { slowNetwork: true });
  return [
    row(
      'cold load to the first row of the users list',
      '1.00',
      '≤ 0.50 of the peer',
      ms(plain.firstRow),
    ),
    row('the same, first visit ever', '1.00', '≤ 0.40 of the peer', ms(first.firstRow)),
    row('the same, CPU 4× slower', '1.00', '≤ 0.45 of the peer', ms(slow.firstRow)),
    row('the same on fast 3G', '9900 ms', '≤ 2475 ms', ms(far.firstRow), far.firstRow > 2475),
    row(
      'main thread blocked, CPU 4×',
      '2700 ms',
      '≤ 600 ms',
      ms(slow.blocking),
      slow.blocking > 600,
    ),
    row('layout shift', '0.06', '< 0.01', plain.shift.toFixed(4), plain.shift >= 0.01),
    row('heap after the load', '24.7 MB', '', `${(plain.heap / 1e6).toFixed(1)} MB`),
  ];
}

function row(what, peer, goal, ours, missed = false) {
  return { what, peer, goal, ours, missed };
}
