import type { PermissionFacts } from '../model/console.ts';
import type { KeyPath } from '../read/located.ts';
import { isList } from './gates.ts';
import { memoize } from '../read/memoize.ts';
import type {
  PermissionModelOptions,
  PermissionModelSource,
  PermissionsSource,
} from '../schema/generated/manifest.ts';

/** Every permission of `permissions.yaml`, in its order: `app.verb_model`. */
export const permissionsOf = memoize((source: PermissionsSource): readonly PermissionFacts[] => {
  const requirements = requirementsOf(source);
  return Object.entries(source.apps).flatMap(([app, models]) =>
    Object.entries(models).flatMap(([model, given]) => {
      const { verbs, system, never } = inFull(given);
      const ofModel = requirements.filter((one) => one.model === `${app}.${model}`);
      return verbs.map((verb) => ({
        name: `${app}.${verb}_${model}`,
        app,
        model,
        verb,
        scope:
          system === true || (Array.isArray(system) && system.includes(verb))
            ? ('system' as const)
            : ('organization' as const),
        granted: !never?.includes(verb),
        requires: ofModel.flatMap(({ verbs: some, required }) =>
          some?.includes(verb) === false ? [] : required,
        ),
      }));
    }),
  );
});

function inFull(given: PermissionModelSource): PermissionModelOptions {
  return 'verbs' in given ? given : { verbs: given };
}

/** The permissions that verbs of a model require. */
interface Requirement {
  /** `users.user` */
  readonly model: string;
  /** All verbs of the model when absent. */
  readonly verbs?: readonly string[];
  readonly required: readonly string[];
  /** Path of each required permission in the file, without its index. */
  readonly path: KeyPath;
}

/** Parses `requires`: per model or per verb (`add|change`), one permission or several. */
export function requirementsOf(source: PermissionsSource): readonly Requirement[] {
  return Object.entries(source.requires ?? {}).flatMap(([app, models]) =>
    Object.entries(models).flatMap(([name, given]): readonly Requirement[] => {
      const model = `${app}.${name}`;
      const path = ['requires', app, name];
      if (typeof given === 'string' || isList(given)) {
        return [{ model, required: [given].flat(), path }];
      }
      return Object.entries(given).map(([verbs, required]) => ({
        model,
        verbs: verbs.split('|'),
        required: [required].flat(),
        path: [...path, verbs],
      }));
    }),
  );
}
