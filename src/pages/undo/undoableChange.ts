import { REFERENCE } from '../../../codegen/model/references.ts';
import type { Offer } from '../../../codegen/model/offers.ts';
import type { FieldRecord } from '../../fields/values.ts';

/** What restores the state before an action. */
type UndoableChange =
  /** The switch goes back. */
  | { readonly kind: 'switch'; readonly on: boolean }
  /** Each changed row gets the values that it had. */
  | {
      readonly kind: 'restore';
      readonly address: string;
      readonly items: readonly Readonly<{ id: string } & Record<string, unknown>>[];
    };

/**
 * How an action is undone: a switch by switching back, a PATCH of selected rows with fixed values
 * by the values that the rows had. Other calls have no known inverse.
 *
 * @param on the state that the switch was given
 * @param rows the selected rows as they were before
 * @returns undefined when it cannot be undone, or nothing has changed
 */
export function undoableChange(
  { does }: Pick<Offer, 'does'>,
  on: boolean | undefined,
  rows: readonly FieldRecord[],
): UndoableChange | undefined {
  if (does.kind === 'toggle') return on === undefined ? undefined : { kind: 'switch', on: !on };
  if (does.kind !== 'each' || does.method !== 'PATCH') return undefined;
  const set = Object.entries(does.each).filter(([name]) => name !== 'id');
  const isFixed = set.every(([, value]) => !(typeof value === 'string' && REFERENCE.test(value)));
  const isKnown = rows.every((row) => set.every(([name]) => row[name] !== undefined));
  if (!isFixed || !isKnown) return undefined;
  const items = rows
    .filter((row) => set.some(([name, value]) => row[name] !== value))
    .map((row) => ({
      id: String(row.id),
      ...Object.fromEntries(set.map(([name]) => [name, row[name]])),
    }));
  return items.length === 0 ? undefined : { kind: 'restore', address: does.address, items };
}
