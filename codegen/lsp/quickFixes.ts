import { compact, uniq } from 'es-toolkit/array';
import { Draft, type FileChange } from '../edit/draft.ts';
import { meantWord } from '../edit/meantWord.ts';
import { writeMissing } from '../edit/textRepairs.ts';
import { ALLOWED, USELESS_ALLOWANCE } from '../link/allowances.ts';
import type { Edit } from '../names/edit.ts';
import { withLines, yamlFiles } from '../names/textAt.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { fileOf, type State } from './state.ts';

/** A repair that a user chooses. */
export interface QuickFix {
  readonly title: string;
  /** Of files that are there, or that become so. */
  readonly edits: readonly Edit[];
  /** There is only one way to mend it. */
  readonly preferred?: true;
}

/** The most keys that a title names. */
const MOST_NAMED = 2;

/** What a text is made of that has no words yet: a user writes them. */
const REASON = 'write the reason here';

/** The repairs of a finding: the name that was meant, an allowance with a reason, missing texts. */
export function quickFixes(state: State, finding: Diagnostic): readonly QuickFix[] {
  return compact([
    meantName(state, finding),
    allowance(state, finding),
    missingTexts(state, finding),
  ]);
}

function meantName(state: State, finding: Diagnostic): QuickFix | undefined {
  const source = fileOf(state, finding.file);
  const word = source && meantWord(source.text, finding);
  if (!word) return undefined;
  const edits = [{ file: finding.file, ...word.edit }];
  return { title: `Write '${word.meant}'`, edits, preferred: true };
}

function allowance(
  state: State,
  { file, range, rule, severity }: Diagnostic,
): QuickFix | undefined {
  const source = yamlFiles(state.sources).get(file);
  if (severity !== 'warning' || rule === USELESS_ALLOWANCE || !ALLOWED.includes(rule) || !source) {
    return undefined;
  }
  const { offset, text } = withLines(source);
  const start = offset({ line: range.start.line, column: 1 });
  const [indent = ''] = /^ */.exec(text.slice(start)) ?? [];
  const comment = `${indent}# gatehouse: allow ${rule} because ${REASON}\n`;
  return {
    title: `Allow '${rule}' here, with a reason`,
    edits: [{ file, start, end: start, text: comment }],
  };
}

/** What `fix` writes, also where another key may have been meant: in each complete language that lacks the text. */
function missingTexts(state: State, finding: Diagnostic): QuickFix | undefined {
  if (finding.rule !== 'missing-text') return undefined;
  const draft = new Draft({
    read: (path) => yamlFiles(state.sources).get(path)?.text,
    list: () => [],
  });
  const added = writeMissing(draft, state, [finding]);
  if (added.length === 0) return undefined;
  const keys = uniq(added.map(({ key }) => `'${key}'`));
  const what = keys.length > MOST_NAMED ? `${keys.length} texts` : keys.join(', ');
  const languages = uniq(added.map(({ language }) => language));
  const title = `Add ${what} in ${languages.join(', ')}`;
  return { title, edits: draft.changes().map(editOf), preferred: true };
}

/** One edit of what lies between the parts that stay. */
function editOf({ path, before = '', after = '' }: FileChange): Edit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  const end = before.length - same;
  return { file: path, start, end, text: after.slice(start, after.length - same) };
}
