import { requirementsOf } from '../../derive/permissions.ts';
import type { PermissionFacts } from '../../model/console.ts';
import { requiredBy } from '../../model/requiredPermissions.ts';
import type { Located } from '../../read/located.ts';
import { memoize } from '../../read/memoize.ts';
import type { PermissionsSource } from '../../schema/generated/manifest.ts';
import { errorAt, placeOfValue, type Finding, type Rule } from '../rule.ts';

/** No permission requires itself, directly or through others: nobody could be given one of them alone. */
export const permissionCircle: Rule = {
  name: 'permission-circle',
  check: ({ project: { permissions }, model }) =>
    permissions ? circlesIn(model.permissions)(permissions) : [],
};

const circlesIn = memoize((all: readonly PermissionFacts[]) =>
  memoize((permissions: Located<PermissionsSource>): readonly Finding[] => {
    const requires = Object.fromEntries(all.map(({ name, requires: others }) => [name, others]));
    const reported = new Set<string>();
    return requirementsOf(permissions.value).flatMap(({ model, verbs, required, path }) =>
      required.flatMap((other, index) => {
        const circle = all
          .filter(
            ({ app, model: of, verb }) =>
              `${app}.${of}` === model && verbs?.includes(verb) !== false,
          )
          .map(({ name }) => circleFrom(name, other, requires))
          .find((way) => way !== undefined);
        // Other requirements in the same circle have the same cause.
        if (!circle || circle.some((permission) => reported.has(permission))) return [];
        for (const permission of circle) reported.add(permission);
        const [first, ...others] = circle;
        const way = others.map((one) => `'${one}'`).join(' and ');
        return errorAt(placeOfValue(permissions, [...path, index]), {
          message: way
            ? `'${first}' requires itself, by way of ${way}.`
            : `'${first}' requires itself.`,
          expected: 'a permission that works without it',
        });
      }),
    );
  }),
);

/** The shortest circle that begins with this permission and this requirement. */
function circleFrom(
  permission: string,
  required: string,
  requires: Readonly<Record<string, readonly string[]>>,
): readonly string[] | undefined {
  const ways: (readonly string[])[] = [[required]];
  const passed = new Set<string>();
  for (const way of ways) {
    const last = way.at(-1) ?? required;
    if (last === permission) return [permission, ...way.slice(0, -1)];
    if (passed.has(last)) continue;
    passed.add(last);
    for (const next of requiredBy(last, requires)) ways.push([...way, next]);
  }
  return undefined;
}
