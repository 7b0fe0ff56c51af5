import type { ConsoleModel } from '../model/console.ts';
import type { LocatedText } from '../read/located.ts';
import { memoizeList } from '../read/memoize.ts';
import type { ParsedProject } from '../schema/project.ts';
import { compareText } from './scope.ts';

/**
 * The catalogues with flat, sorted keys. A text that is missing in a language is taken from the fallback language
 * (spec 1, section 1); the rule `missing-text` reports it as well.
 */
export function cataloguesOf(project: ParsedProject): ConsoleModel['catalogues'] {
  const fallback = project.catalogues[project.app?.value.fallbackLanguage ?? ''];
  return Object.fromEntries(
    Object.entries(project.catalogues)
      .toSorted(([a], [b]) => compareText(a, b))
      .map(([language, texts]) => [language, sortedTexts(fallback ? [texts, fallback] : [texts])]),
  );
}

/** The texts of the first of these catalogues that has them. */
const sortedTexts = memoizeList(
  (catalogues: readonly ReadonlyMap<string, LocatedText>[]): Readonly<Record<string, string>> =>
    Object.fromEntries(
      [...new Map(catalogues.toReversed().flatMap((texts) => [...texts]))]
        .toSorted(([a], [b]) => compareText(a, b))
        .map(([key, located]) => [key, located.text]),
    ),
);
