import { sourceOf, type Diagnostic } from '../report/diagnostic.ts';
import type { LinkContext } from '../link/rule.ts';
import { isOfEngine } from '../read/catalogues.ts';
import type { LocatedText } from '../read/located.ts';
import { languagesOf, missingTexts, textsIn } from './textFacts.ts';

/** What there is to do about a text in a language; nothing has to be done about one that is equal to another. */
export type TextState = 'missing' | 'untranslated' | 'unused' | 'equal';

export interface TextRow {
  readonly state: TextState;
  readonly key: string;
  readonly language: string;
  /** The text of the language; absent when it is missing. */
  readonly text?: string;
  /** The text that it is to be translated from, or is equal to. */
  readonly source?: SourceText;
  /** Where the text stands; where its source stands when it is missing. */
  readonly file?: string;
  readonly line?: number;
}

interface SourceText {
  readonly language: string;
  readonly text: string;
}

const UNUSED = 'unused-text';
const UNTRANSLATED = 'untranslated-text';

/**
 * Texts that are missing, still to be translated, needed by nothing, or the same as in a language before.
 *
 * @param diagnostics what the compiler finds in the project, without what is allowed in place
 * @returns in the order of the languages, within each the missing ones first
 */
export function textStates(
  context: LinkContext,
  diagnostics: readonly Diagnostic[],
): readonly TextRow[] {
  const missing = missingTexts(context).map(({ key, language, source }): TextRow => ({
    state: 'missing',
    key,
    language,
    ...(source && {
      source: { language: source.language, text: source.text.text },
      ...sourceOf(source.text),
    }),
  }));
  const languages = languagesOf(context);
  const places = placesOf(diagnostics);
  const ruleAt = (text: LocatedText): string | undefined =>
    // Most files have no findings: the positions of their texts are not asked for.
    places.get(text.file)?.get(positionOf(text));
  const unused = new Set(
    languages.flatMap((language) =>
      [...textsIn(context, language)].flatMap(([key, text]) =>
        ruleAt(text) === UNUSED ? [key] : [],
      ),
    ),
  );
  return languages.flatMap((language, place) => {
    const before = languages.slice(0, place);
    const others = languages.filter((other) => other !== language);
    const present = [...textsIn(context, language)].flatMap(([key, text]): readonly TextRow[] => {
      if (isOfEngine(text.file)) return [];
      const isUntranslated = ruleAt(text) === UNTRANSLATED;
      const equal = sourceIn(context, before, key, (other) => other === text.text);
      if (!unused.has(key) && !isUntranslated && (!equal || !LETTERS.test(text.text))) return [];
      const source = isUntranslated ? (equal ?? sourceIn(context, others, key)) : equal;
      return [
        {
          state: unused.has(key) ? 'unused' : isUntranslated ? 'untranslated' : 'equal',
          key,
          language,
          text: text.text,
          ...(source && { source }),
          ...sourceOf(text),
        },
      ];
    });
    return [...missing.filter((row) => row.language === language), ...present];
  });
}

/** Besides placeholders, whose names are the same in every language. */
const LETTERS = /\p{L}(?![^{]*\})/u;

/** The findings about texts: by file the rule at each position. */
function placesOf(
  diagnostics: readonly Diagnostic[],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const places = new Map<string, Map<string, string>>();
  for (const finding of diagnostics) {
    const { rule, file } = finding;
    if (rule !== UNUSED && rule !== UNTRANSLATED) continue;
    const rules = places.get(file) ?? new Map<string, string>();
    places.set(file, rules.set(positionOf(finding), rule));
  }
  return places;
}

function positionOf({ range: { start } }: Pick<Diagnostic, 'range'>): string {
  return `${start.line}:${start.column}`;
}

function sourceIn(
  context: LinkContext,
  languages: readonly string[],
  key: string,
  isMeant: (text: string) => boolean = () => true,
): SourceText | undefined {
  for (const language of languages) {
    const text = textsIn(context, language).get(key)?.text;
    if (text !== undefined && isMeant(text)) return { language, text };
  }
  return undefined;
}
