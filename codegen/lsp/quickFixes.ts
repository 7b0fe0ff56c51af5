import { insertEntry } from '../edit/insertEntry.ts';
import { meantWord } from '../edit/meantWord.ts';
import { entryOf, placeText } from '../edit/placeText.ts';
import { ALLOWED, USELESS_ALLOWANCE } from '../link/allowances.ts';
import { readableLanguages } from '../link/rules/texts.ts';
import type { Edit } from '../names/edit.ts';
import { withLines, yamlFiles } from '../names/textAt.ts';
import type { MissingText } from '../questions/textFacts.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { fileOf, type State } from './state.ts';

/** A repair that a user chooses. */
interface QuickFix {
  readonly title: string;
  readonly edits: readonly Edit[];
  /** There is only one way to mend it. */
  readonly preferred?: true;
}

/** What a text is made of that has no words yet: a user writes them. */
const REASON = 'write the reason here';

/** The repairs of a finding: the name that was meant, an allowance with a reason, missing texts. */
export function quickFixes(state: State, finding: Diagnostic): readonly QuickFix[] {
  return [
    ...meantName(state, finding),
    ...allowance(state, finding),
    ...missingTexts(state, finding),
  ];
}

function meantName(state: State, finding: Diagnostic): readonly QuickFix[] {
  const source = fileOf(state, finding.file);
  const word = source && meantWord(source.text, finding);
  if (!word) return [];
  return [
    {
      title: `Write '${word.meant}'`,
      edits: [{ file: finding.file, ...word.edit }],
      preferred: true,
    },
  ];
}

function allowance(state: State, { file, range, rule, severity }: Diagnostic): readonly QuickFix[] {
  const source = yamlFiles(state.sources).get(file);
  if (severity !== 'warning' || rule === USELESS_ALLOWANCE || !ALLOWED.includes(rule) || !source) {
    return [];
  }
  const { offset, text } = withLines(source);
  const start = offset({ line: range.start.line, column: 1 });
  const [indent = ''] = /^ */.exec(text.slice(start)) ?? [];
  return [
    {
      title: `Allow '${rule}' here, with a reason`,
      edits: [
        {
          file,
          start,
          end: start,
          text: `${indent}# gatehouse: allow ${rule} because ${REASON}\n`,
        },
      ],
    },
  ];
}

/** In each language that lacks it: the text of another language, or words made of the key, to be translated. */
function missingTexts(state: State, { rule, expected = '' }: Diagnostic): readonly QuickFix[] {
  if (rule !== 'missing-text') return [];
  const { project, model } = state;
  const keys = [...expected.matchAll(/'([^']+)'/g)].map(([, key = '']) => key);
  const key = keys.at(-1);
  if (key === undefined) return [];
  const languages = readableLanguages(project);
  const [source] = [model.app.fallbackLanguage, ...languages].flatMap((language) => {
    const text = project.catalogues[language]?.get(key);
    return text ? [{ language, text }] : [];
  });
  const lacking = languages.filter((language) => !project.catalogues[language]?.has(key));
  const added = lacking.map((language) =>
    addedText(state, { key, language, ...(source && { source }) }),
  );
  const edits = added.flat();
  if (edits.length === 0 || added.some(({ length }) => length === 0)) return [];
  return [{ title: `Add '${key}' in ${lacking.join(', ')}`, edits, preferred: true }];
}

/** The edits that add a text to a language; none when it has no file for it. */
function addedText(state: State, missing: MissingText): readonly Edit[] {
  const read = (path: string) => yamlFiles(state.sources).get(path)?.text;
  const placed = placeText(state, missing, read);
  const catalogue = placed && read(placed.file);
  if (!placed || catalogue === undefined) return [];
  const inserted = insertEntry(catalogue, entryOf(placed, { marked: false }));
  if ('because' in inserted) return [];
  return inserted.edits.map((edit) => ({ ...edit, file: placed.file }));
}
