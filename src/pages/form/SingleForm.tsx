import { useDataProvider, type RaRecord } from 'ra-core';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import { PageHeading } from '../heading/PageHeading.tsx';
import { FormLoading } from './FormLoading.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { SWITCHES } from './useSwitches.ts';
import { useText } from '../../i18n/useText.ts';
import { loadMetadata } from '../../api/client.ts';
import type { FormSource } from './useFormSource.ts';
import { useRequest } from '../../api/useRequest.ts';

interface SingleFormProps {
  readonly definition: ResourceDefinition;
  readonly route: RouteRecord;
  /** Shown below the heading of another page. */
  readonly nested?: boolean;
}

/** The form of a resource with a single record. It has no list to go back to. */
export default function SingleForm({ definition, route, nested = false }: SingleFormProps) {
  const text = useText();
  const { refreshSettings } = useSessionCommands();
  const queries = useQueryClient();
  const source = useSingleSource(definition);

  if (source.data) {
    return (
      <RecordForm
        definition={definition}
        route={route}
        declared={definition.form}
        source={source.data}
        mode="update"
        cloneFrom={undefined}
        nested={nested}
        onStay={() => {
          // Saved settings apply at once; after a failed refresh the old ones stay.
          void refreshSettings().catch(() => undefined);
          void queries.invalidateQueries({ queryKey: [SWITCHES] });
        }}
      />
    );
  }
  return (
    <>
      {!nested && <PageHeading title={text(route.title)} />}
      <FormLoading query={source} />
    </>
  );
}

/** The data of the form of a single record, loaded each time the page opens. */
function useSingleSource(definition: ResourceDefinition) {
  const { id, api, form, single: query = {} } = definition;
  const provider = useDataProvider();
  return useRequest(
    [id, 'single'],
    async (signal): Promise<FormSource> => {
      const meta = { query, sole: true };
      const reread = async () => (await provider.getOne<RaRecord>(id, { id, meta })).data;
      const [metadata, { data: record }] = await Promise.all([
        loadMetadata(api, { query }),
        provider.getOne<RaRecord>(id, { id, meta, signal }),
      ]);
      return { metadata: metadata?.actions[form?.updateMethod ?? 'PATCH'], record, reread };
    },
    {
      staleTime: Infinity,
      gcTime: 0,
    },
  );
}
