import { groupBy } from 'es-toolkit/array';
import { replaceWord } from '../names/textAt.ts';
import { Lines } from '../read/lines.ts';
import type { FileEdit } from '../read/textEdit.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { isOfGate } from './gatePlaces.ts';
import { isMisspelt } from './meantWord.ts';
import { isRarer, works, type Bench, type CheckedDraft, type Repair } from './repair.ts';
import { MOST_TRIED, wordsOf } from './words.ts';

/** Names of the project: those of the language cannot be misspelt where they are defined. */
const UNKNOWN_NAME =
  /^unknown-(?:resource|field|permission|setting|role|form|tab|action|route|api-address)$/;
const QUOTED = /'([^']+)'/;

/**
 * Repairs of names that are misspelt where they are defined: the uses of the right name are findings, and the name that
 * is defined instead stands less often; when both stand as often, the last commit knows which is new. The definition
 * gets the name of its uses when that ends all these findings, and no other name would do as well.
 *
 * @param gates whether definitions that decide who reaches something are repaired, too
 */
export async function definitionRepairs(
  bench: Bench,
  checked: CheckedDraft,
  gates: boolean,
): Promise<readonly Repair[]> {
  const unknown = checked.diagnostics.filter(({ rule }) => UNKNOWN_NAME.test(rule));
  if (unknown.length === 0) return [];
  const words = [...wordsOf(checked.sources, checked.context)];
  const repairs: Repair[] = [];
  for (const [used, findings] of Object.entries(groupBy(unknown, usedName))) {
    const tried = words
      .filter((word) => word !== used && isMisspelt({ written: used, meant: word }))
      .filter((word) => findings.some((finding) => isRarer(bench, checked, finding, word, used)))
      .flatMap((word) => renamed(bench, checked, { word, used, findings }, gates) ?? []);
    if (tried.length === 0 || tried.length > MOST_TRIED) continue;
    const working: Repair[] = [];
    for (const repair of tried) if (await works(bench, checked, repair)) working.push(repair);
    if (working.length === 1) repairs.push(...working);
  }
  return repairs;
}

function usedName({ message }: Diagnostic): string {
  return QUOTED.exec(message)?.[1] ?? '';
}

/** The repair that writes the name of the uses wherever the other one stands; of a name made of parts, its part. */
function renamed(
  { draft }: Bench,
  { sources }: CheckedDraft,
  { word, used, findings }: Record<'word' | 'used', string> & { findings: readonly Diagnostic[] },
  gates: boolean,
): Repair | undefined {
  for (const [wrong, right] of steps(word, used)) {
    const edits = sources.manifests.flatMap(({ path }) =>
      replaceWord({ path, text: draft.read(path) ?? '' }, wrong, right),
    );
    const [first] = edits;
    const [finding] = findings;
    // More places than findings are uses of another name.
    if (!first || !finding || edits.length > findings.length) continue;
    const textOf = (edit: FileEdit) => draft.read(edit.file) ?? '';
    const ofGate = edits.some((edit) =>
      isOfGate(textOf(edit), { ...finding, file: edit.file }, edit),
    );
    if (ofGate && !gates) return undefined;
    return {
      kind: 'suggestion',
      about: `'${wrong}' becomes '${right}'.`,
      file: first.file,
      line: new Lines(textOf(first)).range(first.start, first.end).start.line,
      edits,
      findings,
    };
  }
  return undefined;
}

/** A name and the other one as a whole, then the one segment, then the one word in which they differ. */
function steps(word: string, used: string): readonly (readonly [string, string])[] {
  const parts = [/[./:]/, /[^A-Za-z0-9]/].map((separator) => {
    const [ones, others] = [word.split(separator), used.split(separator)];
    const different = ones.flatMap((one, at) => {
      const other = others[at] ?? '';
      return one === other ? [] : [[one, other] as const];
    });
    return ones.length === others.length && different.length === 1 ? different : [];
  });
  return [[word, used] as const, ...parts.flat()];
}
