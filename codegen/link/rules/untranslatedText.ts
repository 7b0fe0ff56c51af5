import type { Diagnostic } from '../../report/diagnostic.ts';
import type { LocatedText } from '../../read/located.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { warningAt, type Rule } from '../rule.ts';
import { foreignCharacter } from '../walk/scripts.ts';

const name = 'untranslated-text';

/** A word as a sentence has it; short or capital ones are often names: `SSH`, `ID`. */
const WORD = /[a-z]{3}/;
const PLACEHOLDERS = /%\{\w+\}/g;
/** Texts are in sentence case, so what has a capital in each word, or within one, is a name: `Alibaba Cloud`, `DingTalk`. */
const NAME = /^(?:[A-Z0-9]\S*(?: [A-Z0-9]\S*)+|[A-Z]\w*[a-z][A-Z]\w*)$/;
const HAN = /\p{Script=Han}/gu;
/** So few characters can be a word of both languages: 操作, 成功. */
const MOST_SHARED = 2;

/** A text is in its own language: it is not still that of another one. */
export const untranslatedText: Rule = {
  name,
  check({ project }) {
    return Object.entries(project.catalogues).flatMap(([language, texts]) => {
      const others = Object.entries(project.catalogues).filter(([other]) => other !== language);
      return [...texts].flatMap(([key, text]) => {
        const foreign = foreignCharacter(text.text, language);
        if (foreign !== undefined) {
          return [
            finding(text, `The text '${key}' has '${foreign}', which ${language} does not have.`),
          ];
        }
        return stillOf(
          project,
          key,
          text,
          language,
          others.map(([other]) => other),
        );
      });
    });
  },
};

/** The text of a language that is written first counts as its own. */
function stillOf(
  { catalogues, app }: ParsedProject,
  key: string,
  text: LocatedText,
  language: string,
  others: readonly string[],
): readonly Diagnostic[] {
  const order = app ? Object.keys(app.value.languages) : [language, ...others];
  const before = order.slice(0, order.indexOf(language));
  const same = before.find((other) => catalogues[other]?.get(key)?.text === text.text);
  if (same === undefined || !canBeOfOne(text.text)) return [];
  // A name of a product is the same everywhere.
  const everywhere = others.every((other) => catalogues[other]?.get(key)?.text === text.text);
  if (everywhere && !/[a-z]{3}\S* [a-z]{3}/.test(text.text)) return [];
  const first = catalogues[same]?.get(key);
  return [
    finding(
      text,
      `The text '${key}' is the same in ${language} as in ${same}.`,
      first && [{ message: `The text in ${same}.`, file: first.file, range: first.range }],
    ),
  ];
}

/** Whether the same words in two languages are most likely those of one. */
function canBeOfOne(text: string): boolean {
  const plain = text.replaceAll(PLACEHOLDERS, '');
  const characters = plain.match(HAN)?.length ?? 0;
  return characters > 0 ? characters > MOST_SHARED : WORD.test(plain) && !NAME.test(plain);
}

function finding(text: LocatedText, message: string, related?: Diagnostic['related']): Diagnostic {
  return warningAt(name, text, message, { expected: 'a translation', related });
}
