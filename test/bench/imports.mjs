import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, ms } from './numbers.mjs';
import { besidePeer, row, timeRow } from './rows.mjs';

const GROUPS = 'console/users/groups';
const MANY = 10_000;
/** Number of uploaded rows; the first and last of them are compared. */
const UPLOADED = 500;
const ENDS = 100;
/** The pause between two rows (spec 1, section 9). */
const PAUSE_MS = 100;
const USUAL_BYTES = 30;
const LARGE_FILE_BYTES = 10_000_000;
const LARGE_ROW_BYTES = 200;
const SETTLED_MS = 2500;
const FRAMES_MS = 2000;

/**
 * Opens the import dialog of user groups. The page's calls are answered locally: a preview with generated rows,
 * each row with a record. So only the work of the browser is measured.
 *
 * @param rows number of rows in the file
 * @param bytes approximate size of a row
 * @param update whether the rows change records, which are read before they are sent
 */
async function openImport(stage, rows, bytes, update = false) {
  const opened = await stage.newPage();
  const { page } = opened;
  await page.goto(new URL(GROUPS, stage.url).href, { timeout: 120_000 });
  await page.locator('tbody tr td a, tbody tr th a').first().waitFor();
  await page.getByRole('button', { name: 'Import' }).click();
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  if (update) await page.getByLabel('Changes to existing records').check();
  await page.evaluate(
    ({ size, length, changes }) => {
      const comment = 'x'.repeat(length);
      const data = Array.from({ length: size }, (_, index) => ({
        ...(changes && { id: crypto.randomUUID() }),
        name: `Group ${index}`,
        comment,
      }));
      const records = new Map(data.map((one) => [one.id, { ...one, users: [], comment: '' }]));
      const title = [...(changes ? [['ID', 'id']] : []), ['*Name', 'name'], ['Comment', 'comment']];
      const preview = JSON.stringify({ title, data });
      const sent = [];
      window.benchSent = sent;
      const json = (body, status) =>
        Promise.resolve(
          new Response(body, { status, headers: { 'Content-Type': 'application/json' } }),
        );
      const { fetch } = window;
      window.fetch = (address, init) => {
        const { pathname, searchParams } = new URL(String(address), window.location.href);
        const ids = searchParams.get('ids')?.split(',');
        if (ids && pathname.endsWith('/users/groups/')) {
          const results = ids.map((id) => records.get(id));
          return json(JSON.stringify({ count: ids.length, next: null, results }), 200);
        }
        if (init?.method === 'PUT') {
          sent.push(performance.now());
          return json(init.body, 200);
        }
        if (init?.method !== 'POST') return fetch(address, init);
        if (pathname.endsWith('/users/groups/render-to-json/')) return json(preview, 200);
        if (!pathname.endsWith('/users/groups/')) return fetch(address, init);
        sent.push(performance.now());
        return json(JSON.stringify({ id: `g${sent.length}` }), 201);
      };
    },
    { size: rows, length: bytes, changes: update },
  );
  return opened;
}

/** Chooses a file; returns the time until its rows are drawn and the longest task until the page is idle. */
async function preview(page) {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-bench-'));
  const path = join(folder, 'rows.csv');
  await writeFile(path, '*Name,Comment\r\n');
  await page.evaluate(() => {
    const cost = { shown: 0, longest: 0 };
    window.benchPreview = cost;
    const onFile = () => {
      const start = performance.now();
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.startTime >= start) cost.longest = Math.max(cost.longest, entry.duration);
        }
      }).observe({ type: 'longtask' });
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[role=grid] [role=gridcell]')) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          cost.shown = performance.now() - start;
        });
      }).observe(document.body, { childList: true, subtree: true });
    };
    document.addEventListener('change', onFile, { capture: true, once: true });
  });
  await page.locator('input[type=file]').setInputFiles(path);
  await page.locator('[role=grid] [role=gridcell]').first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  await rm(folder, { recursive: true });
  return page.evaluate(() => window.benchPreview);
}

/** Repeats the preview with loaded code. */
async function secondPreview(page) {
  await preview(page);
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  return preview(page);
}

function framesInTable(page) {
  return page.evaluate(async (duration) => {
    const grid = document.querySelector('[role=grid]');
    const start = performance.now();
    let frames = 0;
    while (performance.now() - start < duration) {
      grid.scrollTop += 60;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      frames += 1;
    }
    return (frames * 1000) / (performance.now() - start);
  }, FRAMES_MS);
}

/** Uploads the rows of the preview; returns the time of each without the pause. */
async function upload(page, size) {
  await page.getByRole('button', { name: 'Import', exact: true }).last().click();
  await page.waitForFunction((total) => window.benchSent.length === total, size, {
    timeout: 300_000,
    polling: SETTLED_MS,
  });
  const sent = await page.evaluate(() => window.benchSent);
  return sent.slice(1).map((time, index) => time - sent[index] - PAUSE_MS);
}

/** Measures the browser's work of an import. */
export async function measureImports(stage, runs) {
  const previews = [];
  const large = [];
  let frames = 0;
  for (let run = 0; run < runs; run += 1) {
    const { page, close } = await openImport(stage, MANY, USUAL_BYTES);
    previews.push(await secondPreview(page));
    if (run === 0) frames = await framesInTable(page);
    await close();
    const other = await openImport(stage, LARGE_FILE_BYTES / LARGE_ROW_BYTES, LARGE_ROW_BYTES);
    large.push(await secondPreview(other.page));
    await other.close();
  }
  const { page, close } = await openImport(stage, UPLOADED, USUAL_BYTES);
  await preview(page);
  const costs = await upload(page, UPLOADED);
  await close();
  const changes = await openImport(stage, UPLOADED, USUAL_BYTES, true);
  await preview(changes.page);
  const changed = await upload(changes.page, UPLOADED);
  await changes.close();

  const shown = median(previews.map((one) => one.shown));
  const longest = median(previews.map((one) => one.longest));
  const file = median(large.map((one) => one.shown));
  const cost = median(costs);
  const first = median(costs.slice(0, ENDS));
  const last = median(costs.slice(-ENDS));
  const grows = last > 2 * first + 5;
  return [
    besidePeer('preview of 10,000 rows', { time: shown }, 768, 0.25),
    timeRow('the longest task of it', { time: longest }, 50, { peer: '312 ms' }),
    timeRow('10 MB file, client work', { time: file }, 1000),
    row('scrolling that preview', '', '≥ 55 fps', `${Math.round(frames)} fps`, frames < 55),
    timeRow('an imported row beside its pause', { time: cost }, 20, { peer: '370 to 470 ms' }),
    timeRow('a changed row beside its pause', { time: median(changed) }, 20),
    row('first 100 → last 100 of 500', '', 'constant', `${ms(first)} → ${ms(last)}`, grows),
  ];
}
