import { requirementsOf } from '../../derive/permissions.ts';
import { requiredBy } from '../../model/requiredPermissions.ts';
import { errorAt, placeOfValue, type LinkContext, type Rule } from '../rule.ts';

/** No permission requires itself, directly or through others: nobody could be given one of them alone. */
export const permissionCircle: Rule = {
  name: 'permission-circle',
  check({ project: { permissions }, model }) {
    if (!permissions) return [];
    const reported = new Set<string>();
    return requirementsOf(permissions.value).flatMap(({ model: of, verbs, required, path }) =>
      required.flatMap((other, index) => {
        const circle = requiring(model, of, verbs)
          .map((permission) => circleFrom(permission, other, model))
          .find((found) => found !== undefined);
        // Other requirements in the same circle have the same cause.
        if (!circle || circle.some((permission) => reported.has(permission))) return [];
        for (const permission of circle) reported.add(permission);
        const [first, ...others] = circle;
        const way = others.map((one) => `'${one}'`).join(' and ');
        return errorAt(
          placeOfValue(permissions, [...path, index]),
          way ? `'${first}' requires itself, by way of ${way}.` : `'${first}' requires itself.`,
          { expected: 'a permission that works without it' },
        );
      }),
    );
  },
};

function requiring(
  { permissions }: LinkContext['model'],
  model: string,
  verbs: readonly string[] | undefined,
): readonly string[] {
  return permissions
    .filter(
      ({ app, model: of, verb }) => `${app}.${of}` === model && verbs?.includes(verb) !== false,
    )
    .map((permission) => permission.name);
}

/** The shortest circle that begins with this permission and this requirement. */
function circleFrom(
  permission: string,
  required: string,
  { permissions }: LinkContext['model'],
): readonly string[] | undefined {
  const requires = Object.fromEntries(permissions.map((one) => [one.name, one.requires]));
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
