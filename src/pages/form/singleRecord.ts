import type { RaRecord } from 'ra-core';
import type { FormModel } from '../../../codegen/model/forms.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { request } from '../../api/client.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import { objectOf } from '../../api/unknownValues.ts';

/** react-admin needs an id in every record: the single record gets the name of its resource. */
function asRecord(definition: ResourceDefinition, body: unknown): RaRecord {
  return { ...objectOf(body), id: definition.id };
}

/** Reads a single record: GET of the resource's address (contract: settings, section 0). */
export async function readSingle(
  definition: ResourceDefinition,
  signal?: AbortSignal,
): Promise<RaRecord> {
  const query = definition.single ?? {};
  const options = { query, quiet: true, ...(signal && { signal }) };
  return asRecord(definition, await request(modelAddress(definition.api), options));
}

/** Saves a single record and returns the answer. @param data values of the form, secrets encrypted */
export async function saveSingle(
  definition: ResourceDefinition,
  method: FormModel['updateMethod'],
  data: Readonly<Record<string, unknown>>,
): Promise<RaRecord> {
  const query = definition.single ?? {};
  const body = await request(modelAddress(definition.api), {
    method,
    query,
    body: data,
    quiet: true,
  });
  return asRecord(definition, body);
}
