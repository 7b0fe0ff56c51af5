import type { PermissionFacts } from '../model/console.ts';
import type {
  PermissionModelOptions,
  PermissionModelSource,
  PermissionsSource,
} from '../schema/manifest.ts';

/** Every permission that `permissions.yaml` knows, in its order: `app.verb_model`. */
export function permissionsOf(source: PermissionsSource | undefined): readonly PermissionFacts[] {
  return Object.entries(source?.apps ?? {}).flatMap(([app, models]) =>
    Object.entries(models).flatMap(([model, given]) => {
      const { verbs, system, never } = inFull(given);
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
      }));
    }),
  );
}

function inFull(given: PermissionModelSource): PermissionModelOptions {
  return 'verbs' in given ? given : { verbs: given };
}
