import type { ModelRoute } from '../../model/console.ts';
import type { Gate } from '../../model/gates.ts';
import { groupBy } from '../../model/groupBy.ts';
import { offersOf } from '../../model/offers.ts';
import type { ResourceDefinition } from '../../model/resources.ts';
import { memoize } from '../../read/memoize.ts';
import { nearest } from '../../schema/nearest.ts';
import {
  errorAt,
  oneOf,
  placeOfValue,
  type Finding,
  type LinkContext,
  type Rule,
} from '../rule.ts';
import { namesThatExist, unknownNames } from '../walk/knownNames.ts';
import { namesOfKind, permissionsOfGates, placeOfUse } from '../walk/nameUses.ts';
import { unknownInCode } from '../walk/namesInCode.ts';
import { allParts, type ResourceParts } from '../../derive/resourceParts.ts';

const EXPECTED = 'a permission of manifest/permissions.yaml, as app.verb_model';

/** Every written or derived permission is in `manifest/permissions.yaml`. */
export const unknownPermission: Rule = {
  name: 'unknown-permission',
  check(context) {
    if (!context.project.permissions) return [];
    const known = new Set(context.model.permissions.map((permission) => permission.name));
    const models = new Set(namesThatExist('model', context));
    const modelOf = (permission: string) => permission.replace(/\.[a-z]+_/, '.');
    const unknown = unknownNames(context, 'permission', 'permission', {
      expected: () => EXPECTED,
      // Without its model, all permissions of it are gone.
      cause: (name) => (models.has(modelOf(name)) ? name : modelOf(name)),
    });
    const namedModels = new Set(
      namesOfKind(context.project, ['permission']).flatMap(({ name }) =>
        name.split('|').map(modelOf),
      ),
    );
    return [
      ...unknown,
      ...derivedOnes(context, known, namedModels),
      ...inRequirements(context),
      ...withheldOnes(context),
      ...unknownInCode(context.project, 'permission', known),
    ];
  },
};

/** An unknown model gives one finding; a known one gives a finding for each unknown verb that its pages need. */
function derivedOnes(
  { project, model }: LinkContext,
  known: ReadonlySet<string>,
  namedModels: ReadonlySet<string>,
): readonly Finding[] {
  const models = new Set(model.permissions.map(({ app, model: of }) => `${app}.${of}`));
  const routes = groupBy(model.routes, ({ resource }) => resource);
  const written = new Set(permissionsOfGates(project).flatMap(({ name }) => name.split('|')));
  return allParts(project).flatMap((parts) => {
    const { located, source, id } = parts;
    const key = source.permission === undefined ? 'resource' : 'permission';
    const permission = source.permission ?? id;
    const place = placeOfValue(located, [key]);
    if (!models.has(permission)) {
      if (namedModels.has(permission)) return [];
      return [
        errorAt(place, `There are no permissions for '${permission}'.`, {
          expected: "a model of manifest/permissions.yaml, or another one as 'permission'",
          suggestion: () => nearest(permission, models),
        }),
      ];
    }
    const missing = neededBy(parts, model, routes.get(id)).filter(
      (item) => !known.has(item) && !written.has(item),
    );
    return [...new Set(missing)].map((item) =>
      errorAt(place, `The pages of ${id} need '${item}', which does not exist.`, {
        expected: `${oneOf(verbsOf(permission, model))}, or false for what cannot be done`,
      }),
    );
  });
}

/** Unknown models in `requires`, and unknown verbs of those that exist. */
function inRequirements(context: LinkContext): readonly Finding[] {
  const models = new Set(namesThatExist('model', context));
  return [
    ...unknownNames(context, 'model', ({ name }) => `There are no permissions for '${name}'.`, {
      expected: () => 'a model that stands under apps',
      among: ({ path }) => path[0] === 'requires',
    }),
    ...unknownNames(context, 'verb', 'permission', {
      expected: () => EXPECTED,
      among: ({ path: [part, app, model] }) => part === 'requires' && models.has(`${app}.${model}`),
    }),
  ];
}

/** Unknown verbs in `system` and `never`: a slip there would hand out what should be withheld. */
function withheldOnes({ project, model }: LinkContext): readonly Finding[] {
  return namesOfKind(project, ['verb']).flatMap((use) => {
    const [part, app, of] = use.path;
    const verbs = model.permissions.flatMap((one) =>
      one.app === app && one.model === of ? [one.verb] : [],
    );
    if (part !== 'apps' || verbs.includes(use.text)) return [];
    return [
      errorAt(placeOfUse(use), `${app}.${of} has no verb '${use.text}'.`, {
        expected: oneOf(verbs),
        suggestion: () => nearest(use.text, verbs),
      }),
    ];
  });
}

function verbsOf(permission: string, model: LinkContext['model']): readonly string[] {
  return model.permissions
    .filter(({ app, model: of }) => `${app}.${of}` === permission)
    .map((fact) => fact.name);
}

function neededBy(
  { id }: ResourceParts,
  model: LinkContext['model'],
  routes: LinkContext['model']['routes'] = [],
): readonly string[] {
  const definition = model.resources.get(id)?.definition;
  return [...routes.flatMap(askedByRoute), ...(definition ? askedByOffers(definition) : [])];
}

const askedByRoute = memoize(({ gate }: ModelRoute) => permissionsIn(gate));
const askedByOffers = memoize((definition: ResourceDefinition) =>
  offersOf(definition).flatMap(({ gate }) => permissionsIn(gate)),
);

function permissionsIn(gate: Gate | undefined): readonly string[] {
  return (gate?.permissions ?? []).flatMap((item) => item.split('|'));
}
