import { countBy } from 'es-toolkit/array';
import { misspelt } from '../link/evidence.ts';
import type { LinkContext } from '../link/rule.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import type { SourceFile, SourceSet } from '../read/sources.ts';
import type { Draft, DraftState } from './draft.ts';
import type { FileEdit } from '../read/textEdit.ts';
import { countsOf } from '../report/reporter.ts';

type RepairKind = 'suggestion' | 'rename-text' | 'remove-text' | 'add-text';

/** One thing that `fix` puts right. */
export interface Repair {
  readonly kind: RepairKind;
  /** What is done, as a sentence. */
  readonly about: string;
  readonly file: string;
  /** 1-based, before anything is changed. */
  readonly line: number;
  readonly edits: readonly FileEdit[];
  /** What is made after all edits; false when it cannot be. */
  readonly make?: (draft: Draft) => boolean;
  /** The findings that must be gone afterwards. */
  readonly findings: readonly Diagnostic[];
}

/** A project with the changes of a draft, and what the compiler finds in it. */
export interface CheckedDraft {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: SourceSet;
  /** Hand-written code. */
  readonly code: readonly SourceFile[];
  readonly context: LinkContext;
}

/** The draft, and a function that checks it as `validate` does. */
export interface Bench {
  readonly draft: Draft;
  readonly check: () => Promise<CheckedDraft>;
  /** The project as it was committed last: it knows which of two names is new. */
  readonly committed?: (() => SourceSet) | undefined;
}

/** Makes the changes of repairs together; false when they do not go together. */
function stage({ draft }: Bench, repairs: readonly Repair[]): boolean {
  return (
    draft.edit(repairs.flatMap(({ edits }) => edits)) &&
    repairs.every(({ make }) => make?.(draft) ?? true)
  );
}

/**
 * Makes repairs in a draft that was in this state.
 *
 * @returns the draft afterwards, when it is better; otherwise undefined
 */
async function tried(
  bench: Bench,
  state: DraftState,
  before: CheckedDraft,
  repairs: readonly Repair[],
): Promise<CheckedDraft | undefined> {
  bench.draft.restore(state);
  if (!stage(bench, repairs)) return undefined;
  const after = await bench.check();
  return isBetter(before, after, repairs, filesSince(bench, state)) ? after : undefined;
}

/** The files that a draft has changed since it was in this state. */
function filesSince({ draft }: Bench, state: DraftState): ReadonlySet<string> {
  const now = draft.state();
  const paths = [...state.keys(), ...now.keys()];
  return new Set(paths.filter((path) => now.get(path) !== state.get(path)));
}

/**
 * Makes the repairs that leave the project better: those findings are gone, there are no more errors and no more
 * findings than before (a text to be translated does not count), and none that is new in a file that was edited,
 * unless mistakes in that file hid it before. All together where that works, else each that goes with those before it.
 *
 * @returns the repairs that were made
 */
export async function makeRepairs(
  bench: Bench,
  before: CheckedDraft,
  repairs: readonly Repair[],
): Promise<readonly Repair[]> {
  if (repairs.length === 0) return [];
  const state = bench.draft.state();
  if (await tried(bench, state, before, repairs)) return repairs;
  const made: Repair[] = [];
  for (const repair of repairs.length > 1 ? repairs : []) {
    if (await tried(bench, state, before, [...made, repair])) made.push(repair);
  }
  bench.draft.restore(state);
  if (made.length > 0) stage(bench, made);
  return made;
}

/** Whether a repair alone leaves the project better. The draft stays as it is. */
export async function works(bench: Bench, before: CheckedDraft, repair: Repair): Promise<boolean> {
  const state = bench.draft.state();
  const made = await makeRepairs(bench, before, [repair]);
  bench.draft.restore(state);
  return made.length > 0;
}

/** Whether the project writes a word less often than another one; when both as often, it did when it was committed. */
export function isRarer(
  { committed }: Bench,
  { sources }: CheckedDraft,
  finding: Diagnostic,
  word: string,
  other: string,
): boolean {
  const now = misspelt(sources, finding, word, other);
  const verdict =
    now === 'undecided' && committed ? misspelt(committed(), finding, word, other) : now;
  return verdict === 'written';
}

/**
 * Of repairs whose findings may follow from one another, makes those that are a cause: the one first that leaves the
 * fewest findings, and then those of findings that are still there.
 *
 * @returns the repairs that were made
 */
export async function makeCauses(
  bench: Bench,
  before: CheckedDraft,
  repairs: readonly Repair[],
): Promise<readonly Repair[]> {
  if (repairs.length < 2) return makeRepairs(bench, before, repairs);
  const state = bench.draft.state();
  const alone: { readonly repair: Repair; readonly left: ReadonlySet<string> }[] = [];
  for (const repair of repairs) {
    const after = await tried(bench, state, before, [repair]);
    if (after) alone.push({ repair, left: new Set(after.diagnostics.map(identity)) });
  }
  bench.draft.restore(state);
  const chosen: Repair[] = [];
  let left = new Set(before.diagnostics.map(identity));
  for (const one of alone.toSorted((a, b) => a.left.size - b.left.size)) {
    if (!one.repair.findings.every((finding) => left.has(identity(finding)))) continue;
    chosen.push(one.repair);
    left = new Set([...left].filter((finding) => one.left.has(finding)));
  }
  return makeRepairs(bench, before, chosen);
}

/** What `validate` reports only after something else was put right. */
const TO_TRANSLATE = 'untranslated-text';

function isBetter(
  before: CheckedDraft,
  after: CheckedDraft,
  repairs: readonly Repair[],
  edited: ReadonlySet<string>,
): boolean {
  const counted = countBy(before.diagnostics, identity);
  const left = countBy(after.diagnostics, identity);
  const more = (finding: Diagnostic): number =>
    (left[identity(finding)] ?? 0) - (counted[identity(finding)] ?? 0);
  const isGone = ({ findings }: Repair) => findings.every((finding) => more(finding) < 0);
  if (
    !repairs.every(isGone) ||
    countsOf(after.diagnostics).errors > countsOf(before.diagnostics).errors ||
    othersIn(after) > othersIn(before)
  )
    return false;
  const isAtRepair = ({ file, range }: Diagnostic): boolean =>
    repairs.some((repair) => repair.file === file && repair.line === range.start.line);
  const hiding = new Set(before.context.project.broken.map(({ file }) => file));
  return after.diagnostics.every(
    (finding) =>
      finding.rule === TO_TRANSLATE ||
      more(finding) <= 0 ||
      !edited.has(finding.file) ||
      (hiding.has(finding.file) && !isAtRepair(finding)),
  );
}

/** What a finding is about, wherever its line has moved to. */
export function identity({ rule, file, message }: Diagnostic): string {
  return `${rule}\n${file}\n${message}`;
}

/** Findings that were not there before. */
export function newFindings(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): readonly Diagnostic[] {
  const old = new Set(before.map(identity));
  return after.filter((finding) => !old.has(identity(finding)));
}

function othersIn({ diagnostics }: CheckedDraft): number {
  return diagnostics.filter(({ rule }) => rule !== TO_TRANSLATE).length;
}
