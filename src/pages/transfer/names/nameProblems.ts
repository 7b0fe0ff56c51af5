import type { Problem } from '../../../fields/problem.ts';
import type { CellProblem, CheckRow } from '../checkRow.ts';
import { perRow } from '../perRow.ts';
import type { ImportNames, NamedEntry } from './importNames.ts';
import { unmistakable } from './resolveName.ts';

/** The checks of a row with those of its names; a name that is still looked up is no problem. */
export function withNameProblems(check: CheckRow, names: ImportNames): CheckRow {
  return perRow((row) => {
    const own = check(row);
    const ofNames = names.columns.flatMap((column): readonly CellProblem[] => {
      if (own.some(({ field }) => field === column.field)) return [];
      const problem = names.entries(row, column).map(entryProblem).find(Boolean);
      return problem ? [{ field: column.field, label: column.label, problem }] : [];
    });
    return ofNames.length === 0 ? own : [...own, ...ofNames];
  }, names.version);
}

/** Why an entry cannot be sent, and what could be meant. */
export function entryProblem({ entry, taken, isSendable }: NamedEntry): Problem | undefined {
  switch (taken?.kind) {
    case undefined:
    case 'found':
      return undefined;
    case 'ambiguous':
    case 'unknown': {
      const { kind, candidates } = taken;
      const values = {
        entry,
        candidates: candidates.map((one) => unmistakable(one, candidates)).join(', '),
      };
      if (kind === 'ambiguous') return { key: 'transfer.names.ambiguous', values };
      return candidates.length === 0
        ? { key: 'transfer.names.unknown', values }
        : { key: 'transfer.names.similar', values };
    }
    case 'unread':
      return isSendable ? undefined : { key: `transfer.names.${taken.reason}`, values: { entry } };
  }
}
