import { median, mediansOf, ms } from './numbers.mjs';
import { atLast, pressed } from './page.mjs';
import { partsOf, row, timeRow } from './rows.mjs';

const HEADER = '*Name,Comment\r\n';
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
 * each row with a record. So only the work of the browser is measured; without the server that is less than somebody
 * waits for.
 *
 * @param rows number of rows in the file
 * @param bytes approximate size of a row
 * @param update whether the rows change records, which are read before they are sent
 */
async function openImport(stage, rows, bytes, update = false) {
  const opened = await openDialog(stage, 'groups');
  const { page } = opened;
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

/**
 * Chooses a file in the open dialog.
 *
 * @param text of the file
 * @returns what it takes from the press until the last row in view is drawn and checked
 */
async function preview(opened, text) {
  const { page } = opened;
  await page.evaluate(() =>
    document.addEventListener('change', window.bench.press, { capture: true, once: true }),
  );
  const file = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  const choose = () => page.locator('input[type=file]').setInputFiles(file);
  return pressed(opened, choose, { of: '[role=grid] [role=row]', rows: 10 });
}

/** Users with what an import really has: names of related records, which are looked up and checked. */
function usersFile() {
  const rows = Array.from(
    { length: MANY },
    (_, index) =>
      `Person ${index},person${index},person${index}@example.com,"['Security']","['User']",True`,
  );
  return ['*Name,*Username,*Email,User group,*System roles,Active', ...rows].join('\r\n');
}

/** Opens the import dialog of a list; nothing of it was loaded before. */
async function openDialog(stage, path) {
  const opened = await stage.newPage('ours');
  const { page, users } = opened;
  await page.goto(new URL(path, users).href, { timeout: 120_000 });
  await atLast(opened, { rows: 1 });
  await page.getByRole('button', { name: 'Import' }).click();
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  return opened;
}

/** The first preview of a visit, parsed by the server: what somebody waits for. */
async function previewOnce(stage, withFrames) {
  const opened = await openDialog(stage, 'users');
  const found = await preview(opened, usersFile());
  const frames = withFrames ? await framesInTable(opened.page) : 0;
  await opened.close();
  return { ...found, frames };
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

/** Measures an import; the stock console has none. */
export async function measureImports(stage, runs) {
  const previews = [];
  const large = [];
  for (let run = 0; run < runs; run += 1) {
    previews.push(await previewOnce(stage, run === 0));
    const other = await openImport(stage, LARGE_FILE_BYTES / LARGE_ROW_BYTES, LARGE_ROW_BYTES);
    large.push(await preview(other, HEADER));
    await other.close();
  }
  const { page, ...opened } = await openImport(stage, UPLOADED, USUAL_BYTES);
  await preview({ page, ...opened }, HEADER);
  const costs = await upload(page, UPLOADED);
  await opened.close();
  const changes = await openImport(stage, UPLOADED, USUAL_BYTES, true);
  await preview(changes, HEADER);
  const changed = await upload(changes.page, UPLOADED);
  await changes.close();

  const [{ frames }] = previews;
  const shown = mediansOf(previews);
  const first = median(costs.slice(0, ENDS));
  const last = median(costs.slice(-ENDS));
  const grows = last > 2 * first + 5;
  return [
    timeRow('first preview of 10,000 users with names of groups and roles', shown.time, 400, {
      madeOf: partsOf(shown),
    }),
    timeRow('the longest task of it', shown.longest, 50),
    timeRow('10 MB file, without the server', mediansOf(large).time, 1000),
    row('scrolling that preview', '', '≥ 55 fps', `${Math.round(frames)} fps`, frames < 55),
    timeRow('an imported row beside its pause', median(costs), 20),
    timeRow('a changed row beside its pause', median(changed), 20),
    row('first 100 → last 100 of 500', '', 'constant', `${ms(first)} → ${ms(last)}`, grows),
  ];
}
