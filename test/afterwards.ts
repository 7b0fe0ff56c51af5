import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Undoes something after the test that has done it; after the file when no test has. */
export function afterwards(undo: () => unknown): void {
  const later = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  later(async () => {
    await undo();
  });
}

/** A new empty folder, which is removed afterwards. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-'));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
