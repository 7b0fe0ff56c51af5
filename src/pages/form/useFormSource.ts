import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import type { FormModel, ResourceDefinition } from '../../../codegen/model/resources.ts';
import { loadMetadata } from '../../api/client.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { nestedAddress } from '../../api/nestedAddress.ts';
import type { FieldsMetadata, Metadata } from '../../api/metadata.ts';

/** What a form starts from: the server's metadata, and the record it changes or copies. */
export interface FormSource {
  readonly metadata: FieldsMetadata | undefined;
  readonly record: RaRecord | undefined;
}

/**
 * Loads both at once and afresh each time a form is opened: what is edited must not be a row that
 * some list remembered. Without metadata the form goes by its manifest (spec 1, section 8).
 *
 * @param id the record to change or to copy; undefined for a new one
 * @param within the query of the page, which names the record that a nested one lives below
 */
export function useFormSource(
  definition: ResourceDefinition,
  method: 'POST' | FormModel['updateMethod'],
  id: string | undefined,
  within: Readonly<Record<string, string>> = {},
) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: [definition.id, 'form', method, id, within],
    queryFn: async ({ signal }): Promise<FormSource> => {
      const [metadata, one] = await Promise.all([
        loadMetadata(nestedAddress(definition.api, within), { list: true }),
        id === undefined
          ? undefined
          : provider.getOne<RaRecord>(definition.id, { id, meta: { within }, signal }),
      ]);
      return { metadata: fieldsFor(metadata, method), record: one?.data };
    },
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Lists that take no arrays describe POST alone; their updates take the same fields. */
function fieldsFor(
  metadata: Metadata | undefined,
  method: 'POST' | FormModel['updateMethod'],
): FieldsMetadata | undefined {
  return metadata?.actions[method] ?? metadata?.actions.POST;
}
