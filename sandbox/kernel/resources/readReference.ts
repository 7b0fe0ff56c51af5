import { serverMessages } from '../core/serverMessages.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { quoted, type SqlValue } from '../store/database.ts';
import type { Call, ServerResource } from '../core/sandbox.ts';
import { scopeOf, UUID } from './query.ts';
import type { ErrorBody } from '../core/errors.ts';
import type { Message } from '../core/messages.ts';
import { typeName } from './typeName.ts';
import { both, equals } from '../core/sqlParts.ts';
import { hasRow } from './rows.ts';

/** A validated value, or its error. */
export type ReadValue = { readonly value: unknown } | { readonly error: ErrorBody };

export function problem(say: Message): ReadValue {
  return { error: [say] };
}

/**
 * Validates the id (or the key named by `options.value`) of a related record. A call can only refer to records
 * that it may see: none of another organization, and no user who is not a member of this one.
 */
export function readReference(
  field: Omit<FieldModel, 'name' | 'label'>,
  sent: unknown,
  call: Call,
): ReadValue {
  const target = call.sandbox.resources.get(field.to ?? '');
  const key = field.options?.value ?? 'id';
  if (!target) return typeof sent === 'object' ? problem(wrongKind(sent)) : { value: sent };
  if (key !== 'id') return readByName(target, key, sent, call);
  const value = target.server.idType === 'uuid' ? uuidOf(sent) : integerOf(sent);
  if (value === undefined) {
    return target.server.idType === 'uuid'
      ? problem({ say: serverMessages.notAUuid, with: { value: shown(sent) } })
      : problem(wrongKind(sent));
  }
  return exists(call, target, 'id', value)
    ? { value }
    : problem({ say: serverMessages.objectUnknown, with: { value } });
}

function readByName(target: ServerResource, key: string, sent: unknown, call: Call): ReadValue {
  if (typeof sent !== 'string' && typeof sent !== 'number') return problem(wrongKind(sent));
  return exists(call, target, key, sent)
    ? { value: sent }
    : problem({ say: serverMessages.objectUnknownBy, with: { field: key, value: sent } });
}

function exists(call: Call, target: ServerResource, key: string, value: SqlValue): boolean {
  return hasRow(
    call.sandbox,
    target.table,
    both(equals(quoted(key), value), scopeOf(target, call)),
  );
}

function uuidOf(sent: unknown): string | undefined {
  return typeof sent === 'string' && UUID.test(sent) ? sent.toLowerCase() : undefined;
}

function integerOf(sent: unknown): number | undefined {
  const value = typeof sent === 'string' || typeof sent === 'number' ? Number(sent) : Number.NaN;
  return Number.isInteger(value) ? value : undefined;
}

function wrongKind(sent: unknown) {
  return { say: serverMessages.notAPrimaryKey, with: { type: typeName(sent) } } as const;
}

function shown(sent: unknown): string {
  return typeof sent === 'string' ? sent : JSON.stringify(sent);
}
