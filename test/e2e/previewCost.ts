import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

export interface PreviewCost {
  /** From choosing the file until its rows are drawn. */
  readonly shownMs: number;
  /** Tasks of more than 50 ms until shortly after. */
  readonly longTasksMs: readonly number[];
}

/** By then the import journal is written, too. */
const SETTLED_MS = 3000;

/**
 * Measures the preview of a file inside the page, so that the measuring is not counted. Requires an open import
 * dialog.
 */
export async function measurePreview(page: Page, text: string): Promise<PreviewCost> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-preview-'));
  const path = join(folder, 'rows.csv');
  await writeFile(path, text);
  await page.evaluate(() => {
    const cost: { shownMs: number; longTasksMs: number[] } = { shownMs: 0, longTasksMs: [] };
    Reflect.set(window, 'previewCost', cost);
    document.addEventListener(
      'change',
      () => {
        const start = performance.now();
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries()) {
            if (startTime >= start) cost.longTasksMs.push(Math.round(duration));
          }
        }).observe({ type: 'longtask' });
        new MutationObserver((_, observer) => {
          if (!document.querySelector('[role=grid] [role=gridcell]')) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            cost.shownMs = Math.round(performance.now() - start);
          });
        }).observe(document.body, { childList: true, subtree: true });
      },
      { capture: true, once: true },
    );
  });
  await page.locator('input[type=file]').setInputFiles(path);
  await page.waitForTimeout(SETTLED_MS);
  await rm(folder, { recursive: true });
  return page.evaluate(() => Reflect.get(window, 'previewCost'));
}
