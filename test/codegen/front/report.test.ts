import { describe, expect, it } from 'vitest';
import { wantsColours } from '../../../codegen/report/colours.ts';
import type { Diagnostic } from '../../../codegen/report/diagnostic.ts';
import { reportJson } from '../../../codegen/report/json.ts';
import { reportPretty } from '../../../codegen/report/pretty.ts';
import { sortDiagnostics } from '../../../codegen/report/sortDiagnostics.ts';

function diagnostic(line: number, from: number, to: number): Diagnostic {
  return {
    rule: 'unknown-field',
    severity: 'error',
    message: "There is no field 'x'.",
    file: 'a.yaml',
    range: { start: { line, column: from }, end: { line, column: to } },
  };
}
const pretty = (found: Diagnostic, text: string, colours = false) =>
  reportPretty({ diagnostics: [found], textOf: () => text, colours });

describe('pretty', () => {
  it('marks the whole range below the line', () => {
    expect(pretty(diagnostic(2, 4, 7), 'a: 1\nb: xyz\n')).toContain(
      ['    |', '  2 | b: xyz', '    |    ^^^'].join('\n'),
    );
  });

  it('counts Chinese and Japanese characters as two columns', () => {
    expect(pretty(diagnostic(1, 5, 7), '名前: 値値\n')).toContain('|       ^^^^\n');
  });

  it('cuts a long line around the place', () => {
    const text = `${'x'.repeat(200)}HERE${'y'.repeat(200)}`;
    const [, frame = '', carets = ''] = pretty(diagnostic(1, 201, 205), text)
      .split('\n')
      .slice(1);
    expect(frame.length).toBeLessThan(140);
    expect(frame.indexOf('HERE')).toBe(carets.indexOf('^^^^'));
  });

  it('uses no escape codes unless colours are wanted', () => {
    expect(pretty(diagnostic(1, 1, 2), 'a: 1')).not.toContain('\u001B');
    expect(pretty(diagnostic(1, 1, 2), 'a: 1', true)).toContain('\u001B[');
  });

  it('sums up', () => {
    expect(pretty(diagnostic(1, 1, 2), 'a: 1')).toMatch(/1 error, 0 warnings\.\n$/);
    expect(reportPretty({ diagnostics: [], textOf: () => undefined, colours: false })).toBe(
      'No findings: everything is consistent.\n',
    );
  });
});

describe('a line with characters that a terminal would obey', () => {
  it('shows a mark in their place', () => {
    const shown = pretty(diagnostic(1, 1, 2), 'a\u001B[31m\u202Eb\tc');
    expect(shown).toContain('a\uFFFD[31m\uFFFDb c');
    expect(shown).not.toContain('\u001B');
    expect(shown).not.toContain('\u202E');
  });
});

describe('colours', () => {
  it('are for a terminal without NO_COLOR', () => {
    expect(wantsColours(true, {})).toBe(true);
    expect(wantsColours(false, {})).toBe(false);
    expect(wantsColours(true, { NO_COLOR: '1' })).toBe(false);
    expect(wantsColours(true, { NO_COLOR: '' })).toBe(true);
    expect(wantsColours(true, { TERM: 'dumb' })).toBe(false);
  });

  it('follow FORCE_COLOR where it is set', () => {
    expect(wantsColours(false, { FORCE_COLOR: '1' })).toBe(true);
    expect(wantsColours(true, { FORCE_COLOR: '0' })).toBe(false);
    expect(wantsColours(true, { FORCE_COLOR: 'false' })).toBe(false);
    expect(wantsColours(true, { FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(false);
  });
});

describe('json', () => {
  it('has the shape that other programs read', () => {
    const found = diagnostic(1, 1, 2);
    const warning = { ...found, severity: 'warning' as const };
    const report: unknown = JSON.parse(
      reportJson({ diagnostics: [warning, found], textOf: () => undefined, colours: true }),
    );
    expect(report).toEqual({
      formatVersion: '1.0',
      valid: false,
      errorCount: 1,
      warningCount: 1,
      leftOut: 0,
      diagnostics: [warning, found],
    });
  });
});

describe('more findings than anybody reads', () => {
  const many = Array.from({ length: 5_000 }, (_, line) => diagnostic(line + 1, 1, 2));
  const report = { diagnostics: many, textOf: () => undefined, colours: false };

  it('are counted, and the first are shown', () => {
    const lines = reportPretty(report).split('\n');
    expect(lines.filter((line) => line.includes('error[unknown-field]'))).toHaveLength(500);
    expect(lines.slice(-3)).toEqual([
      '4500 further findings left out.',
      '5000 errors, 0 warnings.',
      '',
    ]);
  });

  it('are counted in JSON, too', () => {
    const { diagnostics, ...counts } = JSON.parse(reportJson(report)) as { diagnostics: unknown[] };
    expect(diagnostics).toHaveLength(500);
    expect(counts).toMatchObject({ errorCount: 5_000, leftOut: 4_500 });
  });
});

describe('the order of findings', () => {
  it('has causes before what follows from them', () => {
    const text = { ...diagnostic(1, 1, 2), rule: 'unused-text', file: 'locales/en/users.yaml' };
    const cause = { ...diagnostic(9, 1, 2), file: 'manifest/resources/users/user.yaml' };
    expect(sortDiagnostics([text, cause])).toEqual([cause, text]);
  });
});
