import { memoize } from '../../read/memoize.ts';
import type { NamedKind, TextUse } from '../../read/sources.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, type Finding } from '../rule.ts';
import { matcherOf, shownTemplate } from './textsInCode.ts';

const EXPECTED: Readonly<Record<NamedKind, string>> = {
  resource: 'a resource of manifest/resources',
  address: 'an address of manifest/api.yaml',
  permission: 'a permission of manifest/permissions.yaml, as app.verb_model',
};

/**
 * Findings for names in the sandbox's code that the manifests do not have. A template is unknown when no name
 * matches it.
 */
export function unknownInCode(
  { nameUses = NONE }: ParsedProject,
  named: NamedKind,
  known: ReadonlySet<string>,
): readonly Finding[] {
  const { uses, last } = lastIn(nameUses);
  const names = [...known].join(' ');
  const before = last.get(named);
  if (before?.names === names) return before.findings;
  const findings = unknownAmong(uses, named, known);
  last.set(named, { names, findings });
  return findings;
}

const NONE: readonly TextUse[] = [];

/** What was found last in the same code, and among which names. */
const lastIn = memoize((uses: readonly TextUse[]) => ({
  uses,
  last: new Map<NamedKind, { readonly names: string; readonly findings: readonly Finding[] }>(),
}));

function unknownAmong(
  uses: readonly TextUse[],
  named: NamedKind,
  known: ReadonlySet<string>,
): readonly Finding[] {
  return uses.flatMap((use) => {
    const { parts, kind } = use;
    if (kind !== named) return [];
    const written = shownTemplate(parts);
    if (known.has(written)) return [];
    const matcher = matcherOf(parts);
    if (parts.length > 1 && [...known].some((name) => matcher.has(name))) return [];
    const message =
      parts.length === 1
        ? `There is no ${named} '${written}'.`
        : `No ${named} is named like '${written}'.`;
    return errorAt(use, {
      message,
      expected: EXPECTED[named],
      suggestion: () => (parts.length === 1 ? nearest(written, known) : undefined),
    });
  });
}
