import type { Diagnostic } from '../report/diagnostic.ts';
import type { Edit } from '../names/edit.ts';
import type { Move } from '../names/moves.ts';
import { NAME_KINDS, namesOf, type Name, type NamedProject } from '../names/name.ts';
import { renameEdits } from '../names/rename.ts';
import { nearest } from '../schema/nearest.ts';
import { addressEdits, addressesOf, keepOldAddresses } from './renameAddress.ts';
import { newFindings, type Bench, type CheckedDraft } from './repair.ts';

/** What can be renamed. The server gives settings their names. */
export const RENAMED_KINDS = [
  ...NAME_KINDS.filter((kind) => kind !== 'setting'),
  'address',
] as const;

interface RenameAsked extends Omit<Name, 'kind'> {
  /** An address of a view is no name, but where a page stands. */
  readonly kind: (typeof RENAMED_KINDS)[number];
  readonly newName: string;
  /** Renames what is probably the same in hand-written code, too. */
  readonly likely: boolean;
}

type Renamed =
  | { readonly kind: 'unknown'; readonly suggestion: string | undefined }
  | { readonly kind: 'refused'; readonly because: string }
  /** Something would be wrong afterwards: nothing is changed. */
  | { readonly kind: 'wrong'; readonly findings: readonly Diagnostic[] }
  | {
      readonly kind: 'renamed';
      readonly edits: readonly Edit[];
      readonly moves: readonly Move[];
      /** Places that have the same word; only the type checker or a user knows whether they mean it. */
      readonly left: readonly Edit[];
    };

/**
 * Renames something in a draft, in manifests, catalogues, hand-written code and names of files. Keeps the draft as it
 * was when the compiler finds more afterwards.
 *
 * @param before the draft, checked
 */
export async function renameInDraft(
  { draft, check }: Bench,
  before: CheckedDraft,
  { kind, name, newName, likely }: RenameAsked,
): Promise<Renamed> {
  const { context, sources, code } = before;
  const named: NamedProject = { ...context, sources, code };
  const names = kind === 'address' ? new Set(addressesOf(named)) : namesOf(named, kind);
  if (!names.has(name)) return { kind: 'unknown', suggestion: nearest(name, names) };
  const rename =
    kind === 'address'
      ? addressEdits(named, name, newName)
      : renameEdits(named, { kind, name }, newName);
  if (rename.kind === 'refused') return rename;
  const left = likely ? [] : rename.edits.filter(({ doubt }) => doubt === 'likely');
  const edits = rename.edits.filter((edit) => !left.includes(edit));
  const moves = 'moves' in rename ? rename.moves : [];
  const taken = moves.find(({ to }) => draft.read(to) !== undefined);
  if (taken) return { kind: 'refused', because: `There is already a file ${taken.to}.` };
  const state = draft.state();
  if (!draft.edit(edits)) {
    return { kind: 'refused', because: 'Two places of the name overlap. Rename it by hand.' };
  }
  for (const { from, to } of moves) draft.move(from, to);
  if ('moved' in rename) keepOldAddresses(draft, rename.moved);
  const { diagnostics } = await check();
  const findings = newFindings(before.diagnostics, diagnostics);
  if (findings.length > 0) {
    draft.restore(state);
    return { kind: 'wrong', findings };
  }
  return { kind: 'renamed', edits, moves, left };
}
