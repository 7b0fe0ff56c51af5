import type { Identifier } from 'ra-core';
import {
  resolveAddress,
  resolveReferences,
  type ReferenceScope,
} from '../../codegen/model/references.ts';
import type { ActionCall } from '../../codegen/model/resources.ts';
import { readQuery } from '../api/callMeta.ts';
import type { Method, Query } from '../api/request.ts';
import { plainText, type FieldRecord } from '../fields/values.ts';

export interface ActionRequest {
  readonly address: string;
  readonly method: Method;
  readonly query?: Query;
  readonly body?: unknown;
}

type SingleCall = Exclude<ActionCall, { readonly kind: 'each' | 'open' | 'list' }>;

/**
 * The one request an action makes.
 *
 * @param api address of the resource, for a switch
 * @param spm token of the stored selection, for a call about a selection
 * @param on what a switch shall become
 */
export function actionRequest(
  call: SingleCall,
  api: string,
  scope: ReferenceScope,
  spm: string | undefined,
  on: boolean | undefined,
): ActionRequest {
  switch (call.kind) {
    case 'call':
      return {
        method: call.method,
        address: resolveAddress(call.address, scope),
        ...(call.body !== undefined && { body: resolveReferences(call.body, scope) }),
        ...(call.query && { query: queryOf(call.query, scope) }),
      };
    case 'spm':
      return {
        method: call.method,
        address: resolveAddress(call.address, scope),
        query: { spm },
      };
    case 'toggle':
      return {
        method: 'PATCH',
        address: `${api}/${encodeURIComponent(String(scope.record?.id ?? ''))}`,
        body: { [call.field]: on },
      };
  }
}

/**
 * Why an answer without an error is none of success, where the action says by which field to tell.
 *
 * @returns undefined for a success, else the server's words, which may be empty
 */
export function refusalIn(answer: unknown, success: string | undefined): string | undefined {
  if (success === undefined) return undefined;
  const facts: FieldRecord = typeof answer === 'object' && answer !== null ? { ...answer } : {};
  return facts[success] === true ? undefined : plainText(facts['msg']);
}

/** An item for each record of a selection, its references filled from that record. */
export function bulkItems(
  each: Readonly<Record<string, unknown>>,
  selection: readonly FieldRecord[],
  me: FieldRecord,
): readonly Readonly<{ id: Identifier } & Record<string, unknown>>[] {
  return selection.map((record) => ({
    id: String(record.id),
    ...Object.fromEntries(
      Object.entries(each).map(([name, value]) => [name, resolveReferences(value, { record, me })]),
    ),
  }));
}

/** A fixed query with its references filled; what finds no value is left out. */
export function queryOf(query: Readonly<Record<string, string>>, scope: ReferenceScope): Query {
  return readQuery(
    Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, resolveReferences(value, scope)]),
    ),
  );
}
