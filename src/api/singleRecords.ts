import type { DataProvider } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import type { CallMeta } from './callMeta.ts';
import type { RequestFunction } from './request.ts';
import { createRestClient } from './restClient.ts';

/** The verbs for one record: `ra-data-simple-rest` over our request function. */
export function createSingleRecords(request: RequestFunction, meta: CallMeta): DataProvider {
  return simpleRestProvider('', createRestClient(request, meta));
}
