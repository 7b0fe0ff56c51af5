import { isEqual } from 'es-toolkit/predicate';
import type { ResourceId } from '#project/generated/names.ts';
import { get, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { labelOf } from '@gatehouse-console/engine/sandbox/core/labelOf.ts';
import type {
  Call,
  Endpoint,
  Operation,
  RelatedIds,
  ServerResource,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { RecordValues } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { findRow, recordOf } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { fromStored } from '@gatehouse-console/engine/sandbox/resources/values.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { isIn } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import type { Row, SqlValue } from '@gatehouse-console/engine/sandbox/store/database.ts';
import { isLaterServer } from '../laterServer.ts';
import { recordInLogs } from './logRows.ts';

const LOG: ResourceId = 'audits.operatelog';

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
  readonly related: RelatedIds | undefined;
}

/** Old and new values, by the names of the fields. */
export interface Changes {
  readonly before: RecordValues;
  readonly after: RecordValues;
}

/** Keeps what an operation changed, where the version of the server does. */
export function keepChanges({ sandbox }: Call, id: string, changes: () => Changes): void {
  if (!isLaterServer(sandbox)) return;
  sandbox.database.run('INSERT INTO operation_changes (id, changes) VALUES (?, ?)', [
    id,
    JSON.stringify(changes()),
  ]);
}

/** What an operation changed, without secrets; related records by their names. */
export function changesOf(operation: LoggedOperation, call: Call): Changes {
  const { resource, action, row, values, before = {} } = operation;
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
  const related = relatedChanges(operation, call);
  return {
    before: action === 'update' ? { ...shown(before), ...related.before } : {},
    after: { ...shown(row), ...related.after },
  };
}

/** The relations that an operation wrote and that are not as they were. */
function relatedChanges(
  { resource, values, related = new Map<string, readonly SqlValue[]>() }: LoggedOperation,
  call: Call,
): Changes {
  const changes = resource.fields.flatMap((field) => {
    const target = call.sandbox.resources.get(field.to ?? '');
    if (!target || !related.has(field.name)) return [];
    const namesOf = (ids: unknown) =>
      rowsWhere(call.sandbox, target.id, isIn('id', [ids].flat())).map((row) =>
        recordInLogs(target, row, call),
      );
    const [before, after] = [namesOf(related.get(field.name)), namesOf(values[field.name])];
    return isEqual(before, after) ? [] : [{ label: labelOf(field, resource, call), before, after }];
  });
  return {
    before: Object.fromEntries(changes.map(({ label, before }) => [label, before])),
    after: Object.fromEntries(changes.map(({ label, after }) => [label, after])),
  };
}
