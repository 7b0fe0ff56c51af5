import { use } from 'react';
import { resourcePart } from '../../codegen/model/text.ts';
import { TextPartsContext } from '../i18n/TextPartsContext.ts';
import { useRequest } from '../api/useRequest.ts';
import { useRoutes } from '../session/RoutesContext.ts';

/** The definition of a resource that another page shows; `null` when it could not be loaded. */
export function useDefinition(resource: string) {
  const texts = use(TextPartsContext);
  const entry = useRoutes().resources[resource];
  return useRequest(
    ['definition', resource],
    async () => {
      const [loaded] = await Promise.all([entry?.load?.(), texts.load(resourcePart(resource))]);
      return loaded?.default ?? null;
    },
    {
      staleTime: Infinity,
    },
  );
}
