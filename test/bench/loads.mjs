import { inTurns } from './numbers.mjs';
import { atLast, metricsOf, pressed, pressText, sharesSince } from './page.mjs';
import { besidePeer } from './rows.mjs';

const LOAD_LIMIT_MS = 120_000;

/** Counts requests and bytes on the wire, also by kind. */
async function countRequests(devtools) {
  await devtools.send('Network.enable');
  const counts = { requests: 0, bytes: 0, kinds: {} };
  const kindOf = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => {
    const kind = type.toLowerCase();
    kindOf.set(requestId, kind);
    counts.requests += 1;
    counts.kinds[kind] ??= { requests: 0, bytes: 0 };
    counts.kinds[kind].requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counts.bytes += encodedDataLength;
    const kind = counts.kinds[kindOf.get(requestId)];
    if (kind) kind.bytes += encodedDataLength;
  });
  return counts;
}

async function loadOnce(stage, served, { warm = false, ...options }) {
  const opened = await stage.newPage(served, options);
  const { page, devtools, users, close } = opened;
  const load = async () => {
    await page.goto(users, { waitUntil: 'commit', timeout: LOAD_LIMIT_MS });
    await page.waitForFunction(() => window.bench?.firstRow, undefined, { timeout: LOAD_LIMIT_MS });
  };
  if (warm) {
    await load();
    await atLast(opened, { rows: 1 });
    await page.goto('about:blank');
  }
  const counts = await countRequests(devtools);
  const before = await metricsOf(opened);
  await load();
  const time = await page.evaluate(() => window.bench.firstRow);
  const parts = await sharesSince(before, opened, time);
  await atLast(opened, { rows: 1 });
  const { blocking, shift } = await page.evaluate(() => ({
    /** Total blocking time: the part of each long task beyond 50 ms. */
    blocking: window.bench.tasks.reduce((sum, { start, end }) => sum + end - start - 50, 0),
    shift: window.bench.shift,
  }));
  await devtools.send('HeapProfiler.collectGarbage');
  const { heap } = await metricsOf(opened);
  await close();
  return { time, ...parts, blocking, shift, heap, ...counts };
}

const USERS = { rows: 1, text: 'Administrator' };
const GROUPS = { rows: 1, text: 'Time-limited accounts' };

/** Opens the users list, then goes to the groups twice and to the form for a new user. */
async function walkOnce(stage, served, options) {
  const opened = await stage.newPage(served, options);
  await opened.page.goto(opened.users, { timeout: LOAD_LIMIT_MS });
  await atLast(opened, USERS);
  const go = (text, until) => pressed(opened, () => pressText(opened, 'a', text), until);
  const first = await go('User groups', GROUPS);
  await go('Users', USERS);
  const again = await go('User groups', GROUPS);
  await go('Users', USERS);
  const form = await go('Create', { label: 'Username' });
  await opened.close();
  return { first, again, form };
}

/** Measures the time until the first row of the users list, and the ways from there, of both consoles. */
export async function measureLoads(stage, runs) {
  const loads = (options, times = runs) =>
    inTurns(times, (served) => loadOnce(stage, served, options));
  const walks = async (options) => {
    const found = await inTurns(runs, (served) => walkOnce(stage, served, options));
    const of = (name) => ({ ours: found.ours[name], peer: found.peer[name] });
    return { first: of('first'), again: of('again'), form: of('form') };
  };
  await loadOnce(stage, 'ours', {});
  await loadOnce(stage, 'peer', {});
  const plain = await loads({});
  const slow = await loads({ cpu: 4 });
  const far = { network: 'fast 3G' };
  const farther = { network: 'fast 3G, 562 ms' };
  const walk = await walks({});
  const slowWalk = await walks({ cpu: 4 });
  const blocking = { figure: 'blocking', parts: false };
  return [
    besidePeer('cold load to the first row of the users list', plain, { share: 0.45 }),
    besidePeer('the same, first visit ever', await loads({ firstVisit: true }), { share: 0.45 }),
    besidePeer('the same, warm cache', await loads({ warm: true }), { share: 0.45 }),
    besidePeer('the same, CPU 4× slower', slow, { share: 0.45 }),
    besidePeer('main thread blocked during the first', plain, { ...blocking, most: 300 }),
    besidePeer('main thread blocked, CPU 4× slower', slow, { ...blocking, share: 0.45 }),
    besidePeer('cold load on fast 3G (1.6 Mbit/s, 150 ms)', await loads(far), { share: 0.5 }),
    besidePeer('the same with 562 ms for each answer', await loads(farther), { share: 0.5 }),
    besidePeer('users → groups, first time', walk.first, { share: 0.5 }),
    besidePeer('the same, again', walk.again, { share: 0.5 }),
    besidePeer('the same, first time, CPU 4× slower', slowWalk.first, { share: 0.5 }),
    besidePeer('open the form for a new user', walk.form, { share: 0.6 }),
    besidePeer('the same, CPU 4× slower', slowWalk.form, { share: 0.6 }),
    besidePeer('layout shift', plain, {
      figure: 'shift',
      most: 0.01,
      tell: inPlaces,
      parts: false,
    }),
    besidePeer('requests of the users list', plain, {
      figure: 'requests',
      most: 16,
      tell: String,
      parts: byKind(plain.ours.kinds, ({ requests }) => String(requests)),
    }),
    besidePeer('bytes of it', plain, {
      figure: 'bytes',
      most: 320_000,
      tell: inMegabytes,
      parts: byKind(plain.ours.kinds, ({ bytes }) => inMegabytes(bytes)),
    }),
    besidePeer('heap after it, collected', plain, {
      figure: 'heap',
      share: 0.6,
      tell: inMegabytes,
      parts: false,
    }),
  ];
}

const inPlaces = (value) => value.toFixed(4);
const inMegabytes = (value) => `${(value / 1e6).toFixed(2)} MB`;

/** `4 script, 2 fetch`: the largest kinds of requests first. */
function byKind(kinds, told) {
  return Object.entries(kinds)
    .toSorted(([, one], [, other]) => other.bytes - one.bytes)
    .map(([kind, counts]) => `${kind} ${told(counts)}`)
    .join(', ');
}
