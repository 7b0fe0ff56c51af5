import type { LinkContext } from '../link/rule.ts';
import { referenceTexts, textsOfEngine } from '../link/walk/frameTexts.ts';
import { neededTexts, usableKeys } from '../link/walk/neededTexts.ts';
import { namespaceOf, textsNamedBy } from '../link/walk/textsInCode.ts';
import { LIBRARY_NAMESPACE } from '../link/rules/texts.ts';
import { memoize } from '../read/memoize.ts';
import type { LocatedText } from '../read/located.ts';

/** A text that a language lacks. */
export interface MissingText {
  readonly key: string;
  readonly language: string;
  /** The same text in the first language that has it; in none when the manifests ask for a new one. */
  readonly source?: { readonly language: string; readonly text: LocatedText };
}

/** The languages of a project, the first one first. */
export function languagesOf({ project }: LinkContext): readonly string[] {
  return Object.keys(project.app?.value.languages ?? project.catalogues);
}

/** The texts of a language by key. */
export function textsIn(
  { project }: LinkContext,
  language: string,
): ReadonlyMap<string, LocatedText> {
  return project.catalogues[language] ?? new Map<string, LocatedText>();
}

/** Texts that most resources share. */
const GENERAL = /^resources\.[^.]+\.[^.]+\.(?:groups|tabs)\./;

/**
 * Of the keys that a text may have, the one that a new text gets: below the resource that needs it, so that no other
 * one takes it over; that of a group or a tab is shared.
 *
 * @param isOwn whether a resource that is `like` no other needs it by this key
 */
export function keyOfNewText(
  candidates: readonly string[],
  isOwn: (key: string) => boolean = () => false,
): string | undefined {
  const [own = ''] = candidates;
  return GENERAL.test(own) ? candidates.at(-1) : (candidates.slice(1).find(isOwn) ?? candidates[0]);
}

/** Texts that are in use and that a language does not have, in the order of the languages and catalogues. */
export const missingTexts = memoize((context: LinkContext): readonly MissingText[] => {
  const languages = languagesOf(context);
  const found: MissingText[] = [];
  const needs = neededTexts(context);
  const ownKeys = new Set(needs.flatMap(({ candidates }) => candidates.slice(0, 1)));
  for (const { candidates } of needs) {
    const exists = candidates.some((key) =>
      languages.some((one) => textsIn(context, one).has(key)),
    );
    const key = keyOfNewText(candidates, (other) => ownKeys.has(other));
    if (exists || key === undefined || found.some((one) => one.key === key)) continue;
    for (const language of languages) found.push({ key, language });
  }
  const seen = new Set<string>();
  const sources = [
    ...languages.map((language) => ({ language, texts: textsIn(context, language) })),
    ...referenceTexts(context.project),
  ];
  for (const { language: from, texts } of sources) {
    for (const [key, text] of texts) {
      if (seen.has(key)) continue;
      seen.add(key);
      for (const language of languages) {
        if (textsIn(context, language).has(key)) continue;
        found.push({ key, language, source: { language: from, text } });
      }
    }
  }
  return found;
});

/** Whether the manifests, hand-written code, the frame or react-admin use a text of this name. */
export const usesOf = memoize((context: LinkContext): ((key: string) => boolean) => {
  const usable = usableKeys(context);
  const named = textsNamedBy(context.project.textUses ?? []);
  const ofEngine = textsOfEngine(context.project);
  return (key) =>
    usable.has(key) ||
    named.has(key) ||
    namespaceOf(key) === LIBRARY_NAMESPACE ||
    ofEngine.has(key);
});
