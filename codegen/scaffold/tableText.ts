import { mapValues } from 'es-toolkit/object';
import { isEmptyObject } from 'es-toolkit/predicate';
import { block, flow, inline, scalar, type YamlTree } from '../edit/yamlText.ts';
import { groupBy } from '../model/groupBy.ts';
import type {
  PermissionModelSource,
  TableAddressSource,
  TableFieldSource,
  ServerTableSource,
} from '../schema/generated/manifest.ts';

/** The app that tells the public settings. */
const SETTINGS = 'settings';
const ABOUT =
  '# What the server says of itself. Written by `gatehouse introspect`: not to be edited.\n';

/** The files of a server's table, by app. */
export function tableFiles({
  permissions = {},
  settings,
  addresses = {},
}: ServerTableSource): ReadonlyMap<string, string> {
  const sorted = Object.entries(addresses).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const ofApps = groupBy(sorted, ([address]) => address.replace(/[/?].*/, ''));
  const apps = [...new Set([...Object.keys(permissions), ...ofApps.keys()])].toSorted();
  return new Map(
    apps.map((app) => {
      const models = permissions[app];
      const own = Object.fromEntries(ofApps.get(app) ?? []);
      return [
        app,
        ABOUT +
          block({
            ...(models && { permissions: { [app]: mapValues(models, writtenModel) } }),
            ...(app === SETTINGS && settings && { settings: flow(settings) }),
            ...(!isEmptyObject(own) && { addresses: mapValues(own, writtenAddress) }),
          }),
      ];
    }),
  );
}

function writtenModel(model: PermissionModelSource): YamlTree {
  if (!('verbs' in model)) return flow(model);
  const { verbs, system } = model;
  return inline({
    verbs: flow(verbs),
    ...(system !== undefined && {
      system: typeof system === 'object' ? flow(system) : String(system),
    }),
  });
}

function writtenAddress(address: TableAddressSource): YamlTree {
  if (!('methods' in address)) return flow(address);
  const { methods, fields = {} } = address;
  return {
    methods: flow(methods),
    fields: mapValues(fields, (field) => inline(writtenField(field))),
  };
}

function writtenField(field: TableFieldSource): YamlTree {
  return typeof field === 'string' ? scalar(field) : valueOf(field);
}

function valueOf(value: unknown): YamlTree {
  if (Array.isArray(value)) return `[${value.map((one) => inline(valueOf(one))).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return mapValues({ ...value }, valueOf);
  if (typeof value === 'string' || typeof value === 'number') return scalar(value);
  return String(value);
}
