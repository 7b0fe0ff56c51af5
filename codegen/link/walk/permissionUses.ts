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
