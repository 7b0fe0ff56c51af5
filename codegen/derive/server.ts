import type { ServerFacts } from '../model/resources.ts';
import type { Located } from '../read/located.ts';
import type { ResourceSource } from '../schema/generated/manifest.ts';
import { recordOf, type Scope } from './scope.ts';

/** Facts that only the sandbox and the checks use. */
export function serverFactsOf(
  { value: source, served }: Located<ResourceSource>,
  scope: Scope,
): ServerFacts {
  const fields = served?.fields ?? source.fields ?? {};
  const server = source.server ?? {};
  const alone = Object.entries(source.fields ?? {})
    .filter(([, field]) => field.unique)
    .map(([name]) => [name]);
  return {
    search: server.search || [],
    order: server.order ?? [],
    filters: server.filters ?? [],
    ...(server.dates !== undefined && { dates: server.dates }),
    defaultOrder: server.defaultOrder ?? server.order?.[0] ?? recordOf(source, scope).title,
    organizationScoped: fields[scope.organizationField ?? ''] !== undefined,
    idType: source.fields?.['id']?.type === 'integer' ? 'integer' : 'uuid',
    unique: [...alone, ...(server.unique ?? [])],
  };
}
