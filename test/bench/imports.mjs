import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, ms } from './numbers.mjs';

const GROUPS = 'console/users/groups';
const PREVIEW = '**/api/v1/users/groups/render-to-json/*';
const MANY = 10_000;
/** Rows of the upload whose cost is measured, and how many of its first and last are compared. */
const UPLOADED = 500;
const ENDS = 100;
/** Between two rows (specification 1, section 9). */
const PAUSE_MS = 100;
const LARGE_FILE_BYTES = 10_000_000;
const SETTLED_MS = 2500;
const FRAMES_MS = 2000;

/**
 * Opens the import dialog of the groups. The preview is answered at once with rows made here, and
 * each row is taken at once: what is measured is the client's own work.
 */
async function openImport(stage, size) {
  const opened = await stage.newPage();
  const { page } = opened;
  const data = Array.from({ length: size }, (_, index) => ({
    name: `Group ${index}`,
    comment: `What group ${index} is there for`,
  }));
  const title = [
    ['*Name', 'name'],
    ['Comment', 'comment'],
  ];
  const body = JSON.stringify({ title, data });
  await page.route(PREVIEW, (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body }),
  );
  await page.goto(new URL(GROUPS, stage.url).href, { timeout: 120_000 });
  await page.locator('tbody tr td a, tbody tr th a').first().waitFor();
  await page.getByRole('button', { name: 'Import' }).click();
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  return opened;
}

/** Chooses a file; gives the time until its rows are drawn and the longest task until all is at rest. */
async function preview(page, bytes) {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-bench-'));
  const path = join(folder, 'rows.csv');
  await writeFile(path, `*Name,Comment\r\n${'x'.repeat(bytes)}\r\n`);
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

/** The same once more, when the code of the table is there. */
async function secondPreview(page, bytes) {
  await preview(page, 10);
  await page.getByRole('button', { name: 'Another file' }).click();
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  return preview(page, bytes);
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

/** Uploads the rows of the preview, each taken at once; gives when each of them was sent. */
async function upload(page, size) {
  await page.evaluate((total) => {
    const sent = [];
    window.benchSent = sent;
    const fetch = window.fetch;
    window.fetch = (address, init) => {
      const isRow = init?.method === 'POST' && /users\/groups\/(\?.*)?$/.test(String(address));
      if (!isRow) return fetch(address, init);
      sent.push(performance.now());
      if (sent.length === total) window.benchAllSent = true;
      const headers = { 'Content-Type': 'application/json' };
      return Promise.resolve(
        new Response(JSON.stringify({ id: `g${sent.length}` }), { status: 201, headers }),
      );
    };
  }, size);
  await page.getByRole('button', { name: 'Import', exact: true }).last().click();
  await page.waitForFunction(() => window.benchAllSent, undefined, { timeout: 300_000 });
  const sent = await page.evaluate(() => window.benchSent);
  return sent.slice(1).map((time, index) => time - sent[index] - PAUSE_MS);
}

/** What importing a file costs beside the server's work. */
export async function measureImports(stage, runs) {
  const previews = [];
  const large = [];
  let frames = 0;
  for (let run = 0; run < runs; run += 1) {
    const { page, close } = await openImport(stage, MANY);
    previews.push(await secondPreview(page, 10));
    if (run === 0) frames = await framesInTable(page);
    await close();
    const other = await openImport(stage, MANY);
    large.push(await secondPreview(other.page, LARGE_FILE_BYTES));
    await other.close();
  }
  const { page, close } = await openImport(stage, UPLOADED);
  await preview(page, 10);
  const costs = await upload(page, UPLOADED);
  await close();

  const shown = median(previews.map((one) => one.shown));
  const longest = median(previews.map((one) => one.longest));
  const file = median(large.map((one) => one.shown));
  const cost = median(costs);
  const first = median(costs.slice(0, ENDS));
  const last = median(costs.slice(-ENDS));
  const grows = last > 2 * first + 5;
  return [
    row('preview of 10,000 rows', '≤ 500 ms', ms(shown), shown > 500),
    row('the longest task of it', '≤ 50 ms', ms(longest), longest > 50),
    row('10 MB file, client work', '≤ 1 s', ms(file), file > 1000),
    row('scrolling that preview', '≥ 55 fps', `${Math.round(frames)} fps`, frames < 55),
    row('an imported row beside its pause', '≤ 20 ms', ms(cost), cost > 20),
    row('first 100 → last 100 of 500', 'constant', `${ms(first)} → ${ms(last)}`, grows),
  ];
}

function row(what, goal, ours, missed) {
  return { what, peer: '', goal, ours, missed };
}
