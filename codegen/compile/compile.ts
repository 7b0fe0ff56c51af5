import { derive } from '../derive/derive.ts';
import { withoutAllowed } from '../link/allowances.ts';
import { withoutUpsideDown } from '../link/evidence.ts';
import { withoutConsequences } from '../link/broken.ts';
import type { Rule } from '../link/rule.ts';
import { RULES } from '../link/rules.ts';
import { unknownSubject } from '../link/rules/unknownSubject.ts';
import { unknownText } from '../link/rules/unknownText.ts';
import { unmetExpectation } from '../link/rules/unmetExpectation.ts';
import type { ConsoleModel } from '../model/console.ts';
import { checkRule } from './checkRule.ts';
import { parseProject } from './parseProject.ts';
import { isEqual } from '../read/memoize.ts';
import type { SourceSet } from '../read/sources.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { sortDiagnostics } from '../report/sortDiagnostics.ts';

/** Rules about what uses the model, whose errors do not change it: hand-written code and expectations. */
const BESIDE_THE_MODEL: ReadonlySet<string> = new Set(
  [unknownText, unmetExpectation, unknownSubject].map(({ name }) => name),
);

export interface CompileResult {
  /** Absent when the manifests have errors. */
  readonly model?: ConsoleModel;
  /** Causes before what follows from them, then sorted by file and position. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Compiles sources to the typed model: read, validate, derive, link. A pure function without disk, clock or
 * network.
 *
 * @param sources manifests, catalogues and override names of a project, in any order
 * @param rules all of them, except in a test that proves what each is for
 */
export function compile(sources: SourceSet, rules: readonly Rule[] = RULES): CompileResult {
  const before = last.get(rules);
  if (before && isSame(before.sources, sources)) return before.result;
  const result = compiled(sources, rules);
  last.set(rules, { sources, result });
  return result;
}

/** The last project that was compiled with these rules. */
const last = new WeakMap<readonly Rule[], { sources: SourceSet; result: CompileResult }>();

/** Whether these are the same objects: files that did not change are. */
function isSame(one: SourceSet, other: SourceSet): boolean {
  return (
    one.textUses === other.textUses &&
    one.frame === other.frame &&
    (['manifests', 'locales', 'overrides'] as const).every((part) =>
      isEqual(one[part], other[part]),
    ) &&
    isEqual(one.pictures ?? [], other.pictures ?? [])
  );
}

function compiled(sources: SourceSet, rules: readonly Rule[]): CompileResult {
  const { project, diagnostics } = parseProject(sources);
  const model = derive(project);
  // One object for all rules: what one of them has found out of it, the next one knows.
  const context = { project, model };
  const linked = rules.flatMap((rule) => checkRule(rule, context));
  const allowed = withoutAllowed(
    [...diagnostics, ...withoutUpsideDown(linked, sources)],
    [...sources.manifests, ...sources.locales, ...(sources.frame ?? [])],
    project,
  );
  const findings = sortDiagnostics(withoutConsequences(project, allowed, new Set(diagnostics)));
  const isMeaningless = findings.some(
    ({ severity, rule }) => severity === 'error' && !BESIDE_THE_MODEL.has(rule),
  );
  return isMeaningless ? { diagnostics: findings } : { model, diagnostics: findings };
}
