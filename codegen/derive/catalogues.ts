import type { ConsoleModel } from '../model/console.ts';
import type { ParsedProject } from '../schema/project.ts';
import { compareText } from './scope.ts';

/**
 * The catalogues with flat, sorted keys. A text that is missing in a language is taken from the fallback language
 * (spec 1, section 1); the rule `missing-text` reports it as well.
 */
export function cataloguesOf(project: ParsedProject): ConsoleModel['catalogues'] {
  const fallback = [...(project.catalogues[project.app?.value.fallbackLanguage ?? ''] ?? [])];
  return Object.fromEntries(
    Object.entries(project.catalogues)
      .toSorted(([a], [b]) => compareText(a, b))
      .map(([language, texts]) => [
        language,
        Object.fromEntries(
          [...new Map([...fallback, ...texts])]
            .toSorted(([a], [b]) => compareText(a, b))
            .map(([key, located]) => [key, located.text]),
        ),
      ]),
  );
}
