import type { RaRecord } from 'ra-core';
import { fieldsOf } from '../../../../codegen/model/conditions.ts';
import type { Cell } from '../../../../codegen/model/fields.ts';
import type { BadgeModel } from '../../../../codegen/model/detailParts.ts';
import { fieldValue, isEmpty } from '../../../fields/values.ts';
import { isNaming, type ListColumn } from '../useListDefinition.ts';

/** A second line has room for this many. */
const MOST_FACTS = 3;

/** Cells that say as little as a badge. */
const STATES: readonly Cell[] = ['yes-no', 'yes-only', 'choice', 'reachability'];

/** The columns of a list as its cards show them. */
export interface CardColumns {
  /** Names the record. */
  readonly name: ListColumn | undefined;
  /** The others in the order of the list, without those that the badges say. */
  readonly facts: readonly ListColumn[];
}

/** Divides the columns of a list: the first with a link to the record names it, otherwise the first. */
export function cardColumns(
  columns: readonly ListColumn[],
  badges: readonly BadgeModel[],
): CardColumns {
  const name = columns.find(isNaming) ?? columns[0];
  const told = new Set(
    badges.flatMap((badge) => (badge.kind === 'state' ? fieldsOf(badge.when) : [])),
  );
  return {
    name,
    facts: columns.filter(
      (column) =>
        column !== name &&
        column.rich?.kind !== 'badges' &&
        !(STATES.includes(column.cell) && told.has(column.field)),
    ),
  };
}

/** The first facts of a record that have a value, or are fetched. */
export function factsOf(record: RaRecord, facts: readonly ListColumn[]): readonly ListColumn[] {
  return facts
    .filter(
      ({ model, rich, slot, cell }) =>
        rich?.kind === 'names' ||
        slot !== undefined ||
        !(cell === 'yes-only'
          ? fieldValue(model, record) !== true
          : isNothing(fieldValue(model, record))),
    )
    .slice(0, MOST_FACTS);
}

/** Some texts of the server are a hyphen where there is nothing to say. */
function isNothing(value: unknown): boolean {
  return isEmpty(value) || value === '-';
}
