import type { AccessPoint } from '../access/accessPoint.ts';
import type { Person } from '../access/people.ts';
import { demandText, type Demand } from '../access/requirement.ts';
import { demandsOf } from '../access/decide.ts';
import type { PermissionFacts } from '../model/console.ts';
import { requiredBy } from '../model/requiredPermissions.ts';
import { derived, joined, section, written, type Answer, type Fact } from './answer.ts';
import type { Side } from './side.ts';

/** A permission: where it is declared, who holds it, what it requires, and every gate that asks for it. */
export function explainPermission(
  permission: PermissionFacts,
  side: Side,
  people: readonly Person[],
): Answer {
  return {
    kind: 'permission',
    subject: permission.name,
    sections: [
      ...section('Facts', factsOf(permission, side)),
      ...section('Roles that hold it', rolesWith(permission, side)),
      ...section('What asks for it', askedBy(permission.name, side)),
    ],
    verdicts: joined(people, side.model, ({ permissions }) => {
      const open = permissions.has(permission.name);
      return { open, ...(!open && { because: 'not held' }) };
    }),
  };
}

function factsOf(permission: PermissionFacts, { project, model }: Side): readonly Fact[] {
  const { permissions } = project;
  if (!permissions) return [];
  const { app, model: of, name, scope, granted } = permission;
  const place = permissions.atKey(['apps', app, of]);
  const requires = Object.fromEntries(model.permissions.map((one) => [one.name, one.requires]));
  const required = requiredBy(name, requires);
  const roles = scope === 'system' ? 'system roles only' : 'system and organization roles';
  const given = granted ? 'yes' : 'never: what asks for it alone is closed for everybody';
  return [
    written('declared', `verb ${permission.verb} of ${app}.${of}`, place),
    written('scope', roles, place),
    written('given', given, place),
    ...(required.length > 0
      ? [derived('requires', required.join(', '), 'requires, and viewing of the same model', place)]
      : []),
  ];
}

function rolesWith({ name }: PermissionFacts, { project, model }: Side): readonly Fact[] {
  const { roles } = project;
  return model.roles
    .filter(({ permissions }) => permissions.includes(name))
    .map((role) =>
      roles
        ? written('role', role.name, roles.atKey(['roles', role.name]))
        : { name: 'role', value: role.name },
    );
}

function askedBy(permission: string, { points }: Side): readonly Fact[] {
  return [...points.values()].flatMap((point: AccessPoint) =>
    point.requirements
      .filter(({ demand }) => names(demand, permission))
      .slice(0, 1)
      .map(({ demand, rule, at }): Fact => {
        const value = `${point.path ?? point.id} (${demandText(demand)})`;
        return rule === undefined
          ? written(point.kind, value, at())
          : derived(point.kind, value, rule, at());
      }),
  );
}

function names(demand: Demand, permission: string): boolean {
  if ('permission' in demand) return demand.permission.split('|').includes(permission);
  return (
    'any' in demand &&
    demand.any.some((gate) => demandsOf(gate).some((inner) => names(inner, permission)))
  );
}
