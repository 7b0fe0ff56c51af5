import type { NamedKind } from '../../read/sources.ts';
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
  { nameUses = [] }: ParsedProject,
  named: NamedKind,
  known: ReadonlySet<string>,
): readonly Finding[] {
  return nameUses.flatMap(({ file, range, parts, kind }) => {
    if (kind !== named) return [];
    const written = shownTemplate(parts);
    if (known.has(written)) return [];
    const matcher = matcherOf(parts);
    if (parts.length > 1 && [...known].some((name) => matcher.has(name))) return [];
    const message =
      parts.length === 1
        ? `There is no ${named} '${written}'.`
        : `No ${named} is named like '${written}'.`;
    return [
      errorAt({ file, range }, message, {
        expected: EXPECTED[named],
        suggestion: () => (parts.length === 1 ? nearest(written, known) : undefined),
      }),
    ];
  });
}
