import type { RaRecord } from 'ra-core';
import type { FormModel, ResourceDefinition } from '../../../codegen/model/resources.ts';
import { request } from '../../api/client.ts';
import { modelAddress } from '../../api/modelAddress.ts';

/** react-admin wants an id in every record; the one record of a resource is called by the resource. */
function asRecord(definition: ResourceDefinition, body: unknown): RaRecord {
  return { ...(typeof body === 'object' && body), id: definition.id };
}

/** Reads the one record of a resource: GET of its own address (contract: settings, section 0). */
export async function readSingle(
  definition: ResourceDefinition,
  signal?: AbortSignal,
): Promise<RaRecord> {
  const query = definition.single ?? {};
  const options = { query, quiet: true, ...(signal && { signal }) };
  return asRecord(definition, await request(modelAddress(definition.api), options));
}

/** Changes it, and gives it as it is now. @param data what the form holds, secrets encrypted */
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
