import { isOfEngine } from '../../read/catalogues.ts';
import type { LocatedText } from '../../read/located.ts';
import { memoize } from '../../read/memoize.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { warningAt, type Finding, type Rule } from '../rule.ts';
import { foreignCharacter } from '../walk/scripts.ts';

/** A word as a sentence has it; short or capital ones are often names: `SSH`, `ID`. */
const WORD = /[a-z]{3}/;
/** Two words in sentence case. */
const SENTENCE = /[a-z]{3}\S* [a-z]{3}/;
const PLACEHOLDERS = /%\{\w+\}/g;
/** Texts are in sentence case, so what has a capital in each word, or within one, is a name: `Alibaba Cloud`, `DingTalk`. */
const NAME = /^(?:[A-Z0-9]\S*(?: [A-Z0-9]\S*)+|[A-Z]\w*[a-z][A-Z]\w*)$/;
const HAN = /\p{Script=Han}/gu;
/** So few characters can be a word of both languages: 操作, 成功. */
const MOST_SHARED = 2;

/** A text is in its own language: it is not still that of another one. */
export const untranslatedText: Rule = {
  name: 'untranslated-text',
  check({ project }) {
    const { app, catalogues } = project;
    const { marked, found } = markedTexts(project);
    const others = untranslatedIn(catalogues)(app?.value.languages ?? catalogues);
    return [
      ...found,
      ...others.filter(({ text }) => !marked.has(text)).map(({ finding: one }) => one),
    ];
  },
};

/** What is found stays the same while neither the texts nor the languages change (watch mode). */
const untranslatedIn = memoize((catalogues: ParsedProject['catalogues']) =>
  memoize((named: object) => {
    const languages = Object.keys(named);
    return languages.flatMap((language, place) =>
      untranslated(catalogues, language, languages.slice(0, place), languages),
    );
  }),
);

function untranslated(
  catalogues: ParsedProject['catalogues'],
  language: string,
  before: readonly string[],
  languages: readonly string[],
) {
  const others = languages.filter((other) => other !== language);
  return [...(catalogues[language] ?? [])].flatMap(([key, text]) => {
    if (isOfEngine(text.file)) return [];
    const foreign = foreignCharacter(text.text, language);
    if (foreign !== undefined) {
      return [told(text, `The text '${key}' has '${foreign}', which ${language} does not have.`)];
    }
    const textIn = (other: string) => catalogues[other]?.get(key);
    // The text of a language that is named first counts as its own.
    const same = before.find((other) => textIn(other)?.text === text.text);
    if (same === undefined || !canBeOfOne(text.text)) return [];
    // A name of a product is the same everywhere. A language that lacks the text says nothing of it.
    const everywhere = others.every((other) => (textIn(other) ?? text).text === text.text);
    if (everywhere && !SENTENCE.test(text.text)) return [];
    const first = textIn(same);
    return [
      told(
        text,
        `The text '${key}' is the same in ${language} as in ${same}.`,
        first && [{ message: `The text in ${same}.`, file: first.file, range: first.range }],
      ),
    ];
  });
}

/**
 * Whether a text of this line is that of a language before. Where it is that of every language it counts as a name, and
 * that may be so only since a language was removed.
 */
export function isAsBefore(
  { app, catalogues }: Pick<ParsedProject, 'app' | 'catalogues'>,
  { file, line }: { readonly file: string; readonly line: number },
): boolean {
  const languages = Object.keys(app?.value.languages ?? catalogues);
  return languages.some((language, place) =>
    [...(catalogues[language] ?? [])].some(
      ([key, text]) =>
        text.file === file &&
        text.range.start.line === line &&
        languages.slice(0, place).some((other) => catalogues[other]?.get(key)?.text === text.text),
    ),
  );
}

/** Texts with a comment that they are to be translated, and a finding for each of them and for each idle comment. */
function markedTexts({ translationMarks: marks = [], catalogues, broken }: ParsedProject): {
  readonly marked: ReadonlySet<LocatedText>;
  readonly found: readonly Finding[];
} {
  const marked = new Set<LocatedText>();
  if (marks.length === 0) return { marked, found: [] };
  const all = Object.values(catalogues).flatMap((texts) => [...texts]);
  const findings = marks.flatMap((mark): readonly Finding[] => {
    if (broken.some(({ file }) => file === mark.file)) return [];
    const meant = all.filter(
      ([key, text]) =>
        text.file === mark.file &&
        text.range.start.line === mark.line &&
        (mark.names.length === 0 || mark.names.some((one) => `.${key}`.endsWith(`.${one}`))),
    );
    for (const [, text] of meant) marked.add(text);
    if (meant.length === 0) {
      return [warningAt(mark, { message: 'This comment marks no text: remove it.' })];
    }
    return meant.map(([key, text]) => finding(text, `The text '${key}' is to be translated.`));
  });
  return { marked, found: findings };
}

/** Whether the same words in two languages are most likely those of one. */
function canBeOfOne(text: string): boolean {
  const plain = text.replaceAll(PLACEHOLDERS, '');
  const characters = plain.match(HAN)?.length ?? 0;
  return characters > 0 ? characters > MOST_SHARED : WORD.test(plain) && !NAME.test(plain);
}

function finding(text: LocatedText, message: string, related?: Finding['related']): Finding {
  return warningAt(text, { message, expected: 'a translation', related });
}

function told(...[text, ...rest]: Parameters<typeof finding>) {
  return { text, finding: finding(text, ...rest) };
}
