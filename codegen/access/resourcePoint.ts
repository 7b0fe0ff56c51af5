import type { Verb } from '../model/permissions.ts';
import type { ResourceDefinition } from '../model/resources.ts';
import type { KeyPath, Located } from '../read/located.ts';
import { permissionOf } from '../derive/scope.ts';
import type { ResourceSource } from '../schema/generated/manifest.ts';
import type { AccessPoint, AccessPointKind } from './accessPoint.ts';
import type { Requirement } from './requirement.ts';

/** A resource with the ids of the pages and tabs that show its lists and its records. */
export interface ShownResource {
  readonly located: Located<ResourceSource>;
  readonly definition: ResourceDefinition;
  readonly lists: readonly string[];
  readonly details: readonly string[];
  readonly trees: readonly string[];
}

/** What an access point of a resource is made from. */
interface Made {
  readonly name: string;
  readonly path: KeyPath;
  readonly requirements: readonly Requirement[];
  readonly within: readonly string[];
  readonly kind?: AccessPointKind;
  readonly verb?: Verb;
  readonly changes?: boolean;
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
    at: () => ({ file: located.file, range: located.atKey(path) }),
  };
}
