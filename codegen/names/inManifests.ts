import { fieldUses, namesOfKind } from '../link/walk/nameUses.ts';
import { filteredField } from '../link/walk/filters.ts';
import { referencesOf } from '../link/walk/references.ts';
import { allParts } from '../derive/resourceParts.ts';
import type { Located } from '../read/located.ts';
import type { ResourceSource } from '../schema/generated/manifest.ts';
import { ownerOfField } from './fieldOwner.ts';
import { mentionAt, type PlacedName } from './mentionAt.ts';
import type { Mention, Name, NamedProject } from './name.ts';
import { nameOfRoute } from './nameOfRoute.ts';

/** Whether what stands in a file is asked for. */
type Among = (located: Located<unknown>) => boolean;

const EVERY: Among = () => true;

/** Every place where a manifest gives something its name. */
export function definitionsInManifests(
  named: NamedProject,
  among: Among = EVERY,
): readonly Mention[] {
  const { project, model } = named;
  return [
    ...mentions(named, 'definition', among),
    ...namesOfKind(project, ['field'], 'definition').flatMap((use) =>
      among(use.located)
        ? [mentionAt(named, use, 'definition', field(`${use.of}.${use.name}`), use.text)]
        : [],
    ),
    ...project.resources.flatMap(({ value: { resource }, served }) =>
      served && among(served.table)
        ? served.named.map((name) => {
            const place = {
              located: served.table,
              path: [...served.path, name],
              at: 'key' as const,
            };
            return mentionAt(named, place, 'definition', field(`${resource}.${name}`), name);
          })
        : [],
    ),
    ...model.routes.flatMap((route) => {
      const place = nameOfRoute(named, route);
      if (!place || !among(place.located)) return [];
      const name = { kind: 'route', name: route.name } as const;
      return [mentionAt(named, { ...place, at: 'value' }, 'definition', name, place.text, 0)];
    }),
  ];
}

/** Every place where a manifest uses a name that it, or another one, defines. */
export function usesInManifests(named: NamedProject, among: Among = EVERY): readonly Mention[] {
  return [
    ...mentions(named, 'reference', among),
    ...fieldMentions(named, among),
    ...subjects(named, among),
  ];
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

function mentions(named: NamedProject, role: Mention['role'], among: Among): readonly Mention[] {
  const { project } = named;
  const ids = new Set(project.resources.map(({ value }) => value.resource));
  return KINDS.flatMap(([thing, kind]) => {
    if (role === 'definition' && kind === 'route') return [];
    const uses = namesOfKind(project, [thing], role === 'definition' ? role : 'use').filter(
      ({ name, located, also = [] }) =>
        among(located) && !also.includes(name) && (thing !== 'opened' || ids.has(name)),
    );
    return uses.flatMap((use) => {
      const { name, text } = use;
      const from = name.indexOf('.') + 1;
      if (thing === 'verb') return [mentionAt(named, use, role, { kind, name }, text, from)];
      return name.split('|').map((one) => mentionAt(named, use, role, { kind, name: one }));
    });
  });
}

function field(name: string): Name {
  return { kind: 'field', name };
}

function fieldMentions(named: NamedProject, among: Among): readonly Mention[] {
  const { project } = named;
  const byId = new Map(project.resources.map(({ value }) => [value.resource, value]));
  const me = [...byId.values()].find(({ api }) => api === 'users/profile');
  const fieldsOf = (use: PlacedName, of: ResourceSource, path: string): readonly Mention[] =>
    stepsOf(path).flatMap((steps) => {
      const name = ownerOfField(project, of, steps.join('.'));
      const step = steps.at(-1) ?? '';
      return name === undefined ? [] : [mentionAt(named, use, 'reference', field(name), step)];
    });
  const uses = fieldUses(named, among).flat();
  const asked = allParts(project).filter(({ located }) => among(located));
  const references = asked.flatMap((parts) =>
    referencesOf(parts.located).flatMap(({ text, path, rowsOf }) => {
      const [, of, name] = /^\$(record|me|selection)\.(\w+)$/.exec(text) ?? [];
      const source =
        of === 'me' ? me : of === 'selection' ? byId.get(rowsOf ?? parts.id) : parts.source;
      const use = { located: parts.located, path, at: 'value' as const };
      return name === undefined || !source ? [] : fieldsOf(use, source, name);
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

/** What expectations are about: `UserList`, `RoleList.tab.org`, `users.user.invite`, `users.user.field.name`. */
function subjects(named: NamedProject, among: Among): readonly Mention[] {
  const { project } = named;
  return namesOfKind(project, ['subject']).flatMap((use): readonly Mention[] => {
    if (!among(use.located)) return [];
    const about = (name: Name, text?: string) => mentionAt(named, use, 'reference', name, text);
    const [first = '', second = '', third, inner] = use.name.split('.');
    if (/^[A-Z]/.test(first)) return [about({ kind: 'route', name: first })];
    const resource = project.resources.find(({ value }) => value.resource === `${first}.${second}`);
    if (!resource) return [];
    const id = about({ kind: 'resource', name: resource.value.resource });
    const isField = third === 'field' && inner !== undefined;
    const owner = isField ? ownerOfField(project, resource.value, inner) : undefined;
    return owner === undefined ? [id] : [id, about(field(owner), inner)];
  });
}
