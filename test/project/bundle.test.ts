import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('the bundle of the command line', () => {
  it('stays executable when it is made anew, as npx needs it', { timeout: 120_000 }, () => {
    const made = spawnSync('node', ['codegen/bundle.mjs'], { encoding: 'utf8' });
    expect([made.status, made.stderr]).toEqual([0, expect.any(String)]);
    expect(() => accessSync('dist/bin/gatehouse.mjs', constants.X_OK)).not.toThrow();
  });
});
