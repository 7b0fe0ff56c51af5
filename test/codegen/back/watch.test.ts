import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchFolders } from '../../../codegen/cli/watchFolders.ts';
import { temporaryFolder } from '../../afterwards.ts';

describe('watching folders', () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  function watched() {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'users'));
    writeFileSync(join(folder, 'users', 'user.yaml'), '0');
    const changed = vi.fn();
    stops.push(watchFolders([folder, join(folder, 'not-there')], changed));
    /** Runs a change and waits until it is seen. */
    const seen = async (change: () => void) => {
      changed.mockClear();
      change();
      await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
    };
    return { folder, seen };
  }

  it('sees the tenth replacement of a file like the first', async () => {
    const { folder, seen } = watched();
    const file = join(folder, 'users', 'user.yaml');
    for (let time = 1; time <= 10; time += 1) {
      await seen(() => {
        writeFileSync(`${file}.new`, String(time));
        renameSync(`${file}.new`, file);
      });
    }
    await seen(() => writeFileSync(file, 'in place'));
  });

  it('sees folders that come and go, and what is in them', async () => {
    const { folder, seen } = watched();
    const later = join(folder, 'assets', 'deep');
    await seen(() => mkdirSync(later, { recursive: true }));
    await seen(() => writeFileSync(join(later, 'asset.yaml'), '1'));
    await seen(() => rmSync(join(folder, 'assets'), { recursive: true }));
    await seen(() => writeFileSync(join(folder, 'users', 'user.yaml'), '2'));
  });
});
