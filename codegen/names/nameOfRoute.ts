import { nameOfView } from '../derive/places.ts';
import { placeOfRoute, type RoutePlace } from '../link/walk/routePlaces.ts';
import type { ModelRoute } from '../model/console.ts';
import type { KeyPath, Located } from '../read/located.ts';
import type { NamedProject } from './name.ts';

/**
 * Where a route's name is written, and the part of it that is: a page of a resource adds List, Create, … to it. The name
 * of a resource may follow from its address, and is written nowhere then.
 */
export function nameOfRoute(
  { project }: Pick<NamedProject, 'project'>,
  { name, source }: ModelRoute,
):
  | { readonly located: Located<unknown>; readonly path: KeyPath; readonly text: string }
  | undefined {
  const place: RoutePlace | undefined = placeOfRoute(project, source);
  if (!place) {
    const view = project.views.find(({ value }) => nameOfView(value) === name);
    return view && { located: view, path: [view.value.area ? 'area' : 'view'], text: name };
  }
  const { located, path, source: given } = place;
  for (const page of ['list', 'create', 'update', 'detail'] as const) {
    if (given[page]?.name === name) return { located, path: [...path, page, 'name'], text: name };
  }
  if (given.name !== undefined) {
    return name.startsWith(given.name)
      ? { located, path: [...path, 'name'], text: given.name }
      : undefined;
  }
  const resource = project.resources.find(({ value }) => value.resource === given.resource);
  const prefix = resource?.value.name;
  return resource && prefix !== undefined && name.startsWith(prefix)
    ? {
        located: resource,
        path: [resource.derived?.['name'] === undefined ? 'name' : 'resource'],
        text: prefix,
      }
    : undefined;
}

/** Routes whose names begin with the same written part: those of the pages of one resource. */
export function routesNamedWith(named: NamedProject, route: ModelRoute): readonly ModelRoute[] {
  const own = nameOfRoute(named, route);
  if (!own) return [route];
  return named.model.routes.filter((other) => {
    const place = nameOfRoute(named, other);
    return place?.located.file === own.located.file && place.path.join('/') === own.path.join('/');
  });
}
