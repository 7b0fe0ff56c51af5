import type { TextUse } from '../../read/sources.ts';
import { nearest } from '../../schema/nearest.ts';
import { textsAreIncomplete } from '../broken.ts';
import { errorAt, type Finding, type Rule } from '../rule.ts';
import { keysOfTexts, matcherOf, shownTemplate, unknownUses } from '../walk/textsInCode.ts';

/**
 * Every text that hand-written code names exists. The type checker covers literal keys; keys that are built from
 * parts, and those of hand-written fields, are only checked here.
 */
export const unknownText: Rule = {
  name: 'unknown-text',
  check({ project }) {
    if (textsAreIncomplete(project)) return [];
    const keys = keysOfTexts(project.catalogues);
    return unknownUses(project).map((use) => unknown(use, keys));
  },
};

function unknown(use: TextUse, keys: ReadonlySet<string>): Finding {
  const { parts } = use;
  const written = shownTemplate(parts);
  const message =
    parts.length === 1 ? `There is no text '${written}'.` : `No text has a key like '${written}'.`;
  return errorAt(use, {
    message,
    expected: 'a key of the catalogues in locales/',
    suggestion: () => (parts.length === 1 ? nearest(written, keys) : nearestTemplate(parts, keys)),
  });
}

/** The most similar key of the same form that exists. */
function nearestTemplate(
  [first = '', ...rest]: readonly string[],
  keys: ReadonlySet<string>,
): string | undefined {
  const [branch, last] = cutAtLastDot(first);
  const matching = [...branchesOf(keys)].filter((other) => {
    const matcher = matcherOf([`${other}.${last}`, ...rest]);
    return [...keys].some((key) => matcher.has(key));
  });
  const meant = nearest(branch, matching);
  return meant === undefined ? undefined : shownTemplate([`${meant}.${last}`, ...rest]);
}

/** `roles` and `roles.scope` of `roles.scope.org`. */
function branchesOf(keys: ReadonlySet<string>): ReadonlySet<string> {
  const branches = new Set<string>();
  for (const key of keys) {
    for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
      branches.add(key.slice(0, dot));
    }
  }
  return branches;
}

function cutAtLastDot(start: string): readonly [string, string] {
  const dot = start.lastIndexOf('.');
  return dot < 0 ? [start, ''] : [start.slice(0, dot), start.slice(dot + 1)];
}
