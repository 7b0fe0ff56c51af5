/** A page in which nothing has changed for so long, and which waits for no answer, has drawn its last thing. */
const QUIET_MS = 1000;
const LIMIT_MS = 120_000;
const LOOK_MS = 100;

/**
 * Runs in a page before its own code. `window.bench` notes the press that is measured, the first row, when something was
 * drawn last, long tasks and layout shifts.
 */
export function watchPage() {
  const bench = { pressed: 0, changed: 0, drawn: 0, firstRow: 0, shift: 0, tasks: [] };
  window.bench = bench;
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('longtask', ({ startTime, duration }) =>
    bench.tasks.push({ start: startTime, end: startTime + duration }),
  );
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) bench.shift += value;
  });
  const hasText = (element) => element.textContent.trim() !== '';
  bench.press = () => {
    bench.pressed = performance.now();
    bench.drawn = 0;
  };
  /** Whether there are so many rows, or those of a selector, one of them with a text, or a field with a label. */
  bench.shows = ({ rows = 0, of = 'tbody tr', text = '', label }) => {
    const filled = [...document.querySelectorAll(of)].filter(hasText);
    const isLabelled = (element) => element.textContent.trim().startsWith(label);
    return (
      bench.drawn > 0 &&
      filled.length >= rows &&
      (text === '' || filled.some((row) => row.textContent.includes(text))) &&
      (label === undefined || [...document.querySelectorAll('label')].some(isLabelled))
    );
  };
  const drawn = () => {
    bench.drawn = performance.now();
    if (bench.firstRow === 0 && bench.shows({ rows: 1 })) bench.firstRow = bench.drawn;
  };
  /** A message that is sent before a frame is drawn arrives behind it. */
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', drawn);
  port1.start();
  const isContent = ({ target }) => {
    const element = target instanceof Element ? target : target.parentElement;
    return element?.closest('main, [role=dialog]') && !element.closest('.MuiTouchRipple-root');
  };
  new MutationObserver((changes) => {
    if (!changes.some(isContent)) return;
    bench.changed = performance.now();
    requestAnimationFrame(() => port2.postMessage(0));
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/**
 * Waits until the page shows something and has then drawn its last thing.
 *
 * @param opened of `newPage`
 * @param until of `bench.shows`
 */
export async function atLast({ page, pending }, until) {
  const end = performance.now() + LIMIT_MS;
  const isQuiet = () =>
    page.evaluate(
      async ([what, quiet]) => {
        await new Promise((resolve) => requestIdleCallback(resolve));
        const { bench } = window;
        return bench.shows(what) && performance.now() - bench.changed > quiet;
      },
      [until, QUIET_MS],
    );
  while (pending.size > 0 || !(await isQuiet())) {
    if (performance.now() > end) throw new Error(`never shown: ${JSON.stringify(until)}`);
    await page.waitForTimeout(LOOK_MS);
  }
}

/** What the renderer has done so far, in milliseconds and bytes. */
export async function metricsOf({ devtools }) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  return {
    script: of.ScriptDuration * 1000,
    layout: (of.LayoutDuration + of.RecalcStyleDuration) * 1000,
    busy: of.TaskDuration * 1000,
    heap: of.JSHeapUsedSize,
  };
}

/** Where the time since a moment went, in milliseconds; what is no work is waiting. */
export async function sharesSince(before, opened, time) {
  const after = await metricsOf(opened);
  const script = after.script - before.script;
  const layout = after.layout - before.layout;
  const other = Math.max(0, after.busy - before.busy - script - layout);
  return { script, layout, other, waiting: Math.max(0, time - script - layout - other) };
}

/**
 * Presses something and waits until the last thing is drawn.
 *
 * @param opened of `newPage`
 * @param press does it in the page, after `bench.press()`
 * @param until of `bench.shows`
 * @returns milliseconds, their parts, and the longest task, from the press on
 */
export async function pressed(opened, press, until) {
  const before = await metricsOf(opened);
  await press();
  await atLast(opened, until);
  const { time, longest } = await opened.page.evaluate(() => {
    const { pressed: start, drawn, tasks } = window.bench;
    const times = tasks.map((task) => task.end - Math.max(start, task.start));
    return { time: drawn - start, longest: Math.max(0, ...times) };
  });
  return { time, longest, ...(await sharesSince(before, opened, time)) };
}

/** Presses a link or an option with a text. */
export const pressText = ({ page }, selector, text) =>
  page
    .locator(selector, { hasText: new RegExp(`^\\s*${text}\\s*$`) })
    .first()
    .evaluate((element) => {
      window.bench.press();
      element.click();
    });
