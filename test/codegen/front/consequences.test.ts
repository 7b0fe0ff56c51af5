import { expect, it } from 'vitest';
import { withoutConsequences } from '../../../codegen/link/broken.ts';
import type { Diagnostic } from '../../../codegen/report/diagnostic.ts';

const PROJECT = {
  servers: [],
  views: [],
  resources: [],
  catalogues: {},
  overrides: [],
  broken: [],
};

function finding(rule: string, severity: Diagnostic['severity'], line = 1): Diagnostic {
  const at = { line, column: 1 };
  return { rule, severity, message: 'Wrong.', file: 'a.yaml', range: { start: at, end: at } };
}

function rulesLeft(...findings: readonly Diagnostic[]): readonly string[] {
  return withoutConsequences(PROJECT, findings, new Set()).map(({ rule }) => rule);
}

it('tells the first cause at a place, and everything elsewhere', () => {
  const [cause, other] = [finding('unknown-field', 'error'), finding('slow-pattern', 'error')];
  expect(rulesLeft(cause, other)).toEqual(['unknown-field']);
  expect(rulesLeft(cause, finding('slow-pattern', 'error', 2))).toEqual([
    'unknown-field',
    'slow-pattern',
  ]);
});

it('never hides an error behind a warning', () => {
  const [warning, error] = [finding('unasked-delete', 'warning'), finding('slow-pattern', 'error')];
  expect(rulesLeft(warning, error)).toEqual(['unasked-delete', 'slow-pattern']);
  expect(rulesLeft(error, warning)).toEqual(['slow-pattern']);
});
