import { escapeRegExp } from 'es-toolkit/string';
import type { Located, LocatedText } from '../../read/located.ts';
import { memoize } from '../../read/memoize.ts';
import type { GlossarySource } from '../../schema/generated/manifest.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { placeOfValue, warningAt, type Finding, type Place, type Rule } from '../rule.ts';

const PLACEHOLDERS = /%\{\w+\}/g;
/** Scripts that do not separate words by blanks: a word is found wherever its characters are. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/** A word that the glossary rejects. */
interface Rejection {
  readonly place: Place;
  /** The term to use; undefined when the glossary names none in this language. */
  readonly term: string | undefined;
}

/** Texts use the terms of the glossary, and none of the words that it rejects. */
export const rejectedTerm: Rule = {
  name: 'rejected-term',
  check: ({ project }) => findRejectedTerms(project),
};

/** Also for texts that are no part of a project. */
export function findRejectedTerms({
  glossary,
  catalogues,
}: Pick<ParsedProject, 'glossary' | 'catalogues'>): readonly Finding[] {
  if (!glossary) return [];
  return [...rejectionsOf(glossary)].flatMap(([language, rejections]) => {
    const texts = catalogues[language];
    return texts ? rejectedAmong(rejections)(texts) : [];
  });
}

const rejectedAmong = memoize((rejections: ReadonlyMap<string, Rejection>) => {
  const words = [...rejections.keys()];
  return memoize((texts: ReadonlyMap<string, LocatedText>): readonly Finding[] =>
    [...texts].flatMap(([key, text]) =>
      rejectedIn(text, words).map((word) => {
        const { place, term } = rejections.get(word.toLowerCase()) ?? {};
        return warningAt(text, {
          message: `The text '${key}' says '${word}', a rejected term.`,
          expected: term === undefined ? 'another word' : `'${term}'`,
          related: place && [{ message: 'The glossary rejects it.', ...place }],
        });
      }),
    ),
  );
});

/** By language, then by word in small letters. */
const rejectionsOf = memoize((glossary: Located<GlossarySource>) => {
  const found = new Map<string, Map<string, Rejection>>();
  for (const section of ['things', 'actions'] as const) {
    for (const [entry, { terms, rejected = {} }] of (glossary.value[section] ?? []).entries()) {
      for (const [language, words] of Object.entries(rejected)) {
        const inLanguage = found.get(language) ?? new Map<string, Rejection>();
        found.set(language, inLanguage);
        for (const [at, word] of words.entries()) {
          const place = placeOfValue(glossary, [section, entry, 'rejected', language, at]);
          inLanguage.set(word.toLowerCase(), { place, term: terms[language] });
        }
      }
    }
  }
  return found;
});

/** The rejected words of a text, as it writes them. */
function rejectedIn({ text }: LocatedText, words: readonly string[]): readonly string[] {
  // Most texts have none: a plain search is much faster than a pattern.
  const small = text.toLowerCase();
  const candidates = words.filter((word) => small.includes(word));
  if (candidates.length === 0) return candidates;
  const longestFirst = candidates.toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map(wholeWord).join('|'), 'giu');
  const plain = text.replaceAll(PLACEHOLDERS, ' ');
  return [...new Set([...plain.matchAll(pattern)].map(([word]) => word))];
}

function wholeWord(word: string): string {
  const before = UNSPACED.test(word.slice(0, 1)) ? '' : '(?<![\\p{L}\\p{N}])';
  const after = UNSPACED.test(word.slice(-1)) ? '' : '(?![\\p{L}\\p{N}])';
  return `${before}${escapeRegExp(word)}${after}`;
}
