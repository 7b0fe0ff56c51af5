import { use } from 'react';
import type { DefinitionThunk, ResourceDefinition } from '../../codegen/model/resources.ts';
import { resourcePart } from '../../codegen/model/text.ts';
import { TextPartsContext } from '../i18n/TextPartsContext.ts';
import { useRequest } from '../api/useRequest.ts';

export interface NamedDefinition {
  readonly resource: string;
  readonly definition?: DefinitionThunk | undefined;
}

/** What a resource is that another page shows, with its texts; `null` where it cannot be had. */
export function useDefinition({ resource, definition }: NamedDefinition) {
  const texts = use(TextPartsContext);
  return useRequest(
    ['definition', resource],
    async () => {
      const [loaded] = await Promise.all([definition?.(), texts.load(resourcePart(resource))]);
      return asDefinition(loaded?.default);
    },
    {
      staleTime: Infinity,
    },
  );
}

/** Generated definitions are held to their type by `satisfies`; here only presence is asked. */
function asDefinition(value: unknown): ResourceDefinition | null {
  return isDefinition(value) ? value : null;
}

function isDefinition(value: unknown): value is ResourceDefinition {
  return typeof value === 'object' && value !== null && 'id' in value && 'api' in value;
}
