import type { ConsoleModel, ModelResource } from '../../model/console.ts';
import { groupBy } from '../../model/groupBy.ts';
import { offersOf, type HttpMethod, type OfferEffect } from '../../model/offers.ts';
import type { KeyPath } from '../../read/located.ts';
import {
  errorAt,
  oneOf,
  placeOfValue,
  type Finding,
  type LinkContext,
  type Rule,
} from '../rule.ts';
import { asPattern, nearestAddress } from '../walk/addresses.ts';
import { namesOfKind, placeOfUse, type NameUse } from '../walk/nameUses.ts';
import { isKnownWhole } from '../walk/knownWhole.ts';
import { unknownInCode } from '../walk/namesInCode.ts';
import { allParts, type ResourceParts } from '../../derive/resourceParts.ts';

interface Call {
  readonly method: string;
  readonly address: string;
  readonly path: KeyPath;
  /** The address as it stands at the path, when that is a whole one. */
  readonly written?: string | undefined;
}

/** Every call that a page can make is in the server's table or in `manifest/api.yaml`, with its method. */
export const unknownApiAddress: Rule = {
  name: 'unknown-api-address',
  check({ project, model }) {
    if (!isKnownWhole(project, 'api')) return [];
    const table = new Map(model.api.map(({ address, methods }) => [address, methods]));
    const written = groupBy(namesOfKind(project, ['address']), ({ located }) => located);
    const opened = new Set(
      model.routes.flatMap(({ resource, kind }) => (kind === 'detail' && resource) || []),
    );
    const inPages = allParts(project).flatMap((parts) => {
      const reported = new Set<string>();
      return callsOf(parts, model, written.get(parts.located), opened).flatMap((call) => {
        const { method, address, path, written: whole } = call;
        const methods = table.get(address);
        const key = methods ? `${method} ${address}` : address;
        if (methods?.includes(method) || reported.has(key)) return [];
        reported.add(key);
        const place = placeOfValue(parts.located, path);
        if (methods) {
          return errorAt(place, {
            message: `The server's '${address}' does not take ${method}.`,
            expected: oneOf(methods),
          });
        }
        // When a list address is unknown, the address of its records is not reported as well.
        const list = address.replace(/\/:id$/, '');
        if (list !== address && reported.has(list)) return [];
        return errorAt(place, {
          message: `The server has no address '${address}'.`,
          expected: "an address of the server's table or of manifest/api.yaml",
          suggestion: () => nearestAddress(address, table.keys(), whole),
        });
      });
    });
    return [
      ...inPages,
      ...inSession(project, table),
      ...unknownInCode(project, 'address', new Set(table.keys())),
    ];
  },
};

/** Addresses that `session` of `app.yaml` names; those of a preset are the server's own. */
function inSession(
  project: LinkContext['project'],
  table: ReadonlyMap<string, readonly string[]>,
): readonly Finding[] {
  return namesOfKind(project, ['address']).flatMap((use) => {
    if (use.located !== project.app || use.name === 'none' || table.has(use.name)) return [];
    return errorAt(placeOfUse(use), {
      message: `The server has no address '${use.name}'.`,
      expected: "an address of the server's table or of manifest/api.yaml",
      suggestion: () => nearestAddress(use.name, table.keys(), use.name),
    });
  });
}

/** The methods by which what stands at a key is called. */
const METHODS: Readonly<Record<string, readonly HttpMethod[]>> = {
  get: ['GET'],
  post: ['POST'],
  put: ['PUT'],
  patch: ['PATCH'],
  delete: ['DELETE'],
  from: ['GET'],
  at: ['GET'],
  levels: ['GET'],
  addTo: ['POST'],
  moveTo: ['PUT'],
  names: ['GET'],
  via: ['POST', 'DELETE'],
  add: ['PATCH'],
  remove: ['PATCH'],
};

function callsOf(
  parts: ResourceParts,
  model: ConsoleModel,
  written: readonly NameUse[] = [],
  opened: ReadonlySet<string>,
): readonly Call[] {
  const resource = model.resources.get(parts.id);
  const api = resource?.definition.api ?? '';
  return [
    ...(resource ? [...callsOfPages(parts, resource, opened), ...callsOfTree(resource)] : []),
    ...written.flatMap(({ name, path }) =>
      (METHODS[String(path.at(-1))] ?? []).map((method): Call => {
        const address = asPattern(name.replace(/\?.*$/, ''));
        return { method, address, path, written: name };
      }),
    ),
    ...parts.cards
      .filter(({ value }) => value.via === undefined)
      .map(({ path }): Call => ({ method: 'PATCH', address: `${api}/:id`, path })),
    ...parts.tabs.flatMap(({ path, value: { list, add } }) => {
      const target = list === undefined ? undefined : model.resources.get(list)?.definition;
      return target && add !== undefined
        ? [{ method: 'POST', address: asPattern(target.api), path: [...path, 'add'] }]
        : [];
    }),
  ];
}

/** A tree asks for the chosen node; an editable tree also writes its nodes. */
function callsOfTree({ definition }: ModelResource): readonly Call[] {
  const tree = definition.list?.tree;
  if (!tree) return [];
  const path = ['list', 'tree', 'of'];
  const own = tree.from === undefined;
  const calls: readonly (readonly [boolean, string, string])[] = [
    [own, 'GET', `${tree.api}/:id`],
    [tree.edit !== undefined, 'PATCH', `${tree.api}/:id`],
    [tree.edit !== undefined, 'DELETE', `${tree.api}/:id`],
  ];
  return calls.flatMap(([made, method, address]) => (made ? { method, address, path } : []));
}

/** The calls of the generic pages for a resource: list, records and what the buttons do. */
function callsOfPages(
  { source }: ResourceParts,
  { definition }: ModelResource,
  opened: ReadonlySet<string>,
): readonly Call[] {
  const { list, detail, form, api } = definition;
  const path = [source.api === undefined ? 'resource' : 'api'];
  const address = asPattern(api);
  const record = `${address}/:id`;
  if (definition.single) {
    return ['GET', form?.updateMethod ?? 'PATCH'].map((method) => ({ method, address, path }));
  }
  const offers = offersOf(definition);
  const has = (kind: OfferEffect['kind']) => offers.some(({ does }) => does.kind === kind);
  const creates = form && (list ? has('create') : true);
  const updates = form && has('update');
  const calls: readonly (readonly [boolean, string, string])[] = [
    // A resource with only a form is never read.
    [!form || list !== undefined || detail !== undefined, 'GET', address],
    [Boolean(creates), 'POST', address],
    // Without a detail page, a dialog shows the values that the list has.
    [Boolean(updates) || (detail !== undefined && opened.has(definition.id)), 'GET', record],
    [Boolean(updates), form?.updateMethod ?? 'PUT', record],
    [has('remove'), 'DELETE', record],
    [has('removeSelected'), 'DELETE', address],
  ];
  return calls.flatMap(([made, method, called]) =>
    made ? [{ method, address: called, path }] : [],
  );
}
