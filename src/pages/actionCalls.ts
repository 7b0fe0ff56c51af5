import type { Identifier } from 'ra-core';
import {
  resolveAddress,
  resolveReferences,
  type ReferenceScope,
} from '../../codegen/model/references.ts';
import type { ActionEffect } from '../../codegen/model/offers.ts';
import { request } from '../api/client.ts';
import { modelAddress } from '../api/modelAddress.ts';
import { readQuery } from '../api/callMeta.ts';
import type { Method, Query, RequestOptions } from '../api/request.ts';
import { plainText, type FieldRecord } from '../fields/values.ts';
import { objectOf } from '../api/unknownValues.ts';

export interface ActionRequest {
  readonly address: string;
  readonly method: Method;
  readonly query?: Query;
  readonly body?: unknown;
}

type SingleCall = Exclude<
  ActionEffect,
  { readonly kind: 'each' | 'renew' | 'open' | 'page' | 'list' }
>;

/**
 * The request of an action.
 *
 * @param api address of the resource, for a switch
 * @param spm token of the stored selection, for a call about a selection
 * @param on the new state of a switch
 */
export function actionRequest(
  call: SingleCall,
  api: string,
  scope: ReferenceScope,
  spm?: string,
  on?: boolean,
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

/** Sends a request whose failure the caller tells. */
export function sendAction<Answer>(
  { address, ...call }: ActionRequest,
  options?: Pick<RequestOptions, 'signal' | 'timeoutMs'>,
): Promise<Answer> {
  return request<Answer>(modelAddress(address), { ...call, ...options, quiet: true });
}

/**
 * Reads a failure out of a 200 answer, for actions that name a success field.
 *
 * @returns undefined on success, else the server's message, which may be empty
 */
export function refusalIn(answer: unknown, success: string | undefined): string | undefined {
  if (success === undefined) return undefined;
  const facts = objectOf(answer);
  return facts[success] === true ? undefined : plainText(facts['msg']);
}

/** One item for each selected record, its references resolved from that record. */
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

/** A query with its references resolved; parameters without a value are left out. */
function queryOf(query: Readonly<Record<string, string>>, scope: ReferenceScope): Query {
  return readQuery(
    Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, resolveReferences(value, scope)]),
    ),
  );
}
