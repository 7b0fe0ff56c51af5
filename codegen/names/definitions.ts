import { nameOfView, placeOfRoute, type RoutePlace } from '../link/walk/routePlaces.ts';
import { partsOf } from '../derive/resourceParts.ts';
import type { ModelRoute } from '../model/console.ts';
import type { KeyPath, Located } from '../read/located.ts';
import { ownerOfField } from './fieldOwner.ts';
import { mentionAt } from './mentionAt.ts';
import { whole, type Mention, type NamedProject } from './name.ts';
import { verbPart } from './inManifests.ts';

/** Every place where a manifest gives something its name. */
export function definitionsInManifests(named: NamedProject): readonly Mention[] {
  const { project } = named;
  const { features } = project;
  return [
    ...project.resources.map((located) =>
      mentionAt(named, { located, path: ['resource'], at: 'value' }, 'definition', {
        kind: 'resource',
        name: located.value.resource,
        text: located.value.resource,
        part: whole(located.value.resource),
      }),
    ),
    ...project.resources.flatMap((located) => fieldsOf(named, located)),
    ...named.model.routes.flatMap((route) => {
      const place = nameOfRoute(named, route);
      if (!place) return [];
      const { text, ...at } = place;
      return [
        mentionAt(named, { ...at, at: 'value' }, 'definition', {
          kind: 'route',
          name: route.name,
          text,
          part: whole(text),
        }),
      ];
    }),
    ...verbs(named),
    ...Object.keys(features?.value.settings ?? {}).flatMap((name) =>
      features
        ? [
            mentionAt(
              named,
              { located: features, path: ['settings', name], at: 'key' },
              'definition',
              { kind: 'setting', name, text: name, part: whole(name) },
            ),
          ]
        : [],
    ),
  ];
}

function fieldsOf(
  named: NamedProject,
  located: NamedProject['project']['resources'][number],
): readonly Mention[] {
  return partsOf(located).fields.flatMap(({ name: step, path }) => {
    const below = namesIn(path).join('.');
    const name = ownerOfField(named.project, located.value, below);
    if (name !== `${located.value.resource}.${below}`) return [];
    return [
      mentionAt(named, { located, path, at: 'key' }, 'definition', {
        kind: 'field',
        name,
        text: step,
        part: [name.length - step.length, name.length],
      }),
    ];
  });
}

/** The names in `fields.rules.item.fields.ip_group`: `rules` and `ip_group`. */
function namesIn(path: KeyPath): readonly string[] {
  const names: string[] = [];
  for (let at = 0; at < path.length; at += 2) {
    if (path[at] === 'item') at += 1;
    names.push(String(path[at + 1]));
  }
  return names;
}

/** Where a route's name is written, and the part of it that is: a page of a resource adds List, Create, … to it. */
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
    ? { located: resource, path: ['name'], text: prefix }
    : undefined;
}

function verbs(named: NamedProject): readonly Mention[] {
  const { permissions } = named.project;
  if (!permissions) return [];
  return Object.entries(permissions.value.apps).flatMap(([app, models]) =>
    Object.entries(models).flatMap(([model, given]) => {
      const path = ['apps', app, model, ...('verbs' in given ? ['verbs'] : [])];
      const list = 'verbs' in given ? given.verbs : given;
      return list.map((verb, index) => {
        const name = `${app}.${verb}_${model}`;
        return mentionAt(
          named,
          { located: permissions, path: [...path, index], at: 'value' },
          'definition',
          { kind: 'permission', name, text: verb, part: verbPart(name, verb) },
        );
      });
    }),
  );
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
