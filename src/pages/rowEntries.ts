import { type ReferenceScope, resolveReferences } from '../../codegen/model/references.ts';
import type { Offer } from '../../codegen/model/offers.ts';
import { appliesTo } from '../../codegen/model/offerState.ts';
import type { Choice } from '../controls/menus/choice.ts';
import type { FieldRecord } from '../fields/values.ts';

/** What can be done with a row or a selection. */
export interface RowEntry extends Choice {
  /** Of many, one that stands in the row where it can be used. */
  readonly inRow?: boolean | undefined;
}

/** The buttons of a row, and the entries of its menu. */
export interface SplitEntries {
  readonly inView: readonly RowEntry[];
  readonly underMenu: readonly RowEntry[];
}

/** With more actions, the rest is in a menu (spec 1, section 2.7). */
export const ROW_ACTIONS_IN_VIEW = 2;

/**
 * Splits actions into those shown in the row and those in its menu. Of many, the row shows those that
 * the manifest puts there, else the first that are enabled and not destructive. Where none can be used it says why.
 *
 * @param room for buttons, the one of the menu included
 */
export function splitEntries(
  entries: readonly RowEntry[],
  room = ROW_ACTIONS_IN_VIEW,
): SplitEntries {
  if (entries.length <= room) {
    // Destructive actions come last, where nobody presses them by habit.
    const inView = entries.toSorted((one, other) => rank(one) - rank(other));
    return { inView, underMenu: [] };
  }
  const open = entries.filter(({ closed }) => closed === undefined);
  const named = open.filter(({ inRow }) => inRow);
  const missed = entries.find(({ inRow, danger }) => inRow && !danger);
  if (open.length === 0 && missed?.closed !== undefined) {
    return { inView: [{ ...missed, label: missed.closed }], underMenu: [] };
  }
  const safe = open.filter((entry) => !entry.danger && !named.includes(entry));
  const first = [...named, ...safe].slice(0, Math.max(named.length, room - 1));
  const inView = first.length > 0 ? first : entries.slice(0, 1);
  return {
    inView: inView.toSorted((one, other) => rank(one) - rank(other)),
    underMenu: entries.filter((entry) => !inView.includes(entry)),
  };
}

function rank({ danger = false }: RowEntry): number {
  return danger ? 1 : 0;
}

/** The selected records that an offer changes: those that its `skip` does not name. */
export function changedBy<Row extends FieldRecord>(
  { skip }: Pick<Offer, 'skip'>,
  records: readonly Row[],
  me: FieldRecord,
): readonly Row[] {
  return skip ? records.filter((record) => !appliesTo(skip, record, me)) : records;
}

/** The query of a link, its references resolved; parameters without a value are left out. */
export function pageQuery(
  query: Readonly<Record<string, string>> | undefined,
  scope: ReferenceScope,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(query ?? {}).flatMap(([name, value]) => {
      const found = resolveReferences(value, scope);
      return found === undefined || found === null || found === '' ? [] : [[name, String(found)]];
    }),
  );
}
