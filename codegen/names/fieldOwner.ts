import { declaredField } from '../derive/scope.ts';
import type { ResourceSource } from '../schema/generated/manifest.ts';
import type { ParsedProject } from '../schema/project.ts';

/**
 * The full name of a field: it begins with the resource whose file declares it, which is another one where the
 * resource is `like` that.
 *
 * @param path `username`, or `rules.ip_group` for a field inside a field
 * @returns undefined when no manifest declares it
 */
export function ownerOfField(
  { resources }: Pick<ParsedProject, 'resources'>,
  of: ResourceSource,
  path: string,
): string | undefined {
  const field = declaredField(of, path);
  if (!field) return undefined;
  const other = resources.find(({ value }) => value.resource === of.like)?.value;
  const owner = other && declaredField(other, path) === field ? other : of;
  return `${owner.resource}.${path}`;
}
