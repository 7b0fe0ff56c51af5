import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../codegen/report/diagnostic.ts';
import { report, WARNING, WRONG } from './reported.ts';

describe('a format of findings for programs', () => {
  it('jsonl: has one finding a line, and nothing when there is none', () => {
    const lines = report('jsonl', WRONG, WARNING).trimEnd().split('\n');
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([WRONG, WARNING]);
    expect(report('jsonl')).toBe('');
  });

  it('github: escapes what the runner would read as its own', () => {
    expect(report('github', WRONG)).toBe(
      '::error file=manifest/resources/users/a b.yaml,line=3,col=5,endLine=3,endColumn=9,title=unknown-field::' +
        "There is no field 'x, y': 100 %25%0Aof <a> & \"b\".%0AExpected: one of a, b%0ADid you mean 'xy'?\n",
    );
    expect(report('github', { ...WARNING, file: 'a:b,c.yaml' })).toMatch(
      /^::warning file=a%3Ab%2Cc\.yaml,/,
    );
  });

  it('gitlab: has a fingerprint that outlives moved lines, and is different for each finding', () => {
    const moved = {
      ...WRONG,
      range: { start: { line: 9, column: 1 }, end: { line: 9, column: 2 } },
    };
    const prints = (...found: readonly Diagnostic[]) =>
      (JSON.parse(report('gitlab', ...found)) as { readonly fingerprint: string }[]).map(
        ({ fingerprint }) => fingerprint,
      );
    expect(prints(WRONG)).toEqual(prints(moved));
    expect(new Set(prints(WRONG, moved, WARNING)).size).toBe(3);
    expect(JSON.parse(report('gitlab', WARNING))).toMatchObject([
      {
        check_name: 'unused-text',
        severity: 'minor',
        location: { path: 'manifest/resources/users/a b.yaml', lines: { begin: 3 } },
      },
    ]);
  });

  it('junit: is XML in which errors fail and warnings are skipped', () => {
    const text = report('junit', WRONG, WARNING);
    expect(text).toContain(
      '<testsuite name="gatehouse validate" tests="2" failures="1" errors="0" skipped="1">',
    );
    expect(text).toContain(
      'message="There is no field \'x, y\': 100 %\nof &lt;a&gt; &amp; &quot;b&quot;."',
    );
    expect(text.match(/<(?:failure|skipped)\b/g)).toEqual(['<failure', '<skipped']);
    // What XML does not allow at all is replaced, too.
    expect(report('junit', { ...WRONG, message: 'a\u0000b' })).toContain('a\uFFFDb');
    expect(report('junit').match(/<testcase\b/g)).toHaveLength(1);
  });

  it('sarif: names rule, level, file and region', () => {
    const [run] = (JSON.parse(report('sarif', WRONG, WARNING)) as { readonly runs: unknown[] })
      .runs;
    expect(run).toMatchObject({
      tool: {
        driver: { name: 'gatehouse', rules: [{ id: 'unknown-field' }, { id: 'unused-text' }] },
      },
      results: [
        {
          ruleId: 'unknown-field',
          ruleIndex: 0,
          level: 'error',
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: 'manifest/resources/users/a%20b.yaml' },
                region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 9 },
              },
            },
          ],
          relatedLocations: [{ message: { text: 'It stands here:' } }],
        },
        { ruleIndex: 1, level: 'warning' },
      ],
    });
  });
});
