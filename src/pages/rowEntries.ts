import { holds, type Condition } from '../../codegen/model/conditions.ts';
import { type ReferenceScope, resolveReferences } from '../../codegen/model/references.ts';
import type { FieldRecord } from '../fields/values.ts';

/** One thing that can be done with a row: a link or a press. */
export interface RowEntry {
  readonly key: string;
  readonly label: string;
  readonly href?: string | undefined;
  readonly onPress?: () => void;
  /** Why it cannot be done now. */
  readonly closed?: string | undefined;
  readonly danger?: boolean | undefined;
}

/** More than this and the rest goes under a menu (spec 1, section 2.7). */
export const ROW_ACTIONS_IN_VIEW = 2;

/**
 * Which entries stand in the row and which under its menu: of many the first alone, or the first that
 * can be done now and destroys nothing.
 */
export function splitEntries(entries: readonly RowEntry[]): {
  readonly inView: readonly RowEntry[];
  readonly underMenu: readonly RowEntry[];
} {
  if (entries.length <= ROW_ACTIONS_IN_VIEW) {
    // What destroys stands last, where nobody presses it by habit.
    const inView = entries.toSorted((one, other) => rank(one) - rank(other));
    return { inView, underMenu: [] };
  }
  const handy = entries.find(({ closed, danger }) => closed === undefined && !danger);
  const first = handy ?? entries[0];
  return {
    inView: entries.filter((entry) => entry === first),
    underMenu: entries.filter((entry) => entry !== first),
  };
}

function rank({ danger = false }: RowEntry): number {
  return danger ? 1 : 0;
}

/** Does the condition of an action hold for this record? */
export function appliesTo(
  condition: Condition | undefined,
  record: FieldRecord,
  me: FieldRecord,
): boolean {
  return holds(condition, { values: record, mode: 'view', self: record.id === me.id });
}

/** The query a button carries to a page, its references filled; what finds no value is left out. */
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
