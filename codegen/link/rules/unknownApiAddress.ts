import type { ConsoleModel, ModelResource } from '../../model/console.ts';
import { offersOf, type HttpMethod, type OfferEffect } from '../../model/offers.ts';
import { trimSlashes } from '../../derive/scope.ts';
import type { KeyPath, Located } from '../../read/located.ts';
import { errorAt, oneOf, placeOfValue, type Finding, type Rule } from '../rule.ts';
import { asPattern, nearestAddress } from '../walk/addresses.ts';
import { unknownInCode } from '../walk/namesInCode.ts';
import { allParts, type ResourceParts } from '../../derive/resourceParts.ts';

interface Call {
  readonly method: string;
  readonly address: string;
  readonly path: KeyPath;
  /** The address as it stands at the path, when that is a whole one. */
  readonly written?: string | undefined;
}

/** Every call that a page can make is in `manifest/api.yaml`, with its method. */
export const unknownApiAddress: Rule = {
  name: 'unknown-api-address',
  check({ project, model }) {
    if (!project.api) return [];
    const table = new Map(model.api.map(({ address, methods }) => [address, methods]));
    const addresses = [...table.keys()];
    const inPages = allParts(project).flatMap((parts) => {
      const reported = new Set<string>();
      return callsOf(parts, model).flatMap(
        ({ method, address, path, written }): readonly Finding[] => {
          const methods = table.get(address);
          const key = methods ? `${method} ${address}` : address;
          if (methods?.includes(method) || reported.has(key)) return [];
          reported.add(key);
          const unknownOwner = isBelowReported(address, reported, key);
          if (!methods && unknownOwner) return [];
          return [finding(parts.located, { method, address, path, written }, methods, addresses)];
        },
      );
    });
    return [...inPages, ...unknownInCode(project, 'address', new Set(addresses))];
  },
};

/** When a list address is unknown, the address of its records is not reported as well. */
function isBelowReported(address: string, reported: ReadonlySet<string>, self: string): boolean {
  const list = address.replace(/\/:id$/, '');
  return list !== address && list !== self && reported.has(list);
}

function finding(
  located: Located<unknown>,
  { method, address, path, written }: Call,
  methods: readonly string[] | undefined,
  addresses: readonly string[],
): Finding {
  const place = placeOfValue(located, path);
  if (methods) {
    return errorAt(place, `The server's '${address}' does not take ${method}.`, {
      expected: oneOf(methods),
    });
  }
  return errorAt(place, `The server has no address '${address}'.`, {
    expected: 'an address of manifest/api.yaml',
    suggestion: () => nearestAddress(address, addresses, written),
  });
}

function callsOf(parts: ResourceParts, model: ConsoleModel): readonly Call[] {
  const resource = model.resources.get(parts.id);
  return [
    ...(resource ? callsOfPages(parts, resource, model) : []),
    ...(resource ? callsOfOffers(parts, resource) : []),
    ...(resource ? callsOfTree(resource) : []),
    ...parts.fields.flatMap(({ path, value }) =>
      value.options?.from === undefined
        ? []
        : [{ method: 'GET', address: value.options.from, path: [...path, 'options', 'from'] }],
    ),
    ...parts.cards.flatMap((card) => callsOfCard(card, resource?.definition.api ?? '')),
    ...parts.tabs.flatMap(({ path, value: { list, add } }) => {
      const target = list === undefined ? undefined : model.resources.get(list)?.definition;
      return target && add !== undefined
        ? [{ method: 'POST', address: asPattern(target.api), path: [...path, 'add'] }]
        : [];
    }),
    ...parts.cells.flatMap(({ path, value }) =>
      value.names === undefined
        ? []
        : [
            {
              method: 'GET',
              address: asPattern(value.names),
              path: [...path, 'names'],
              written: value.names,
            },
          ],
    ),
  ];
}

/** A card sends the whole list, or pairs, or additions and removals. */
function callsOfCard(
  { path, value: { via } }: ResourceParts['cards'][number],
  api: string,
): readonly Call[] {
  if (via === undefined) return [{ method: 'PATCH', address: `${api}/:id`, path }];
  if (typeof via === 'string') {
    const address = trimSlashes(via);
    return ['POST', 'DELETE'].map((method) => ({ method, address, path: [...path, 'via'] }));
  }
  return (['add', 'remove'] as const).map((key) => ({
    method: 'PATCH',
    address: asPattern(via[key].replace(/\?.*$/, '')),
    path: [...path, 'via', key],
  }));
}

/** The words of the manifest. */
const METHODS = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const satisfies Record<HttpMethod, string>;

/** The addresses that offers name. */
function callsOfOffers({ source }: ResourceParts, { definition }: ModelResource): readonly Call[] {
  return offersOf(definition).flatMap(({ key, does }): readonly Call[] => {
    if (does.kind === 'export' && does.from !== undefined) {
      return [{ method: 'GET', address: does.from, path: ['list', 'export', 'from'] }];
    }
    if (!('method' in does)) return [];
    const { method, address } = does;
    const name = METHODS[method];
    const written = source.actions?.[key]?.[name];
    // Another rule reports an action that is written with a method it cannot have.
    if (written === undefined) return [];
    return [{ method, address: asPattern(address), path: ['actions', key, name], written }];
  });
}

/** A tree loads level by level; an editable tree also writes its nodes. */
function callsOfTree({ definition }: ModelResource): readonly Call[] {
  const tree = definition.list?.tree;
  if (!tree) return [];
  const path = ['list', 'tree', 'of'];
  const own = tree.from === undefined;
  const calls: readonly (readonly [boolean, string, string])[] = [
    [true, 'GET', asPattern(tree.from ?? `${tree.api}/children/tree`)],
    [tree.at !== undefined, 'GET', asPattern(tree.at ?? '')],
    [own, 'GET', `${tree.api}/:id`],
    [tree.edit !== undefined, 'POST', `${tree.api}/:id/children`],
    [tree.edit !== undefined, 'PUT', `${tree.api}/:id/children/add`],
    [tree.edit !== undefined, 'PATCH', `${tree.api}/:id`],
    [tree.edit !== undefined, 'DELETE', `${tree.api}/:id`],
  ];
  return calls.flatMap(([made, method, address]) => (made ? [{ method, address, path }] : []));
}

/** The calls of the generic pages for a resource: list, records and what the buttons do. */
function callsOfPages(
  { source }: ResourceParts,
  { definition }: ModelResource,
  { routes }: ConsoleModel,
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
  // Without a detail page, a dialog shows the values that the list has.
  const opens = routes.some(
    ({ resource, kind }) => resource === definition.id && kind === 'detail',
  );
  const calls: readonly (readonly [boolean, string, string])[] = [
    // A resource with only a form is never read.
    [!form || list !== undefined || detail !== undefined, 'GET', address],
    [Boolean(creates), 'POST', address],
    [Boolean(updates) || (detail !== undefined && opens), 'GET', record],
    [Boolean(updates), form?.updateMethod ?? 'PUT', record],
    [has('remove'), 'DELETE', record],
    [has('removeSelected'), 'DELETE', address],
  ];
  return calls.flatMap(([made, method, called]) =>
    made ? [{ method, address: called, path }] : [],
  );
}
