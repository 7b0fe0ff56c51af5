import { describe, expect, it } from 'vitest';
import { lineOf, readOutcome, readOutcomes } from '../busy/outcome.mjs';
import { commandOf, parsePlan, runsLeft } from '../busy/runs.mjs';

describe('the command line of `npm run test:busy`', () => {
  it('names sets and parts of file names, each with a count or once', () => {
    expect(parsePlan(['test', '3', 'e2e', 'shell/form', '2', '--out', 'kept.jsonl'])).toEqual({
      ok: true,
      out: 'kept.jsonl',
      sets: [
        { set: 'test', count: 3 },
        { set: 'e2e', count: 1 },
        { set: 'shell/form', count: 2 },
      ],
    });
    expect(parsePlan(['walk'])).toMatchObject({ ok: true, out: 'dist/busy.jsonl' });
  });

  it.each([
    [[], 'No set is named.'],
    [['3', 'test'], '3 is no count of a set.'],
    [['test', '0'], '0 is no count of a set.'],
    [['test', '1', '2'], '2 is no count of a set.'],
    [['test', 'e2e', 'test'], 'test is named twice.'],
    [['test', '--often'], /--often/],
  ])('is refused when it is %j', (args, problem) => {
    const plan = parsePlan(args);
    expect(plan.ok ? '' : plan.problem).toMatch(problem);
  });

  it('runs a set by its command, and anything else as a filter of files', () => {
    expect(commandOf('test')).toEqual(['node', 'test/run.mjs']);
    expect(commandOf('browser').join(' ')).toBe('npx vitest run --project e2e --tags-filter core');
    expect(commandOf('shell/form')).toEqual(['npx', 'vitest', 'run', 'shell/form']);
  });
});

describe('a busy run that is started again', () => {
  const sets = [
    { set: 'test', count: 2 },
    { set: 'e2e', count: 1 },
  ];
  const done = [
    { commit: '0123abcd', set: 'test', run: 1 },
    { commit: '4567abcd', set: 'e2e', run: 1 },
  ];

  it('goes on with what it has not done for this commit', () => {
    expect(runsLeft(sets, done, '0123abcd')).toEqual([
      { set: 'test', run: 2, of: 2 },
      { set: 'e2e', run: 1, of: 1 },
    ]);
    expect(
      runsLeft(sets, [...done, { commit: '0123abcd', set: 'test', run: 2 }], '0123abcd'),
    ).toEqual([{ set: 'e2e', run: 1, of: 1 }]);
  });

  it('does everything anew when the files are those of no commit', () => {
    const changed = { commit: '0123abcd, changed', set: 'test', run: 1 };
    expect(runsLeft(sets, [changed], '0123abcd, changed')).toHaveLength(3);
  });
});

describe('the outcome of a run', () => {
  it('is the total of `npm test`, with the tests and steps that failed', () => {
    const output = [
      ' FAIL  |node| test/a.test.ts > says so',
      ' FAIL  |node| test/a.test.ts > says so',
      '      Tests  1 failed | 9 passed (10)',
      'Failed: lint, browser tests',
      '',
      '20 passed, 2 failed, 3 skipped',
    ].join('\n');
    expect(readOutcome(output, false)).toEqual({
      passed: 20,
      failed: 2,
      skipped: 3,
      names: ['test/a.test.ts > says so', 'lint', 'browser tests'],
    });
  });

  it('is the line of a run of the runner alone', () => {
    const output = ' Test Files  1 passed (1)\n      Tests  7 passed | 2 skipped (9)\n';
    expect(readOutcome(output, true)).toEqual({ passed: 7, failed: 0, skipped: 2, names: [] });
  });

  it('is a failure when the run ended with an error and named no test', () => {
    expect(readOutcome('Error: no build', false)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      names: ['it ended with an error'],
    });
  });

  it('is kept as a line; a line that was cut is left out', () => {
    const outcome = {
      date: '2026-11-26T13:00:00.000Z',
      commit: '0123abcd',
      set: 'test',
      run: 1,
      of: 3,
      passed: 20,
      failed: 0,
      skipped: 0,
      names: [],
      seconds: 600,
      cores: 2,
      load: 4.5,
    };
    expect(readOutcomes(`${lineOf(outcome)}${lineOf(outcome).slice(0, 30)}`)).toEqual([outcome]);
  });
});
