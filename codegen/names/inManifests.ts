import { fieldUses } from '../link/walk/fieldUses.ts';
import { filteredField } from '../link/walk/filters.ts';
import {
  entriesOf,
  keyUses,
  permissionUses,
  resourceUses,
  routeUses,
  settingUses,
  type NameUse,
} from '../link/walk/nameUses.ts';
import { limitedVerbs, requiredUses } from '../link/walk/permissionUses.ts';
import { referencesOf } from '../link/walk/references.ts';
import { allParts } from '../derive/resourceParts.ts';
import { routePlaces } from '../link/walk/routePlaces.ts';
import { selectorsIn } from '../link/walk/expectations.ts';
import type { ResourceSource } from '../schema/generated/manifest.ts';
import { ownerOfField } from './fieldOwner.ts';
import { mentionAt, type Written } from './mentionAt.ts';
import { whole, type Mention, type NamedProject } from './name.ts';

/** Every place where a manifest uses a name that it, or another one, defines. */
export function usesInManifests(named: NamedProject): readonly Mention[] {
  const { project } = named;
  const at = (use: NameUse, written: Written) => mentionAt(named, use, 'reference', written);
  return [
    ...resourceUses(project).map((use) => at(use, plain('resource', use.name))),
    ...routeUses(project).map((use) => at(use, plain('route', use.name))),
    ...settingUses(project).map((use) => at(use, plain('setting', use.name))),
    ...[...permissionUses(project), ...requiredUses(project)].flatMap((use) =>
      use.name.split('|').map((one) => at(use, plain('permission', one))),
    ),
    ...limitedVerbs(project).map(({ permission, ...use }) =>
      at(use, {
        kind: 'permission',
        name: permission,
        text: use.name,
        part: verbPart(permission, use.name),
      }),
    ),
    ...routePlaces(project).flatMap(({ located, path, source: { title } }) =>
      title === undefined
        ? []
        : [
            at(
              { name: title, located, path: [...path, 'title'], at: 'value' },
              plain('text', title),
            ),
          ],
    ),
    ...fieldMentions(named),
    ...subjects(named),
  ];
}

function plain(kind: Mention['kind'], name: string): Written {
  return { kind, name, text: name, part: whole(name) };
}

/** The verb inside `users.view_user`. */
export function verbPart(permission: string, verb: string): readonly [number, number] {
  const from = permission.indexOf('.') + 1;
  return [from, from + verb.length];
}

function fieldMentions(named: NamedProject): readonly Mention[] {
  const { project } = named;
  const byId = new Map(project.resources.map(({ value }) => [value.resource, value]));
  const me = [...byId.values()].find(({ api }) => api === 'users/profile');
  const fieldsOf = (use: NameUse, of: ResourceSource, path: string): readonly Mention[] =>
    stepsOf(path).flatMap((steps) => {
      const name = ownerOfField(project, of, steps.join('.'));
      const step = steps.at(-1) ?? '';
      return name === undefined ? [] : [mentionAt(named, use, 'reference', last(name, step))];
    });
  const uses = [...fieldUses(project), ...columnUses(named)];
  const references = allParts(project).flatMap((parts) =>
    referencesOf(parts).flatMap(({ text, path, rowsOf }) => {
      const [, of, field] = /^\$(record|me|selection)\.(\w+)$/.exec(text) ?? [];
      const source =
        of === 'me' ? me : of === 'selection' ? byId.get(rowsOf ?? parts.id) : parts.source;
      const use = { name: text, located: parts.located, path, at: 'value' as const };
      return field === undefined || !source ? [] : fieldsOf(use, source, field);
    }),
  );
  return [
    ...uses.flatMap((use) => {
      const [, further] = use.name.split('__');
      const first = filteredField(use.name).replace(/^-/, '');
      const target = further === undefined ? undefined : byId.get(use.of.fields?.[first]?.to ?? '');
      return [
        ...fieldsOf(use, use.of, first),
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

/** Lists of columns and filters, whose names other rules compare with those of the list. */
export function columnUses({
  project,
}: NamedProject): readonly (NameUse & { of: ResourceSource })[] {
  return allParts(project).flatMap(({ located, source }) => {
    const { list, server } = source;
    return [
      ...keyUses(located, ['list', 'cells'], list?.cells),
      ...entriesOf(located, ['list', 'default'], list?.default ?? []),
      ...entriesOf(located, ['list', 'fixed'], list?.fixed ?? []),
      ...entriesOf(located, ['server', 'filters'], server?.filters ?? []),
    ].map((use) => ({ ...use, of: source }));
  });
}

/** What expectations are about: `UserList`, `RoleList.tab.org`, `users.user.invite`, `users.user.field.name`. */
function subjects(named: NamedProject): readonly Mention[] {
  const { project } = named;
  const { expectations } = project;
  if (!expectations) return [];
  return selectorsIn(expectations).flatMap((use): readonly Mention[] => {
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
