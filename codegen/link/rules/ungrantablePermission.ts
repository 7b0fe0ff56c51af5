import { requirementsOf } from '../../derive/permissions.ts';
import type { PermissionFacts } from '../../model/console.ts';
import { permissionsInFull } from '../../server/table.ts';
import { placeOfValue, warningAt, type LinkContext, type Place, type Rule } from '../rule.ts';
import { namesOfKind, permissionsOfGates, placeOfUse } from '../walk/nameUses.ts';

/** Nothing requires a permission that is never granted, and no role of an organization has one of system roles. */
export const ungrantablePermission: Rule = {
  name: 'ungrantable-permission',
  check(context) {
    const granted = new Map(context.model.permissions.map((fact) => [fact.name, fact.granted]));
    return [
      ...permissionsOfGates(context.project)
        .filter((use) =>
          use.name.split('|').every((alternative) => granted.get(alternative) === false),
        )
        .map((use) => neverGiven(placeOfUse(use), use.name, 'this is closed for everybody.')),
      ...requiredOnes(context, granted),
      ...withheldOnes(context),
    ];
  },
};

/** Permissions that only system roles can hold, in a role of an organization. */
function withheldOnes({ project, model }: LinkContext) {
  const facts = new Map(model.permissions.map((fact) => [fact.name, fact]));
  return namesOfKind(project, ['permission']).flatMap((use) => {
    const [part, role = '', key] = use.path;
    const { scope } = (part === 'roles' && project.roles?.value.roles[role]) || {};
    const fact = facts.get(use.name);
    const isHeld = scope === 'organization' && key === 'permissions';
    if (!isHeld || fact?.scope !== 'system') return [];
    const place = declaredAt(project, fact);
    return warningAt(placeOfUse(use), {
      message: `Only roles of the system can hold '${use.name}', and ${role} is one of an organization.`,
      expected: 'a permission that roles of an organization can hold',
      related: place && [{ message: 'It is withheld here.', ...place }],
    });
  });
}

function declaredAt(
  { servers, permissions }: LinkContext['project'],
  { app, model, verb }: PermissionFacts,
): Place | undefined {
  const table = servers.find(({ value }) =>
    permissionsInFull(value.permissions?.[app]?.[model] ?? []).verbs.includes(verb),
  );
  return table?.atKey(['permissions', app, model]) ?? permissions?.atKey(['apps', app, model]);
}

/** Permissions that a grantable permission requires. */
function requiredOnes(
  { project: { permissions }, model }: LinkContext,
  granted: ReadonlyMap<string, boolean>,
) {
  if (!permissions) return [];
  const inUse = new Set(model.permissions.flatMap((one) => (one.granted ? one.requires : [])));
  return requirementsOf(permissions.value).flatMap(({ required, path }) =>
    required.flatMap((item, index) =>
      granted.get(item) === false && inUse.has(item)
        ? neverGiven(
            placeOfValue(permissions, [...path, index]),
            item,
            'what requires it never works.',
          )
        : [],
    ),
  );
}

function neverGiven(place: Place, item: string, so: string) {
  return warningAt(place, {
    message: `Nobody is ever given '${item}': ${so}`,
    expected: "a permission that is not under 'never' in manifest/permissions.yaml",
  });
}
