import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { loadMetadata } from '../../api/client.ts';
import type { FormSource } from './useFormSource.ts';
import { readSingle } from './singleRecord.ts';
import { useRequest } from '../../api/useRequest.ts';

/** The data of the form of a single record, loaded each time the page opens. */
export function useSingleSource(definition: ResourceDefinition) {
  const method = definition.form?.updateMethod ?? 'PATCH';
  return useRequest(
    [definition.id, 'single'],
    async (signal): Promise<FormSource> => {
      const [metadata, record] = await Promise.all([
        loadMetadata(definition.api, { query: definition.single ?? {} }),
        readSingle(definition, signal),
      ]);
      return {
        metadata: metadata?.actions[method],
        record,
        reread: () => readSingle(definition),
      };
    },
    {
      staleTime: Infinity,
      gcTime: 0,
    },
  );
}
