import { apiFacts } from '#project/generated/api.ts';
import type { DataProvider } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import type { CallMeta } from './callMeta.ts';
import { apiError } from './errorMessages.ts';
import { isApiError } from './errors.ts';
import { modelAddress } from './modelAddress.ts';
import type { Method, RequestFunction } from './request.ts';

/**
 * The verbs for one record: `ra-data-simple-rest` over our request function.
 *
 * @param meta of this call: query, PATCH where the API has PUT, an address without an id
 */
export function createSingleRecords(
  request: RequestFunction,
  meta: CallMeta,
  facts = apiFacts,
): DataProvider {
  return simpleRestProvider('', async (url, { method, body, signal } = {}) => {
    const address = addressOf(String(url), meta);
    const call = request<unknown>(modelAddress(address), {
      method: methodOf(method, meta.method ?? facts.update),
      raw: true,
      quiet: meta.quiet,
      ...(meta.query && { query: meta.query }),
      ...(typeof body === 'string' && {
        body,
        headers: {
          'Content-Type': 'application/json',
          ...(meta.timeZone !== undefined && { 'X-TZ': meta.timeZone }),
        },
      }),
      ...(signal && { signal }),
    });
    const answer = await call.catch(tellReactAdmin);
    return { status: answer.status, headers: answer.headers, body: '', json: answer.body };
  });
}

/** @throws ApiError for an id such as `..`, which would leave the resource's address */
function addressOf(url: string, { sole }: CallMeta): string {
  const address = url.replace(/^\//, '');
  if (sole) return address.slice(0, address.lastIndexOf('/'));
  if (!/(^|\/)\.{0,2}$/.test(address)) return address;
  throw apiError({ kind: 'not-found', status: 404, address });
}

function methodOf(method: string | undefined, update: 'PUT' | 'PATCH'): Method {
  if (method === 'PUT') return update;
  return method === 'POST' || method === 'DELETE' ? method : 'GET';
}

/** react-admin's forms read the messages of their fields from `body.errors` (ra-core, useEditController). */
function tellReactAdmin(error: unknown): never {
  if (isApiError(error) && error.fields) {
    Object.assign(error, { body: { ...Object(error.body), errors: error.fields } });
  }
  throw error;
}
