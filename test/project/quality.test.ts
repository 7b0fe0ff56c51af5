import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { watchMachine } from '../bench/machine.mjs';
import { inTurns } from '../bench/numbers.mjs';
import { besidePeer, timeRow } from '../bench/rows.mjs';
import { attacks, coverage } from '../quality/counted.mjs';
import type { Noted } from '../quality/record.mjs';
import { isAsWritten, PARTS, qualityPage } from '../quality/page.mjs';
import { at } from '../sandbox/world.ts';
import { temporaryFolder } from '../afterwards.ts';

const NOTED: Noted = {
  date: '2026-11-24',
  commit: '0123abcd',
  facts: [
    {
      what: 'first row',
      found: '300 ms',
      goal: '≤ 0.45 of the peer',
      peer: '900 ms',
      ratio: '0.33',
      madeOf: 'script 9',
    },
    { what: 'bytes', found: '2 | 3', goal: '≤ 1', missed: true },
  ],
};
const COUNTED = { coverage: '| a |', attacks: '| b |' };

describe('docs/quality.md', () => {
  it('is written, never typed', () => {
    expect(isAsWritten(readFileSync('docs/quality.md', 'utf8'))).toBe(true);
  });

  it('says what was measured when, from which commit, and what was missed or not measured', () => {
    const page = qualityPage(new Map([['loads', NOTED]]), COUNTED);
    expect(page).toContain('`npm run bench loads`, 2026-11-24, commit 0123abcd.');
    expect(page).toContain('| What | Ours | Peer | Ratio | Goal | Reached | Made of |');
    expect(page).toContain(
      '| first row | 300 ms | 900 ms | 0.33 | ≤ 0.45 of the peer | yes | script 9 |',
    );
    expect(page).toContain('| bytes | 2 \\| 3 |  |  | ≤ 1 | **no** | not measured in parts |');
    expect(page).toContain('Of 2 goals, 1 are missed: Loads, navigation and forms (1).');
    const lacking = /Not measured for this page: (.*)\./.exec(page)?.[1]?.split(', ');
    const commands = PARTS.filter(([part]) => part !== 'loads').map(([, , command]) => command);
    expect(lacking).toEqual([...new Set(commands)].map((command) => `\`${command}\``));
  });

  it('says that all parts are of one commit, and of one run', () => {
    const notes = new Map(PARTS.map(([part]) => [part, NOTED]));
    expect(qualityPage(notes, COUNTED)).toContain('\nAll parts are of commit 0123abcd.\n');
    notes.set('run', { ...NOTED, facts: [{ what: 'cores:', found: '2' }] });
    expect(qualityPage(notes, COUNTED)).toContain(
      '\nAll parts are of commit 0123abcd, in one run of `npm run quality:measure`: cores: 2.\n',
    );
    notes.set('run', { ...NOTED, commit: '4567abcd' });
    expect(qualityPage(notes, COUNTED)).toContain('\nAll parts are of commit 0123abcd.\n');
  });

  it('says which parts are of which commit when there are several', () => {
    const other = { ...NOTED, commit: '4567abcd, changed' };
    const page = qualityPage(
      new Map([
        ['lists', NOTED],
        ['kills', other],
        ['imports', NOTED],
      ]),
      COUNTED,
    );
    expect(page).toContain(
      'The parts are of 2 commits:\n\n- 0123abcd: Lists; Imports\n- 4567abcd, changed: Kills during writes\n',
    );
  });

  it('is not as written after a change by hand', () => {
    const page = qualityPage(new Map([['loads', NOTED]]), COUNTED);
    expect(isAsWritten(page)).toBe(true);
    expect(isAsWritten(page.replace('300 ms', '30 ms'))).toBe(false);
  });

  it('counts the rules of the specification, and the items of the security standard', () => {
    expect(coverage()).toMatch(/\| 1 \| \d{3} \| \d{3} \|\n\| 2 \| \d{3} \| \d{3} \|$/);
    expect(attacks()).toMatch(/\| holds \| [2-9]\d \| [2-9]\d \|/);
    expect(attacks()).toMatch(/\| API \| \d+ \| 0 \|/);
  });
});

describe('a figure beside the stock console', () => {
  const ours = { time: 400, frames: 57, script: 200, layout: 60, other: 40, waiting: 100 };
  const both = { ours, peer: { time: 500, frames: 30 } };

  it('is judged by its ratio in the same run', () => {
    expect(besidePeer('form', both, { share: 0.8 })).toEqual({
      what: 'form',
      peer: '500 ms',
      ratio: '0.80',
      goal: '≤ 0.80 of the peer',
      ours: '400 ms',
      missed: false,
      madeOf: 'script 200, layout 60, other 40, waiting 100 ms',
    });
    expect(besidePeer('form', both, { share: 0.79 })).toMatchObject({ missed: true });
  });

  it('may have a goal of its own', () => {
    const frames = { figure: 'frames', tell: String };
    expect(besidePeer('way', both, { most: 399 })).toMatchObject({
      goal: '≤ 399 ms',
      missed: true,
    });
    expect(besidePeer('frames', both, { ...frames, least: 58 })).toMatchObject({
      goal: '≥ 58',
      ratio: '1.90',
      missed: true,
    });
    expect(besidePeer('frames', both, { ...frames, least: 57 })).toMatchObject({ missed: false });
    expect(timeRow('way', 90, 80)).toMatchObject({ goal: '≤ 80 ms', ours: '90 ms', missed: true });
  });

  it('has no ratio to nothing', () => {
    const none = { ours: { time: 0 }, peer: { time: 0 } };
    expect(besidePeer('blocked', none, { share: 0.5, parts: false })).toMatchObject({
      ratio: '',
      missed: false,
    });
  });

  it('is a median of runs in turns', async () => {
    const served: string[] = [];
    const found = await inTurns(3, (name) => {
      served.push(name);
      return Promise.resolve({ time: served.length, walk: { first: 10 * served.length } });
    });
    expect(served).toEqual(['ours', 'peer', 'ours', 'peer', 'ours', 'peer']);
    expect(found.ours).toEqual({ time: 3, walk: { first: 30 } });
    expect(found.peer).toEqual({ time: 4, walk: { first: 40 } });
  });
});

describe('figures', () => {
  const problemsOf = (load: number, ...seconds: readonly (number | undefined)[]) => {
    const left = [...seconds];
    return watchMachine({ load: () => load, seconds: () => left.shift() })().problems;
  };

  it('are noted when the machine was quiet, and as fast at the end as at the start', () => {
    expect(problemsOf(0.49, 2, 2.09)).toEqual([]);
    expect(problemsOf(0.49, 2, 1.91)).toEqual([]);
  });

  it('are refused with the reason otherwise', () => {
    expect(problemsOf(0.5, 2, 2)).toEqual([
      'the load at the start was 0.50, and must be below 0.5',
    ]);
    const changed = 'orval took 7.0 % more at the end than at the start, not ± 5 %';
    expect(problemsOf(0, 2, 2.14)).toEqual([changed]);
    expect(problemsOf(0, 2, 1.86)).toEqual([changed.replace('7.0', '-7.0')]);
    expect(problemsOf(1, 2, 2.14)).toHaveLength(2);
    expect(problemsOf(0, undefined, undefined)).toEqual([
      'GATEHOUSE_BENCH_PEERS names no folder with orval, whose time is compared',
    ]);
  });
});

describe('a run of browser tests', () => {
  /** Runs two tests of a project that is called `e2e` in a folder of its own, and gives what was noted. */
  function noted(...options: readonly string[]): unknown {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'tests'));
    const looked = resolve('test/e2e/looked.ts');
    writeFileSync(
      join(folder, 'tests/two.test.ts'),
      `import { expect, it } from 'vitest';
import { looked } from '${looked}';
it('looks', () => { looked({ axe: 1, violations: 0 }); looked({ axe: 2, violations: 1 }); });
it('fails', () => { looked({ keyboardWalks: 1, keyboardStops: 7 }); expect(1).toBe(2); });
`,
    );
    const reporter = resolve('test/quality/reporter.mjs');
    const project = { test: { name: 'e2e', include: ['tests/*.test.ts'] } };
    const config = { test: { reporters: [reporter], projects: [project] } };
    writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)};\n`);
    const run = resolve('node_modules/vitest/vitest.mjs');
    const { GATEHOUSE_SAMPLE: _sample, GATEHOUSE_BUSY: _busy, ...env } = process.env;
    const args = [run, 'run', '--root', folder, ...options];
    expect(() => execFileSync('node', args, { cwd: folder, env, stdio: 'pipe' })).toThrow();
    const file = join(folder, 'dist/quality/e2e.json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  }

  it('notes what passed and failed, and what axe and the keyboard saw', () => {
    expect(at(noted(), 'facts')).toMatchObject([
      { what: 'passed', found: '1' },
      { what: 'failed', found: '1', goal: '0', missed: true, madeOf: 'fails' },
      { what: 'skipped', found: '0', missed: false },
      { what: 'looks of axe at a page or state', found: '3' },
      { found: '1', goal: '0', missed: true },
      { what: 'walks by keyboard', found: '1, 7 stops of the focus' },
      { found: '0', goal: '0', missed: false },
      { what: 'seconds' },
    ]);
  });

  it('notes nothing when it is a run of some tests only', () => {
    expect(noted('-t', 'fails')).toBeUndefined();
  });
});
