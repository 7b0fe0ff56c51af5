import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import type { ResourceDefinition, TabModel } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { resourcePart } from '../../../codegen/model/text.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { TextPartsContext } from '../../i18n/TextPartsContext.ts';
import { useWords } from '../../i18n/useWords.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { pageQuery } from '../list/rowEntries.ts';

const HEIGHT_PX = 320;

export interface NestedListProps {
  readonly list: NonNullable<TabModel['list']>;
  readonly record: FieldRecord;
  readonly route: RouteRecord;
}

/** The records of another resource that belong to this one. */
export function NestedList({ list, record, route }: NestedListProps) {
  const words = useWords();
  const texts = use(TextPartsContext);
  const { routes } = useRoutes();
  const load = routes.find((one) => one.resource === list.resource && one.definition)?.definition;
  const definition = useQuery({
    queryKey: ['definition', list.resource],
    queryFn: async () => {
      const [loaded] = await Promise.all([load?.(), texts.load(resourcePart(list.resource))]);
      return asDefinition(loaded?.default);
    },
    retry: false,
    staleTime: Infinity,
  });
  const where = useMemo(() => pageQuery(list.where, { record }), [list.where, record]);
  if (definition.data) {
    return (
      <ResourceList definition={definition.data} route={route} shown={list.shown} where={where} />
    );
  }
  if (definition.isPending) return <Skeleton variant="rounded" height={HEIGHT_PX} />;
  return <Alert severity="error">{words('pages.detail.listFailed')}</Alert>;
}

/** Generated definitions are held to their type by `satisfies`; here only presence is asked. */
function asDefinition(value: unknown): ResourceDefinition | null {
  return isDefinition(value) ? value : null;
}

function isDefinition(value: unknown): value is ResourceDefinition {
  return typeof value === 'object' && value !== null && 'id' in value && 'api' in value;
}
