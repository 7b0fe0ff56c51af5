import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ImportRow } from './importRow.ts';
import type { TaskContent } from './importTask.ts';
import type { KeptImport } from './journal.ts';

/**
 * Restores an import after a reload. A row whose answer never arrived is marked and not sent again
 * by itself; rows without their secrets wait for them.
 *
 * @param unheard message for a row whose answer never arrived
 */
export function restoreImport(
  kept: KeptImport,
  fields: readonly FieldModel[],
  unheard: string,
): TaskContent {
  const columns = kept.columns.map((column) => {
    const model = fields.find(({ name }) => name === column.field);
    return { ...column, ...(model && { model }) };
  });
  const rows = kept.rows.map((row, index): ImportRow => {
    const outcome = kept.outcomes.get(index);
    const status = outcome?.status ?? 'pending';
    const lost = outcome?.values ? outcome.lost : row.lost;
    return {
      index,
      values: outcome?.values ?? row.values,
      status: status === 'sent' ? { error: unheard, unheard: true } : status,
      ...(outcome?.recordId !== undefined && { recordId: outcome.recordId }),
      ...(lost && { lost }),
    };
  });
  return { kind: kept.kind, fileName: kept.fileName, columns, ignored: kept.ignored, rows };
}
