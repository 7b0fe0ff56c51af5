import { use } from 'react';
import { resourcePart } from '../../codegen/model/text.ts';
import { TextPartsContext } from '../i18n/TextPartsContext.ts';
import { useRequest } from '../api/useRequest.ts';
import { useRoutes } from '../session/RoutesContext.ts';

/** What a resource is that another page shows, with its texts; `null` where it cannot be had. */
export function useDefinition(resource: string) {
  const texts = use(TextPartsContext);
  const entry = useRoutes().resource(resource);
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
