import type { PermissionFacts } from '../model/console.ts';
import type { KeyPath } from '../read/located.ts';
import type {
  PermissionModelOptions,
  PermissionModelSource,
  PermissionsSource,
} from '../schema/manifest.ts';

/** Every permission that `permissions.yaml` knows, in its order: `app.verb_model`. */
export function permissionsOf(source: PermissionsSource | undefined): readonly PermissionFacts[] {
  const requirements = requirementsOf(source);
  return Object.entries(source?.apps ?? {}).flatMap(([app, models]) =>
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
}

function inFull(given: PermissionModelSource): PermissionModelOptions {
  return 'verbs' in given ? given : { verbs: given };
}

/** What verbs of a model cannot work without. */
export interface Requirement {
  /** `users.user` */
  readonly model: string;
  /** All of them unless given. */
  readonly verbs?: readonly string[];
  readonly required: readonly string[];
  /** Where they are written; the place of each ends with its index. */
  readonly path: KeyPath;
}

/** What `requires` says: of a model, or of some of its verbs (`add|change`), one permission or several. */
export function requirementsOf(source: PermissionsSource | undefined): readonly Requirement[] {
  return Object.entries(source?.requires ?? {}).flatMap(([app, models]) =>
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

/** `Array.isArray` does not narrow lists that cannot be written. */
function isList(
  given: readonly string[] | Readonly<Record<string, string | readonly string[]>>,
): given is readonly string[] {
  return Array.isArray(given);
}
