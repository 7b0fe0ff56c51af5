import { offersOf } from '../../model/offers.ts';
import { nearest } from '../../schema/nearest.ts';
import {
  errorAt,
  oneOf,
  placeOf,
  placeOfValue,
  type Finding,
  type LinkContext,
  type Rule,
} from '../rule.ts';
import { requirementsOf } from '../../derive/permissions.ts';
import {
  permissionsOfGates,
  permissionUses,
  placeOfUse,
  unknownNames,
  type NameUse,
} from '../walk/nameUses.ts';
import { requiredUses, withheldVerbs } from '../walk/permissionUses.ts';
import { unknownInCode } from '../walk/namesInCode.ts';
import { allParts, type ResourceParts } from '../../derive/resourceParts.ts';

const EXPECTED = 'a permission of manifest/permissions.yaml, as app.verb_model';

/** Every written or derived permission is in `manifest/permissions.yaml`. */
export const unknownPermission: Rule = {
  name: 'unknown-permission',
  check(context) {
    if (!context.project.permissions) return [];
    const known = new Set(context.model.permissions.map((permission) => permission.name));
    return [
      ...writtenOnes(context, known),
      ...derivedOnes(context, known),
      ...requiredOnes(context, known),
      ...withheldOnes(context),
      ...unknownInCode(context.project, 'permission', known),
    ];
  },
};

function writtenOnes({ project }: LinkContext, known: ReadonlySet<string>): readonly Finding[] {
  const uses = permissionUses(project).flatMap((use) =>
    use.name.split('|').map((alternative) => ({ ...use, name: alternative })),
  );
  return unknownNames('permission', uses, known, EXPECTED);
}

/** An unknown model gives one finding; a known one gives a finding for each unknown verb that its pages need. */
function derivedOnes(
  { project, model }: LinkContext,
  known: ReadonlySet<string>,
): readonly Finding[] {
  const models = new Set(model.permissions.map(({ app, model: of }) => `${app}.${of}`));
  const written = new Set(permissionsOfGates(project).flatMap((use) => use.name.split('|')));
  return allParts(project).flatMap((parts) => {
    const { located, source, id } = parts;
    const key = source.permission === undefined ? 'resource' : 'permission';
    const permission = source.permission ?? id;
    const place = placeOfValue(located, [key]);
    if (!models.has(permission)) {
      return [
        errorAt(place, `There are no permissions for '${permission}'.`, {
          expected: "a model of manifest/permissions.yaml, or another one as 'permission'",
          suggestion: () => nearest(permission, models),
        }),
      ];
    }
    const missing = neededBy(parts, model).filter((item) => !known.has(item) && !written.has(item));
    return [...new Set(missing)].map((item) =>
      errorAt(place, `The pages of ${id} need '${item}', which does not exist.`, {
        expected: `${oneOf(verbsOf(permission, model))}, or false for what cannot be done`,
      }),
    );
  });
}

/** Unknown models, verbs and permissions in `requires`. */
function requiredOnes(
  { project, model }: LinkContext,
  known: ReadonlySet<string>,
): readonly Finding[] {
  const { permissions } = project;
  if (!permissions) return [];
  const models = new Set(model.permissions.map(({ app, model: of }) => `${app}.${of}`));
  const requirements = requirementsOf(permissions.value);
  const requiring = requirements.flatMap(({ model: of, verbs = [], path }) =>
    (models.has(of) ? verbs : []).map((verb): NameUse => ({
      name: of.replace('.', `.${verb}_`),
      located: permissions,
      path,
      at: 'key',
    })),
  );
  const uses = [...requiring, ...requiredUses(project)];
  return [
    ...[...new Set(requirements.flatMap(({ model: of }) => (models.has(of) ? [] : of)))].map((of) =>
      errorAt(
        placeOf(permissions, ['requires', ...of.split('.')]),
        `There are no permissions for '${of}'.`,
        { expected: 'a model that stands under apps', suggestion: () => nearest(of, models) },
      ),
    ),
    ...unknownNames('permission', uses, known, EXPECTED),
  ];
}

/** Unknown verbs in `system` and `never`: a slip there would hand out what should be withheld. */
function withheldOnes({ project }: LinkContext): readonly Finding[] {
  return withheldVerbs(project)
    .filter((use) => !use.verbs.includes(use.name))
    .map((use) =>
      errorAt(placeOfUse(use), `${use.model} has no verb '${use.name}'.`, {
        expected: oneOf(use.verbs),
        suggestion: () => nearest(use.name, use.verbs),
      }),
    );
}

function verbsOf(permission: string, model: LinkContext['model']): readonly string[] {
  return model.permissions
    .filter(({ app, model: of }) => `${app}.${of}` === permission)
    .map((fact) => fact.name);
}

function neededBy({ id }: ResourceParts, model: LinkContext['model']): readonly string[] {
  const definition = model.resources.get(id)?.definition;
  return [
    ...model.routes.filter(({ resource }) => resource === id).map(({ gate }) => gate),
    ...(definition ? offersOf(definition).map(({ gate }) => gate) : []),
  ].flatMap((gate) => (gate?.permissions ?? []).flatMap((item) => item.split('|')));
}
