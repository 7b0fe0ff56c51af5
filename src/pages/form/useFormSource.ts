import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import type { FormModel, ResourceDefinition } from '../../../codegen/model/resources.ts';
import { loadMetadata } from '../../api/client.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { nestedAddress, parentNames } from '../../api/nestedAddress.ts';
import type { FieldsMetadata, Metadata } from '../../api/metadata.ts';
import { kindOf, kindQuery } from '../../fields/kinds.ts';

/** Of the keys under which forms keep what they start from. */
export const FORM_SOURCE = 'form';

/** What a form starts from: the server's metadata, and the record it changes or copies. */
export interface FormSource {
  readonly metadata: FieldsMetadata | undefined;
  readonly record: RaRecord | undefined;
  /** Which kind of record it is, where there are several. */
  readonly kind?: string | undefined;
}

/**
 * Loads both at once and afresh each time a form is opened: what is edited must not be a row that
 * some list remembered. Without metadata the form goes by its manifest (spec 1, section 8).
 *
 * @param id the record to change or to copy; undefined for a new one
 * @param query of the address: the kind of the record, and the record that a nested one lives below
 */
export function useFormSource(
  definition: ResourceDefinition,
  method: 'POST' | FormModel['updateMethod'],
  id: string | undefined,
  query: Readonly<Record<string, string | undefined>> = {},
) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const parents = parentNames(definition.api).map((name) => query[name]);
  return useQuery({
    queryKey: [definition.id, FORM_SOURCE, method, id, kindOf(definition, query), parents],
    queryFn: async ({ signal }): Promise<FormSource> => {
      // An address without the record it lives below fails here: the page says so.
      const api = nestedAddress(definition.api, query);
      const reading =
        id === undefined
          ? undefined
          : provider.getOne<RaRecord>(definition.id, { id, meta: { within: query }, signal });
      // Where only the record knows its kind, it comes first: the kind decides what is described.
      const asked = definition.variants && query[definition.variants.by] === undefined;
      const kind = kindOf(definition, query, asked ? (await reading)?.data : undefined);
      const [metadata, one] = await Promise.all([
        loadMetadata(api, { list: true, query: kindQuery(definition, kind) }),
        reading,
      ]);
      return { metadata: fieldsFor(metadata, method), record: one?.data, kind };
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
