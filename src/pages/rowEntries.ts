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

/** With more actions, the rest is in a menu (spec 1, section 2.7). */
export const ROW_ACTIONS_IN_VIEW = 2;

/**
 * Splits actions into those shown in the row and those in its menu. Of many, the row shows those that
 * the manifest puts there, else only the first that is enabled and not destructive. Where none can be used it says why.
 */
export function splitEntries(entries: readonly RowEntry[]): {
  readonly inView: readonly RowEntry[];
  readonly underMenu: readonly RowEntry[];
} {
  if (entries.length <= ROW_ACTIONS_IN_VIEW) {
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
  const first = open.find(({ danger }) => !danger) ?? entries[0];
  const inView = named.length > 0 ? named : entries.filter((entry) => entry === first);
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
