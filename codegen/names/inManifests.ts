import { fieldUses, namesOfKind, type NameUse } from '../link/walk/nameUses.ts';
import { filteredField } from '../link/walk/filters.ts';
import { referencesOf } from '../link/walk/references.ts';
import { allParts } from '../derive/resourceParts.ts';
import type { ResourceSource } from '../schema/generated/manifest.ts';
import { ownerOfField } from './fieldOwner.ts';
import { mentionAt, type PlacedName, type Written } from './mentionAt.ts';
import { whole, type Mention, type NamedProject } from './name.ts';
import { nameOfRoute } from './nameOfRoute.ts';

/** Every place where a manifest gives something its name. */
export function definitionsInManifests(named: NamedProject): readonly Mention[] {
  const { project, model } = named;
  return [
    ...mentions(named, 'definition'),
    ...namesOfKind(project, ['field'], 'definition').map((use) =>
      mentionAt(named, use, 'definition', last(`${use.of}.${use.name}`, use.text)),
    ),
    ...model.routes.flatMap((route) => {
      const place = nameOfRoute(named, route);
      if (!place) return [];
      const name = {
        kind: 'route',
        name: route.name,
        text: place.text,
        part: whole(place.text),
      } as const;
      return [mentionAt(named, { ...place, at: 'value' }, 'definition', name)];
    }),
  ];
}

/** Every place where a manifest uses a name that it, or another one, defines. */
export function usesInManifests(named: NamedProject): readonly Mention[] {
  return [...mentions(named, 'reference'), ...fieldMentions(named), ...subjects(named)];
}

/** What the manifests name, and the kind of the name. Routes are defined by what is derived from the manifests. */
const KINDS = [
  ['resource', 'resource'],
  ['opened', 'resource'],
  ['setting', 'setting'],
  ['permission', 'permission'],
  ['verb', 'permission'],
  ['text', 'text'],
  ['route', 'route'],
] as const;

function mentions(named: NamedProject, role: Mention['role']): readonly Mention[] {
  const { project } = named;
  const ids = new Set(project.resources.map(({ value }) => value.resource));
  return KINDS.flatMap(([thing, kind]) => {
    if (role === 'definition' && kind === 'route') return [];
    const uses = namesOfKind(project, [thing], role === 'definition' ? role : 'use').filter(
      ({ name, also = [] }) => !also.includes(name) && (thing !== 'opened' || ids.has(name)),
    );
    return uses.flatMap((use) =>
      thing === 'verb'
        ? [mentionAt(named, use, role, verb(use))]
        : use.name.split('|').map((name) => mentionAt(named, use, role, plain(kind, name))),
    );
  });
}

function plain(kind: Mention['kind'], name: string): Written {
  return { kind, name, text: name, part: whole(name) };
}

/** The verb inside `users.view_user`. */
function verb({ name, text }: NameUse): Written {
  const from = name.indexOf('.') + 1;
  return { kind: 'permission', name, text, part: [from, from + text.length] };
}

function fieldMentions(named: NamedProject): readonly Mention[] {
  const { project } = named;
  const byId = new Map(project.resources.map(({ value }) => [value.resource, value]));
  const me = [...byId.values()].find(({ api }) => api === 'users/profile');
  const fieldsOf = (use: PlacedName, of: ResourceSource, path: string): readonly Mention[] =>
    stepsOf(path).flatMap((steps) => {
      const name = ownerOfField(project, of, steps.join('.'));
      const step = steps.at(-1) ?? '';
      return name === undefined ? [] : [mentionAt(named, use, 'reference', last(name, step))];
    });
  const uses = fieldUses(named).flat();
  const references = allParts(project).flatMap((parts) =>
    referencesOf(parts.located).flatMap(({ text, path, rowsOf }) => {
      const [, of, field] = /^\$(record|me|selection)\.(\w+)$/.exec(text) ?? [];
      const source =
        of === 'me' ? me : of === 'selection' ? byId.get(rowsOf ?? parts.id) : parts.source;
      const use = { located: parts.located, path, at: 'value' as const };
      return field === undefined || !source ? [] : fieldsOf(use, source, field);
    }),
  );
  return [
    ...uses.flatMap((use) => {
      const [, further] = use.name.split('__');
      const first = filteredField(use.name);
      const target =
        further === undefined ? undefined : byId.get(use.owner.fields?.[first]?.to ?? '');
      return [
        ...fieldsOf(use, use.owner, first),
        ...(target && further !== undefined ? fieldsOf(use, target, further) : []),
      ];
    }),
    ...references,
  ];
}

/** `a`, `a.b` of `a.b`: every field on the way is named, too. */
function stepsOf(path: string): readonly (readonly string[])[] {
  const steps = path.split('.');
  return steps.map((_, index) => steps.slice(0, index + 1));
}

function last(name: string, step: string): Written {
  return { kind: 'field', name, text: step, part: [name.length - step.length, name.length] };
}

/** What expectations are about: `UserList`, `RoleList.tab.org`, `users.user.invite`, `users.user.field.name`. */
function subjects(named: NamedProject): readonly Mention[] {
  const { project } = named;
  return namesOfKind(project, ['subject']).flatMap((use): readonly Mention[] => {
    const [first = '', second = '', third, field] = use.name.split('.');
    if (/^[A-Z]/.test(first)) return [mentionAt(named, use, 'reference', plain('route', first))];
    const resource = project.resources.find(({ value }) => value.resource === `${first}.${second}`);
    if (!resource) return [];
    const id = resource.value.resource;
    const owner =
      third === 'field' && field !== undefined
        ? ownerOfField(project, resource.value, field)
        : undefined;
    return [
      mentionAt(named, use, 'reference', plain('resource', id)),
      ...(owner === undefined || field === undefined
        ? []
        : [mentionAt(named, use, 'reference', last(owner, field))]),
    ];
  });
}
