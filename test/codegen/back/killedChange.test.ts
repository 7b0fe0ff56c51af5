import fs, { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { diskFiles } from '../../../codegen/cli/files.ts';
import { temporaryFolder } from '../../afterwards.ts';

const OLD = { 'generated/a.ts': 'a 1', 'generated/b/c.ts': 'c 1', 'generated/d/e.ts': 'e 1' };
const NEW = { 'generated/a.ts': 'a 2', 'generated/b/c.ts': 'c 2', 'generated/f/g.ts': 'g 2' };
const CHANGE = new Map<string, string | undefined>([
  ...Object.entries(NEW),
  ['generated/d/e.ts', undefined],
]);
const LONG_AGO = new Date(2020, 0, 1);

/** What changes a disk. */
const STEPS = ['mkdirSync', 'writeFileSync', 'renameSync', 'rmSync', 'rmdirSync'] as const;
const real = Object.fromEntries(STEPS.map((step) => [step, fs[step]]));

function restore(): void {
  Object.assign(fs, real);
  syncBuiltinESMExports();
}
afterEach(() => {
  restore();
  vi.restoreAllMocks();
});

/** Like a kill before this step of those that change the disk: it and all after it do nothing. */
function killBefore(last: number): void {
  let count = 0;
  const stepped = STEPS.map((step) => [
    step,
    (...args: readonly unknown[]) => {
      count += 1;
      if (count >= last) throw new Error('killed');
      return Reflect.apply(real[step] ?? fail, fs, args) as unknown;
    },
  ]);
  Object.assign(fs, Object.fromEntries(stepped));
  syncBuiltinESMExports();
}

function fail(): never {
  throw new Error('There is no such step.');
}

function projectWith(texts: Readonly<Record<string, string>>): string {
  const root = temporaryFolder();
  diskFiles(root).change(new Map(Object.entries(texts)));
  for (const path of Object.keys(texts)) utimesSync(join(root, path), LONG_AGO, LONG_AGO);
  return root;
}

function textsIn(root: string): Readonly<Record<string, string>> {
  const files = diskFiles(root);
  return Object.fromEntries(files.list('generated').map((path) => [path, files.read(path) ?? '']));
}

/** The process that made a change is gone. */
function endProcess(): void {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('no such process'), { code: 'ESRCH' });
  });
}

/** @returns whether the change was made as far as it was meant to be */
function killedAt(root: string, step: number): boolean {
  killBefore(step);
  try {
    diskFiles(root).change(CHANGE);
    return true;
  } catch {
    return false;
  } finally {
    restore();
  }
}

describe('a command that is killed while it writes', () => {
  it('has changed all or nothing for the next one, whatever the step', () => {
    endProcess();
    const outcomes = [];
    for (let step = 1, isWhole = false; !isWhole; step += 1) {
      const root = projectWith(OLD);
      isWhole = killedAt(root, step);
      const texts = textsIn(root);
      expect([OLD, NEW], `killed before step ${step}`).toContainEqual(texts);
      expect(readdirSync(join(root, '.gatehouse'))).toEqual([]);
      expect(existsSync(join(root, 'generated/d'))).toBe('generated/d/e.ts' in texts);
      outcomes.push(texts['generated/a.ts']);
    }
    expect(outcomes.length).toBeGreaterThan(10);
    expect(new Set(outcomes)).toEqual(new Set(['a 1', 'a 2']));
    expect(outcomes.toSorted()).toEqual(outcomes);
  });

  it('does not change what somebody has written since', () => {
    endProcess();
    for (let step = 1, isWhole = false; !isWhole; step += 1) {
      const root = projectWith(OLD);
      isWhole = killedAt(root, step);
      writeFileSync(join(root, 'generated/a.ts'), 'mine');
      const later = new Date(Date.now() + 1000);
      utimesSync(join(root, 'generated/a.ts'), later, later);
      expect(textsIn(root)['generated/a.ts']).toBe('mine');
    }
  });

  it('is left alone while its process is running', () => {
    const root = projectWith(OLD);
    const aside = join(root, '.gatehouse', `unfinished-${process.pid}`);
    fs.mkdirSync(aside);
    writeFileSync(join(aside, 'x'), 'x');
    diskFiles(root);
    expect(readFileSync(join(aside, 'x'), 'utf8')).toBe('x');
  });
});
