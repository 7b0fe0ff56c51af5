import type { fetchUtils } from 'ra-core';
import type { CallMeta } from './callMeta.ts';
import { modelAddress } from './modelAddress.ts';
import { messageFor } from './errorMessages.ts';
import { ApiError, isApiError } from './errors.ts';
import type { Method, RequestFunction } from './request.ts';

type RestClient = typeof fetchUtils.fetchJson;

/**
 * The HTTP client of ra-data-simple-rest for single records, over our request function.
 *
 * @param meta of this call: query, and PATCH instead of PUT
 */
export function createRestClient(request: RequestFunction, meta: CallMeta): RestClient {
  return async (url, options = {}) => {
    const address = String(url).replace(/^\//, '');
    if (/(^|\/)\.{0,2}$/.test(address)) throw noSuchRecord(address);
    const call = request<unknown>(modelAddress(address), {
      method: methodOf(options.method, meta),
      raw: true,
      quiet: meta.quiet,
      ...(meta.query && { query: meta.query }),
      ...(typeof options.body === 'string' && {
        body: options.body,
        headers: {
          'Content-Type': 'application/json',
          ...(meta.timeZone !== undefined && { 'X-TZ': meta.timeZone }),
        },
      }),
      ...(options.signal && { signal: options.signal }),
    });
    const answer = await call.catch(tellReactAdmin);
    return { status: answer.status, headers: answer.headers, body: '', json: answer.body };
  };
}

function methodOf(method: string | undefined, meta: CallMeta): Method {
  if (method === 'PUT') return meta.method ?? 'PUT';
  return method === 'POST' || method === 'DELETE' ? method : 'GET';
}

/** react-admin's forms read the messages of their fields from `body.errors` (ra-core, useEditController). */
function tellReactAdmin(error: unknown): never {
  if (isApiError(error) && error.fields) {
    Object.assign(error, { body: { ...Object(error.body), errors: error.fields } });
  }
  throw error;
}

/** For an id such as `..`, which would leave the resource's address. */
function noSuchRecord(address: string): ApiError {
  return new ApiError(
    { kind: 'not-found', status: 404, address },
    messageFor('not-found', undefined),
  );
}
