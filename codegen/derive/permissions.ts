import { sortBy, uniqBy } from 'es-toolkit/array';
import type { PermissionFacts } from '../model/console.ts';
import type { KeyPath, Located } from '../read/located.ts';
import { permissionsInFull } from '../server/table.ts';
import { rangeOf, versionOf } from '../server/versions.ts';
import { isList } from './gates.ts';
import { memoizeList } from '../read/memoize.ts';
import type {
  PermissionModelSource,
  PermissionsSource,
  ServerTableSource,
} from '../schema/generated/manifest.ts';

/** What the server's table, or `permissions.yaml` beside it, says of permissions. */
type Part = ServerTableSource | PermissionsSource;

type PartFile = Pick<Located<Part>, 'file' | 'value'>;

/** The verbs of every model, before the others. */
const USUAL_VERBS = ['view', 'add', 'change', 'delete'];

/** Every permission, sorted by its app and model: `app.verb_model`. */
export const permissionsOf = memoizeList(
  (files: readonly PartFile[]): readonly PermissionFacts[] => {
    const parts = files.map(({ value }) => value);
    const requirements = parts.flatMap((part) => ('requires' in part ? requirementsOf(part) : []));
    const facts = parts.flatMap(modelsIn).flatMap(([app, model, given]) => {
      const { verbs, system, never } = permissionsInFull(given);
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
    });
    const place = (verb: string) =>
      (USUAL_VERBS.indexOf(verb) + USUAL_VERBS.length) % USUAL_VERBS.length;
    // Several versions of a server have most of them.
    const tables = files.filter((file) => versionOf(file) !== '');
    const namedIn = tables.map((table) => ({
      version: versionOf(table),
      names: new Set(modelsIn(table.value).flatMap(namesOfModel)),
    }));
    const ours = new Set(
      files
        .filter((file) => versionOf(file) === '')
        .flatMap(({ value }) => modelsIn(value).flatMap(namesOfModel)),
    );
    const withRanges = uniqBy(facts, ({ name }) => name).map((fact) => ({
      ...fact,
      ...(!ours.has(fact.name) &&
        rangeOf(namedIn.map(({ version, names }) => ({ version, isThere: names.has(fact.name) })))),
    }));
    return sortBy(withRanges, ['app', 'model', ({ verb }) => place(verb)]);
  },
);

type PermissionsOfModel = readonly [app: string, model: string, given: PermissionModelSource];

function modelsIn(part: Part): readonly PermissionsOfModel[] {
  const apps = 'permissions' in part ? part.permissions : 'apps' in part ? part.apps : undefined;
  return Object.entries(apps ?? {}).flatMap(([app, models]) =>
    Object.entries(models).map(([model, given]) => [app, model, given] as const),
  );
}

function namesOfModel([app, model, given]: PermissionsOfModel): readonly string[] {
  return permissionsInFull(given).verbs.map((verb) => `${app}.${verb}_${model}`);
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
