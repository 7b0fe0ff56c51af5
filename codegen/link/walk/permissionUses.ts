import { requirementsOf } from '../../derive/permissions.ts';
import type { ParsedProject } from '../../schema/project.ts';
import type { NameUse } from './nameUses.ts';

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
interface VerbUse extends NameUse {
  readonly permission: string;
}

export function limitedVerbs(project: ParsedProject): readonly VerbUse[] {
  const { permissions } = project;
  if (!permissions) return [];
  const requiring = requirementsOf(permissions.value).flatMap(({ model, verbs = [], path }) =>
    verbs.map((name): VerbUse => ({
      name,
      permission: model.replace('.', `.${name}_`),
      located: permissions,
      path,
      at: 'key',
    })),
  );
  return [...withheldVerbs(project), ...requiring];
}

/** A verb in `system` or `never`, with the model and the verbs that it has. */
interface WithheldVerb extends VerbUse {
  readonly model: string;
  readonly verbs: readonly string[];
}

export function withheldVerbs({ permissions }: ParsedProject): readonly WithheldVerb[] {
  if (!permissions) return [];
  return Object.entries(permissions.value.apps).flatMap(([app, models]) =>
    Object.entries(models).flatMap(([model, given]) => {
      if (!('verbs' in given)) return [];
      const { verbs, system, never } = given;
      return Object.entries({ system, never }).flatMap(([key, named]) =>
        (Array.isArray(named) ? named : []).map((name: string, index): WithheldVerb => ({
          name,
          permission: `${app}.${name}_${model}`,
          model: `${app}.${model}`,
          verbs,
          located: permissions,
          path: ['apps', app, model, key, index],
          at: 'value',
        })),
      );
    }),
  );
}
