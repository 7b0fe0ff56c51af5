import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../codegen/report/diagnostic.ts';
import { shownFindings } from '../../../codegen/report/shownFindings.ts';

const at = (line: number) => ({ start: { line, column: 3 }, end: { line, column: 6 } });
const finding = (line: number, more: Partial<Diagnostic> = {}): Diagnostic => ({
  rule: 'unknown-key',
  severity: 'error',
  message: `Line ${line} is wrong.`,
  file: 'manifest/app.yaml',
  range: at(line),
  ...more,
});
const textOf = (file: string) => (file === 'manifest/app.yaml' ? 'one\n  two\n' : undefined);

describe('findings for a page of the development server', () => {
  it('have the line with carets below what is meant, and say what was probably meant', () => {
    const { errors } = shownFindings([finding(2, { suggestion: 'too' })], textOf);
    expect(errors).toMatchObject([{ line: 2, column: 3, suggestion: 'too' }]);
    expect(errors[0]?.frame).toBe('  |\n2 |   two\n  |   ^^^');
  });

  it('show places that belong together, and no frame for a file that is not there', () => {
    const related = [{ message: 'First said here.', file: 'manifest/gone.yaml', range: at(1) }];
    const { errors } = shownFindings([finding(1, { related })], textOf);
    expect(errors[0]?.related).toEqual([
      { message: 'First said here.', file: 'manifest/gone.yaml', line: 1, column: 3, frame: '' },
    ]);
  });

  it('count warnings without showing them, and errors beyond the first fifty', () => {
    const many = Array.from({ length: 60 }, (_, line) => finding(line + 1));
    const shown = shownFindings([...many, finding(1, { severity: 'warning' })], textOf);
    expect([shown.errors.length, shown.errorCount, shown.warningCount]).toEqual([50, 60, 1]);
  });
});
