import { requirementsOf } from '../../derive/permissions.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { permissionsOfPeople } from './expectations.ts';
import { writtenPermissions } from './gates.ts';
import type { NameUse } from './nameUses.ts';

/** Every permission of a gate, a role, a person or an expectation; alternatives are joined by `|`. */
export function permissionUses(project: ParsedProject): readonly NameUse[] {
  return [
    ...writtenPermissions(project).map(({ located, path, item }): NameUse => ({
      name: item,
      located,
      path,
      at: 'value',
    })),
    ...permissionsOfPeople(project).map(({ located, path, word }): NameUse => ({
      name: word,
      located,
      path,
      at: 'value',
    })),
  ];
}

/** Every permission that others require. A single one stands at the path of the list. */
export function requiredUses({ permissions }: ParsedProject): readonly NameUse[] {
  if (!permissions) return [];
  return requirementsOf(permissions.value).flatMap(({ required, path }) =>
    required.map((name, index): NameUse => ({
      name,
      located: permissions,
      path: [...path, index],
      at: 'value',
    })),
  );
}

/** A verb in `system` or `never` of a model, or in a key of `requires` (`add|change`), and the permission it is of. */
export interface VerbUse extends NameUse {
  readonly permission: string;
}

export function limitedVerbs({ permissions }: ParsedProject): readonly VerbUse[] {
  if (!permissions) return [];
  const withheld = Object.entries(permissions.value.apps).flatMap(([app, models]) =>
    Object.entries(models).flatMap(([model, given]) =>
      'verbs' in given
        ? Object.entries({ system: given.system, never: given.never }).flatMap(([key, verbs]) =>
            (Array.isArray(verbs) ? verbs : []).map((name: string, index): VerbUse => ({
              name,
              permission: `${app}.${name}_${model}`,
              located: permissions,
              path: ['apps', app, model, key, index],
              at: 'value',
            })),
          )
        : [],
    ),
  );
  const requiring = requirementsOf(permissions.value).flatMap(({ model, verbs = [], path }) =>
    verbs.map((name): VerbUse => ({
      name,
      permission: model.replace('.', `.${name}_`),
      located: permissions,
      path,
      at: 'key',
    })),
  );
  return [...withheld, ...requiring];
}
