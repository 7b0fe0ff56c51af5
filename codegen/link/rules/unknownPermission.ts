import { once } from 'es-toolkit/function';
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
import { isKnownWhole } from '../walk/knownWhole.ts';
import { unknownNames } from '../walk/knownNames.ts';
import { namesOfKind, permissionsOfGates, placeOfUse, type NameUse } from '../walk/nameUses.ts';
import { unknownInCode } from '../walk/namesInCode.ts';
import { allParts } from '../../derive/resourceParts.ts';

const EXPECTED =
  "a permission of the server's table or of manifest/permissions.yaml, as app.verb_model";

/** Every written or derived permission is in the server's table, or in `manifest/permissions.yaml`. */
export const unknownPermission: Rule = {
  name: 'unknown-permission',
  check(context) {
    const { project, model } = context;
    if (!isKnownWhole(project, 'permissions')) return [];
    const models = byModel(model.permissions);
    return [
      ...unknownNames(context, 'permission', 'permission', {
        expected: () => EXPECTED,
        // Without its model, all permissions of it are gone.
        cause: (name) => (models.has(modelOf(name)) ? name : modelOf(name)),
      }),
      ...derivedOnes(context),
      // Unknown models in `requires`, and unknown verbs of those that exist.
      ...unknownNames(context, 'model', ({ name }) => `There are no permissions for '${name}'.`, {
        expected: () => 'a model that the server has permissions for',
        among: ({ path }) => path[0] === 'requires',
      }),
      ...unknownNames(context, 'verb', 'permission', {
        expected: () => EXPECTED,
        among: ({ path: [part, app, of] }) => part === 'requires' && models.has(`${app}.${of}`),
      }),
      ...withheldOnes(context),
      ...unknownInCode(project, 'permission', allNames(model.permissions)),
    ];
  },
};

const byModel = memoize((permissions: LinkContext['model']['permissions']) =>
  groupBy(permissions, ({ app, model }) => `${app}.${model}`),
);

const allNames = memoize(
  (permissions: LinkContext['model']['permissions']): ReadonlySet<string> =>
    new Set(permissions.map(({ name }) => name)),
);

function modelOf(permission: string): string {
  return permission.replace(/\.[a-z]+_/, '.');
}

/** An unknown model gives one finding; a known one gives a finding for each unknown verb that its pages need. */
function derivedOnes({ project, model }: LinkContext): readonly Finding[] {
  const models = byModel(model.permissions);
  const exist = allNames(model.permissions);
  const routes = groupBy(model.routes, ({ resource }) => resource);
  const namesIn = (uses: readonly NameUse[]) => uses.flatMap(({ name }) => name.split('|'));
  const namedModels = once(
    () => new Set(namesIn(namesOfKind(project, ['permission'])).map(modelOf)),
  );
  const written = once(() => new Set(namesIn(permissionsOfGates(project))));
  return allParts(project).flatMap(({ located, source, id }) => {
    const permission = source.permission ?? id;
    const place = placeOfValue(located, [
      source.permission === undefined ? 'resource' : 'permission',
    ]);
    const verbs = models.get(permission);
    if (!verbs) {
      if (namedModels().has(permission)) return [];
      return errorAt(place, {
        message: `There are no permissions for '${permission}'.`,
        expected: "a model that the server has permissions for, or another one as 'permission'",
        suggestion: () => nearest(permission, models.keys()),
      });
    }
    const definition = model.resources.get(id)?.definition;
    const missing = [
      ...(routes.get(id) ?? []).flatMap(askedByRoute),
      ...(definition ? askedByOffers(definition) : []),
    ].filter((item) => !exist.has(item) && !written().has(item));
    return [...new Set(missing)].map((item) =>
      errorAt(place, {
        message: `The pages of ${id} need '${item}', which does not exist.`,
        expected: `${oneOf(verbs.map(({ name }) => name))}, or false for what cannot be done`,
      }),
    );
  });
}

/** Unknown verbs in `system` and `never`: a slip there would hand out what should be withheld. */
function withheldOnes({ project, model }: LinkContext): readonly Finding[] {
  const known = byModel(model.permissions);
  return namesOfKind(project, ['verb']).flatMap((use) => {
    const [part, app, of] = use.path;
    if (part !== 'apps') return [];
    const verbs = known.get(`${app}.${of}`)?.map(({ verb }) => verb) ?? [];
    if (verbs.includes(use.text)) return [];
    return errorAt(placeOfUse(use), {
      message: `${app}.${of} has no verb '${use.text}'.`,
      expected: oneOf(verbs),
      suggestion: () => nearest(use.text, verbs),
    });
  });
}

const askedByRoute = memoize(({ gate }: ModelRoute) => permissionsIn(gate));
const askedByOffers = memoize((definition: ResourceDefinition) =>
  offersOf(definition).flatMap(({ gate }) => permissionsIn(gate)),
);

function permissionsIn(gate: Gate | undefined): readonly string[] {
  return (gate?.permissions ?? []).flatMap((item) => item.split('|'));
}
