import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { derive } from '../../codegen/derive/derive.ts';
import type { FieldModel } from '../../codegen/model/fields.ts';
import { parseProject } from '../../codegen/compile/parseProject.ts';
import { factsByName } from '../../codegen/server/conventions.ts';
import { projectSources } from '../projectSources.ts';
import type { Kind } from './rename.ts';
import { search, type Room } from './search.ts';

const SEED = 'renames';
const order = (name: string) => createHash('sha256').update(`${SEED} ${name}`).digest('hex');

/** Names of a kind, chosen by a seed; names that hand-written code uses come first. */
export function seeded(kind: Kind, count: number, rooms: readonly Room[]): ReadonlySet<string> {
  const all = [...new Set(NAMES[kind]())];
  const used = new Set(search(kind, new Set(all), rooms).map(({ name }) => name));
  const shuffled = all.toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
  const first = shuffled.filter((name) => used.has(name));
  const chosen = [...first, ...shuffled.filter((name) => !used.has(name))];
  return new Set((kind === 'field' ? oneOfEach(chosen) : chosen).slice(0, count));
}

const model = derive(parseProject(projectSources()).project);
const resources = [...model.resources.values()]
  .map(({ definition }) => definition)
  .filter(({ like }) => like === undefined);

/**
 * The type checker reports only the first unknown key of an object, so fields of the same resource are not renamed
 * together.
 */
function oneOfEach(fields: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return fields.filter((name) => {
    const owner = resources.find((resource) =>
      resource.fields?.some((field) => field.name === name),
    );
    if (!owner || seen.has(owner.id)) return false;
    seen.add(owner.id);
    return true;
  });
}

const NAMES: Readonly<Record<Kind, () => readonly string[]>> = {
  // Names that several resources, tables of the sandbox or other bodies share have several meanings.
  field: () => {
    const all = resources.flatMap(({ fields = [] }) => fields).map(({ name }) => name);
    const every = resources.flatMap(({ fields = [] }) => fields.flatMap(namesWithin));
    const twice = every.filter((name, at) => every.indexOf(name) !== at);
    const others = new Set([...NAMES.setting(), ...twice, ...OWN_COLUMNS, ...OTHER_BODIES]);
    // What a field is by its name alone stands in no manifest.
    return all.filter((name) => !others.has(name) && isNoOrdinaryWord(name) && !factsByName(name));
  },
  // The route of an area has the name of the area.
  route: () =>
    model.routes
      .filter(({ path }) => path.lastIndexOf('/') > 0)
      .map(({ name }) => name)
      .filter(isNoOrdinaryWord),
  permission: () => model.permissions.map(({ name }) => name),
  address: () => model.api.map(({ address }) => address).filter((address) => address.includes('/')),
  setting: () => model.settings.map(({ name }) => name),
  text: () => Object.keys(model.catalogues['en'] ?? {}),
};

const wordsOf = (path: string) =>
  existsSync(path) ? (readFileSync(path, 'utf8').match(/\w+/g) ?? []) : [];
/** Tables of areas and bodies of addresses without a resource. */
const AREA_WORDS = readdirSync('sandbox/areas').flatMap((area) =>
  wordsOf(`sandbox/areas/${area}/area.ts`),
);
const OWN_COLUMNS = [...wordsOf('sandbox/kernel/store/systemTables.ts'), ...AREA_WORDS];
const APIS = new Set([...model.resources.values()].map(({ definition }) => definition.api));
/** Fields of addresses that are no list of a resource. */
const FIELDS_BESIDE = model.api
  .filter(({ address }) => !APIS.has(address))
  .flatMap(({ described }) => [...described.values()].flatMap((fields) => [...fields.keys()]));
/** Steps of tickets also have a level, like rules of flows; commands are counted by their risk across storages. */
const OTHER_BODIES = [
  ...FIELDS_BESIDE,
  ...wordsOf('sandbox/areas/users/profile.endpoints.ts'),
  'approval_level',
  'risk_level',
];

function namesWithin({ name, fields = [], item }: FieldModel): readonly string[] {
  return [name, ...[...fields, ...(item?.fields ?? [])].flatMap(namesWithin)];
}

/** A search for `name`, `users` or `Security` would find much else. */
function isNoOrdinaryWord(name: string): boolean {
  return /_|[a-z][A-Z]/.test(name);
}
