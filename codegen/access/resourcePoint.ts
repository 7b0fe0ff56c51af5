import type { ResourceDefinition } from '../model/resources.ts';
import type { KeyPath, Located } from '../read/located.ts';
import { permissionOf } from '../derive/scope.ts';
import type { ResourceSource } from '../schema/generated/manifest.ts';
import type { AccessPoint } from './accessPoint.ts';
import type { Shown } from './showing.ts';

/** A resource with the ids of the pages and tabs that show its lists and its records. */
export interface ShownResource extends Shown {
  readonly located: Located<ResourceSource>;
  readonly definition: ResourceDefinition;
}

/** What an access point of a resource is made from. */
interface Made
  extends
    Pick<AccessPoint, 'requirements' | 'within'>,
    Partial<Pick<AccessPoint, 'kind' | 'verb' | 'changes'>> {
  readonly name: string;
  readonly path: KeyPath;
}

/** An access point of a resource. */
export function pointOf({ located }: ShownResource, made: Made): AccessPoint {
  const { name, path, requirements, within, kind = 'action', verb, changes = true } = made;
  return {
    id: `${located.value.resource}.${name}`,
    kind,
    resource: located.value.resource,
    model: permissionOf(located.value),
    ...(verb && { verb }),
    changes,
    requirements,
    within,
    at: () => located.atKey(path),
  };
}
