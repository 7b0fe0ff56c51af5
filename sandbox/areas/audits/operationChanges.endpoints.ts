import type { ResourceId } from '#project/generated/names.ts';
import { get, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { labelOf } from '@gatehouse-console/engine/sandbox/core/labelOf.ts';
import type {
  Call,
  Endpoint,
  Operation,
  ServerResource,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { RecordValues } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { findRow, recordOf } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { fromStored } from '@gatehouse-console/engine/sandbox/resources/values.ts';
import type { Row } from '@gatehouse-console/engine/sandbox/store/database.ts';

const LOG: ResourceId = 'audits.operatelog';
/** Later servers keep what an operation changed. */
const WITHOUT_CHANGES = 'v2.23';

/** `?type=action_detail`: what was before and what was after, by the names of the fields (recorded from v2.28). */
export const operationChanges: readonly Endpoint[] = [
  get('audits/operate-logs/:id', 'audits.view_operatelog', (call, { id = '' }) => {
    if (call.query.get('type') !== 'action_detail') return ok(recordOf(LOG, id, call));
    findRow(LOG, id, call);
    const row = call.sandbox.database.get('SELECT changes FROM operation_changes WHERE id = ?', [
      id,
    ]);
    return ok(JSON.parse(String(row?.['changes'] ?? '{"before":{},"after":{}}')));
  }),
];

interface LoggedOperation {
  readonly resource: ServerResource;
  readonly action: Operation;
  /** After the operation; of a deleted record, before it. */
  readonly row: Row;
  readonly values: RecordValues;
  readonly before: Row | undefined;
}

/** Keeps what an operation changed, without secrets. */
export function keepChanges(id: string, operation: LoggedOperation, call: Call): void {
  const { server, database } = call.sandbox;
  if (server === undefined || server === WITHOUT_CHANGES) return;
  database.run('INSERT INTO operation_changes (id, changes) VALUES (?, ?)', [
    id,
    JSON.stringify(changesOf(operation, call)),
  ]);
}

function changesOf(
  { resource, action, row, values, before = {} }: LoggedOperation,
  call: Call,
): { readonly before: RecordValues; readonly after: RecordValues } {
  const columns = [...resource.columns.values()].filter(
    ({ field: { name, type, writeOnly } }) =>
      type !== 'secret' &&
      !writeOnly &&
      (action === 'delete' || name in values) &&
      (action !== 'update' || before[name] !== row[name]),
  );
  const shown = (stored: Row): RecordValues =>
    Object.fromEntries(
      columns.map((column) => [
        labelOf(column.field, resource, call),
        fromStored(column, stored[column.field.name], call),
      ]),
    );
  if (action === 'delete') return { before: shown(row), after: {} };
  return { before: action === 'update' ? shown(before) : {}, after: shown(row) };
}
