import { describe, expect, it } from 'vitest';
import { compile } from '../../../codegen/compile/compile.ts';
import { RULES } from '../../../codegen/link/rules.ts';
import type { Diagnostic } from '../../../codegen/report/diagnostic.ts';
import {
  baseFiles,
  filesOf,
  goldenCases,
  goldenRules,
  readJson,
  sourcesOf,
} from './goldenProject.ts';

describe('golden projects', () => {
  it('begin with a project without findings', () => {
    const { diagnostics, model } = compile(sourcesOf(baseFiles()));
    expect(diagnostics).toEqual([]);
    expect(model?.routes.map(({ name }) => name)).toContain('UserGroupDetail');
  });

  it('exist for every rule, with at least one good and one bad input', () => {
    for (const { name } of RULES) expect(goldenRules()).toContain(name);
    for (const rule of goldenRules()) {
      const names = goldenCases().flatMap((golden) => (golden.rule === rule ? golden.name : []));
      expect(names, rule).toEqual(expect.arrayContaining(['bad', 'good']));
    }
  });

  it.each(RULES.map(({ name }) => name))('are other without the rule %s', (rule) => {
    const others = RULES.filter(({ name }) => name !== rule);
    for (const golden of goldenCases()) {
      if (golden.rule !== rule || !golden.name.startsWith('bad')) continue;
      const { diagnostics } = compile(sourcesOf(filesOf(golden)), others);
      expect(diagnostics, golden.name).not.toEqual(readJson(golden, 'expected.json'));
    }
  });

  describe.each(goldenRules())('%s', (rule) => {
    const cases = goldenCases().filter((golden) => golden.rule === rule);

    it.each(cases.filter(({ name }) => name.startsWith('good')))('takes $name', (golden) => {
      expect(compile(sourcesOf(filesOf(golden))).diagnostics).toEqual([]);
    });

    it.each(cases.filter(({ name }) => name.startsWith('bad')))('refuses $name', (golden) => {
      const { diagnostics } = compile(sourcesOf(filesOf(golden)));
      expect(diagnostics).toEqual(readJson<readonly Diagnostic[]>(golden, 'expected.json'));
      expect(new Set(diagnostics.map((diagnostic) => diagnostic.rule))).toEqual(new Set([rule]));
    });
  });
});
