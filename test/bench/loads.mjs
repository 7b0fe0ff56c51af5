import { median, mediansOf, ms, repeated } from './numbers.mjs';
import { fourTimesSlower } from './machine.mjs';
import { besidePeer, besideSlowedPeer, partsOf, row, timeRow } from './rows.mjs';

const LIST = 'console/users/users';
const FIRST_ROW = 'tbody tr[data-row], tbody tr td a';
const LOAD_LIMIT_MS = 120_000;

/** Records long tasks and layout shifts from the start. */
function watch(selector) {
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
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    window.benchFirstRow = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** What the renderer has done so far, in milliseconds and bytes. */
export async function metricsOf(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  return {
    script: of.ScriptDuration * 1000,
    layout: (of.LayoutDuration + of.RecalcStyleDuration) * 1000,
    busy: of.TaskDuration * 1000,
    heap: of.JSHeapUsedSize,
  };
}

/**
 * Where the time between two moments went, in milliseconds; what is no work is waiting.
 *
 * @param {number} [network] time in which something was loading
 */
export function shares(before, after, time, network) {
  const script = after.script - before.script;
  const layout = after.layout - before.layout;
  const other = Math.max(0, after.busy - before.busy - script - layout);
  const waiting = Math.max(0, time - script - layout - other);
  return { script, layout, other, waiting, ...(network !== undefined && { network }) };
}

/** Counts requests and bytes on the wire, also by kind, and the time in which at least one request was under way. */
async function watchNetwork(devtools) {
  await devtools.send('Network.enable');
  const seen = { requests: 0, bytes: 0, spans: [], kinds: new Map() };
  const begun = new Map();
  const add = (kind, requests, bytes) => {
    const before = seen.kinds.get(kind) ?? { requests: 0, bytes: 0 };
    const sums = { requests: before.requests + requests, bytes: before.bytes + bytes };
    seen.kinds.set(kind, sums);
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, type = 'Other' }) => {
    const kind = type.toLowerCase();
    seen.requests += 1;
    add(kind, 1, 0);
    begun.set(requestId, { start: timestamp * 1000, kind });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    seen.bytes += encodedDataLength;
    const request = begun.get(requestId);
    if (!request) return;
    add(request.kind, 0, encodedDataLength);
    seen.spans.push([request.start, timestamp * 1000]);
  });
  return seen;
}

/** Milliseconds of the first `time` after the first request in which something was loading. */
function loadingTime(spans, time) {
  const sorted = spans.toSorted(([one], [other]) => one - other);
  const begin = sorted[0]?.[0] ?? 0;
  let [sum, reached] = [0, begin];
  for (const [start, end] of sorted) {
    const from = Math.max(start, reached);
    const to = Math.min(end, begin + time);
    if (to > from) sum += to - from;
    reached = Math.max(reached, to);
  }
  return sum;
}

async function loadOnce(stage, { warm = false, ...options }) {
  const { page, devtools, close } = await stage.newPage(options);
  await page.addInitScript(watch, FIRST_ROW);
  const address = new URL(LIST, stage.url).href;
  const load = async () => {
    await page.goto(address, { waitUntil: 'commit', timeout: LOAD_LIMIT_MS });
    await page.waitForFunction(() => window.benchFirstRow, undefined, { timeout: LOAD_LIMIT_MS });
  };
  if (warm) {
    await load();
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
  }
  await devtools.send('Performance.enable');
  const network = await watchNetwork(devtools);
  const before = await metricsOf(devtools);
  await load();
  const after = await metricsOf(devtools);
  await page.waitForLoadState('networkidle');
  const found = await page.evaluate(() => ({
    firstRow: window.benchFirstRow,
    /** Total blocking time: the part of each long task beyond 50 ms. */
    blocking: window.benchTasks.reduce((sum, time) => sum + Math.max(0, time - 50), 0),
    shift: window.benchShift,
  }));
  const { heap } = await metricsOf(devtools);
  await devtools.send('HeapProfiler.collectGarbage');
  const { heap: kept } = await metricsOf(devtools);
  const { requests, bytes, spans, kinds } = network;
  await close();
  const { firstRow: time, blocking, shift } = found;
  const parts = shares(before, after, time, loadingTime(spans, time));
  return { time, ...parts, blocking, shift, heap, kept, requests, bytes, kinds };
}

/** Medians of each kind of request, most bytes first. */
function kindsOf(found) {
  const names = new Set(found.flatMap(({ kinds }) => [...kinds.keys()]));
  const middle = (name, figure) => median(found.map(({ kinds }) => kinds.get(name)?.[figure] ?? 0));
  return [...names]
    .map((name) => [name, { requests: middle(name, 'requests'), bytes: middle(name, 'bytes') }])
    .toSorted(([, one], [, other]) => other.bytes - one.bytes);
}

async function loads(stage, runs, options) {
  const found = await repeated(runs, () => loadOnce(stage, options));
  return {
    ...mediansOf(found.map(({ kinds: _kinds, ...figures }) => figures)),
    kinds: kindsOf(found),
  };
}

/**
 * Clicks a link of the page and waits until something is drawn.
 *
 * @param click a selector
 * @param until a selector, and a text in the heading
 */
async function clickOnce(page, devtools, { click, until, heading }) {
  const network = await watchNetwork(devtools);
  const before = await metricsOf(devtools);
  const time = await page.evaluate(
    async (what) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const isReady = () =>
        document.querySelector(what.until) &&
        document.querySelector('main h1')?.textContent.toLowerCase().includes(what.heading);
      const start = performance.now();
      document.querySelector(what.click).click();
      while (!isReady()) {
        await frame();
        if (performance.now() - start > what.limit) throw new Error(`${what.click} leads nowhere.`);
      }
      return performance.now() - start;
    },
    { click, until, heading, limit: LOAD_LIMIT_MS },
  );
  const after = await metricsOf(devtools);
  return { time, ...shares(before, after, time, loadingTime(network.spans, time)) };
}

const GROUPS = 'nav a[href$="/console/users/groups"]';
const USERS = 'nav a[href$="/console/users/users"]';
const CREATE = 'main a[href$="/console/users/users/create"]';
const ROW = 'tbody tr td a';
const toGroups = { click: GROUPS, until: ROW, heading: 'user groups' };
const toUsers = { click: USERS, until: ROW, heading: 'users' };
const toForm = { click: CREATE, until: 'main #field-username', heading: 'create' };

/** Opens the users list, then goes to the groups twice and to the form for a new user. */
async function walkOnce(stage, options) {
  const { page, devtools, close } = await stage.newPage(options);
  await devtools.send('Performance.enable');
  await page.goto(new URL(LIST, stage.url).href, { timeout: LOAD_LIMIT_MS });
  await page.locator(ROW).first().waitFor();
  await page.waitForLoadState('networkidle');
  const first = await clickOnce(page, devtools, toGroups);
  await page.waitForLoadState('networkidle');
  await clickOnce(page, devtools, toUsers);
  const again = await clickOnce(page, devtools, toGroups);
  await clickOnce(page, devtools, toUsers);
  await page.waitForLoadState('networkidle');
  const form = await clickOnce(page, devtools, toForm);
  await close();
  return { first, again, form };
}

async function walks(stage, runs, options) {
  const found = await repeated(runs, () => walkOnce(stage, options));
  const middle = (name) => mediansOf(found.map((one) => one[name]));
  return { first: middle('first'), again: middle('again'), form: middle('form') };
}

/**
 * Measures the time until the first row of the users list, and the ways from there.
 *
 * @param {number | undefined} slowness as of `judged`
 */
export async function measureLoads(stage, runs, slowness) {
  const cpu = fourTimesSlower(slowness);
  await loadOnce(stage, {});
  const plain = await loads(stage, runs, {});
  const first = await loads(stage, runs, { firstVisit: true });
  const warm = await loads(stage, runs, { warm: true });
  const slow = await loads(stage, runs, { cpu });
  const far = await loads(stage, Math.min(runs, 3), { network: 'fast 3G' });
  const farther = await loads(stage, Math.min(runs, 3), { network: 'fast 3G, 562 ms' });
  const walk = await walks(stage, runs, {});
  const slowWalk = await walks(stage, runs, { cpu });
  return [
    besidePeer('cold load to the first row of the users list', plain, 900, 0.45),
    besidePeer('the same, first visit ever', first, 1376, 0.35),
    besidePeer('the same, warm cache', warm, 875, 0.4),
    besideSlowedPeer('the same, CPU 4× slower', slow, 2702, 0.4),
    timeRow('main thread blocked', { time: plain.blocking }, 300, { peer: '1689 ms' }),
    row('the same, CPU 4× slower', '', '', ms(slow.blocking)),
    besidePeer('cold load on fast 3G (1.6 Mbit/s, 150 ms)', far, 9446, 0.18),
    row('the same with 562 ms for each answer', '', '', ms(farther.time), false, partsOf(farther)),
    timeRow('users → groups, first time', walk.first, 80, { peer: '436 ms' }),
    timeRow('the same, again', walk.again, 50, { peer: '336 ms' }),
    besideSlowedPeer('the same, first time, CPU 4× slower', slowWalk.first, 832, 0.25),
    besidePeer('open the form for a new user', walk.form, 363, 0.3),
    besideSlowedPeer('the same, CPU 4× slower', slowWalk.form, 732, 0.3),
    row('layout shift', '0.058', '< 0.01', plain.shift.toFixed(4), plain.shift >= 0.01),
    row(
      'requests of the users list',
      '30',
      '≤ 16',
      String(plain.requests),
      plain.requests > 16,
      byKind(plain.kinds, ({ requests }) => String(requests)),
    ),
    row(
      'bytes of it',
      '1.64 MB',
      '≤ 0.30 MB',
      `${(plain.bytes / 1e6).toFixed(2)} MB`,
      plain.bytes > 300_000,
      byKind(plain.kinds, ({ bytes }) => `${(bytes / 1e6).toFixed(3)} MB`),
    ),
    row(
      'heap after it',
      '24.7 MB',
      '≤ 9 MB',
      mb(plain.heap),
      plain.heap > 9e6,
      `${mb(plain.kept)} in use, ${mb(plain.heap - plain.kept)} not collected yet`,
    ),
  ];
}

const mb = (value) => `${(value / 1e6).toFixed(1)} MB`;

/** `4 script, 2 fetch`: the largest kinds of requests first. */
function byKind(kinds, told) {
  return kinds.map(([kind, counts]) => `${kind} ${told(counts)}`).join(', ');
}
