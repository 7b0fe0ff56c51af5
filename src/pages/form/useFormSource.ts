import { useDataProvider, type RaRecord } from 'ra-core';
import type { FormModel } from '../../../codegen/model/forms.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { loadMetadata } from '../../api/client.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { nestedAddress, parentNames } from '../../api/nestedAddress.ts';
import type { FieldsMetadata, Metadata } from '../../api/metadata.ts';
import { kindOf, kindQuery, namesKind } from '../../fields/kinds.ts';
import { useRequest } from '../../api/useRequest.ts';

/** First part of the query keys of form data. */
export const FORM_SOURCE = 'form';

/** The data of a form: the server's metadata, and the record that is edited or cloned. */
export interface FormSource {
  readonly metadata: FieldsMetadata | undefined;
  readonly record: RaRecord | undefined;
  /** The kind of the record, where there are several. */
  readonly kind?: string | undefined;
  /** Nobody may change this record: nothing else was loaded. */
  readonly closed?: boolean;
  /** Reads the record again: other users may change it while the form is open. */
  readonly reread?: () => Promise<RaRecord>;
}

/** The fields that the addresses of a form depend on: kind and parents. */
export function decidingFields({
  api,
  variants,
}: Pick<ResourceDefinition, 'api' | 'variants'>): readonly string[] {
  return [...(variants ? [variants.by] : []), ...parentNames(api)];
}

/**
 * Loads metadata and record each time a form is opened: the record must not be a cached row of a
 * list. Without metadata the form uses the manifest alone (spec 1, section 8). Typed values stay
 * while the fields of a newly chosen kind load.
 *
 * @param id the record to edit or clone; undefined for a new one
 * @param query of the address: kind and parents of the record
 * @param mayChange whether the record may be changed; where it depends on the record, that is loaded first
 */
export function useFormSource(
  definition: ResourceDefinition,
  method: 'POST' | FormModel['updateMethod'],
  id: string | undefined,
  query: Readonly<Record<string, string | undefined>> = {},
  mayChange?: (record: RaRecord) => boolean,
) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const parents = parentNames(definition.api).map((name) => query[name]);
  const kind = kindOf(definition, query);
  const known = [kind, ...parents].filter(Boolean).length;
  return useRequest(
    [definition.id, FORM_SOURCE, method, id, kind, parents],
    async (signal): Promise<FormSource> => {
      // A new record without a chosen parent has no address yet: the form uses the manifest alone.
      if (id === undefined && parents.some((parent) => !parent)) return emptySource(kind);
      const api = nestedAddress(definition.api, query);
      const meta = { within: query };
      const reading =
        id === undefined
          ? undefined
          : provider.getOne<RaRecord>(definition.id, { id, meta, signal });
      const read = mayChange && (await reading)?.data;
      if (read && !mayChange(read)) {
        return { metadata: undefined, record: read, kind, closed: true };
      }
      // When only the record tells its kind, it is loaded first: the metadata depends on the kind.
      const asked = definition.variants && !namesKind(definition, query);
      const found = asked ? kindOf(definition, query, (await reading)?.data) : kind;
      const [metadata, one] = await Promise.all([
        loadMetadata(api, { list: true, query: kindQuery(definition, found) }),
        reading,
      ]);
      const reread = async () => {
        const again = await provider.getOne<RaRecord>(definition.id, { id: id ?? '', meta });
        return again.data;
      };
      return { metadata: fieldsFor(metadata, method), record: one?.data, kind: found, reread };
    },
    {
      placeholderData: (previous, before) => {
        const [resource, , , record, ...rest] = before?.queryKey ?? [];
        const isSame = resource === definition.id && record === undefined && id === undefined;
        return isSame && known >= rest.flat().filter(Boolean).length ? previous : undefined;
      },
      staleTime: Infinity,
      gcTime: 0,
    },
  );
}

function emptySource(kind: string | undefined): FormSource {
  return { metadata: undefined, record: undefined, kind };
}

/** Lists without bulk support describe POST alone; an update takes the same fields. */
function fieldsFor(
  metadata: Metadata | undefined,
  method: 'POST' | FormModel['updateMethod'],
): FieldsMetadata | undefined {
  return metadata?.actions[method] ?? metadata?.actions.POST;
}
