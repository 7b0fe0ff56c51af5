import type { Operation } from '../model/operations.ts';
import type { ConsoleModel } from '../model/console.ts';
import type { ActionModel } from '../model/actions.ts';
import type { KeyPath, Located } from '../read/located.ts';
import { resourcesById } from '../derive/scope.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { GateSource, ResourceSource } from '../schema/generated/manifest.ts';
import { fieldOffers } from './fieldOffers.ts';
import type { Offer } from './offer.ts';
import { operationRequirements } from './operations.ts';
import { writtenRequirements } from './requirement.ts';
import { offerOf, type Made, type ShownResource } from './resourceOffer.ts';
import type { Showing } from './showing.ts';

/** Everything that people can reach or do with records: tabs, actions, and fields with a gate. */
export function resourceOffers(
  project: ParsedProject,
  model: ConsoleModel,
  showing: Showing,
): readonly Offer[] {
  const resources = resourcesById(project);
  return [...resources].flatMap(([id, located]) => {
    const definition = model.resources.get(id)?.definition;
    if (!definition) return [];
    const shown = { located, definition, ...showing.of(id) };
    return [
      ...detailTabs(shown, resources),
      ...withoutDoubles([...buttons(shown), ...cards(shown, resources), ...actions(shown)]),
      ...fieldOffers(shown, project),
    ];
  });
}

/** When an action has the name of a button, it keeps its place in its id. */
function withoutDoubles(offers: readonly Offer[]): readonly Offer[] {
  const seen = new Set<string>();
  return offers.map((offer) => {
    const taken = seen.has(offer.id);
    seen.add(offer.id);
    if (!taken || offer.resource === undefined) return offer;
    return { ...offer, id: offer.id.replace(offer.resource, `${offer.resource}.actions`) };
  });
}

/** Create, update, clone, delete, import and export, on lists and detail pages. */
function buttons(shown: ShownResource): readonly Offer[] {
  const { located, lists, details } = shown;
  const { list, detail } = shown.definition;
  const source = located.value;
  const button = (
    name: string,
    operation: Operation,
    is: unknown,
    page: 'list' | 'detail',
    key: 'create' | 'update' | 'clone' | 'delete' | 'export' | undefined,
    more: Partial<Made> = {},
  ): readonly Offer[] => {
    if (!is) return [];
    const path = key === undefined ? [page] : [page, key];
    const gate = { located, path, source: writtenAt(source, page, key), of: `action ${name}` };
    return [
      offerOf(shown, {
        name,
        path,
        requirements: operationRequirements(operation, located, gate),
        within: page === 'list' ? lists : details,
        ...more,
      }),
    ];
  };
  return [
    ...button('create', 'create', list?.create, 'list', 'create', { verb: 'add' }),
    ...button('update', 'update', list?.update, 'list', 'update', { verb: 'change' }),
    ...button('clone', 'clone', list?.clone, 'list', 'clone', { verb: 'add' }),
    ...button('delete', 'deleteRow', list?.remove, 'list', 'delete', { verb: 'delete' }),
    ...button('delete-selected', 'delete', list?.bulkRemove, 'list', 'delete', { verb: 'delete' }),
    ...button('update-selected', 'update', list?.bulkUpdate, 'list', 'update', { verb: 'change' }),
    ...button('import', 'create', list?.import?.create, 'list', undefined, { verb: 'add' }),
    ...button('import-update', 'update', list?.import?.update, 'list', undefined, {
      verb: 'change',
    }),
    ...button('export', 'view', list?.export, 'list', 'export', { verb: 'view', changes: false }),
    ...button('update-on-detail', 'update', detail?.update, 'detail', 'update', {
      verb: 'change',
    }),
    ...button('delete-on-detail', 'delete', detail?.remove, 'detail', 'delete', {
      verb: 'delete',
    }),
  ];
}

function writtenAt(
  { list, detail }: ResourceSource,
  page: 'list' | 'detail',
  key: 'create' | 'update' | 'clone' | 'delete' | 'export' | undefined,
): GateSource | undefined {
  if (key === undefined) return undefined;
  const written =
    page === 'list'
      ? list?.[key]
      : key === 'update' || key === 'delete'
        ? detail?.[key]
        : undefined;
  return written === false ? undefined : written;
}

/** The tabs of a detail page; a tab with a list asks for the permission to view its records. */
function detailTabs(
  shown: ShownResource,
  resources: ReadonlyMap<string, Located<ResourceSource>>,
): readonly Offer[] {
  const { located, details } = shown;
  return Object.entries(located.value.detail?.tabs ?? {}).map(([key, source]) => {
    const path = ['detail', 'tabs', key];
    const gate = { located, path, source, of: `tab ${key}` };
    const target = source.list === undefined ? undefined : resources.get(source.list);
    return offerOf(shown, {
      name: `tab.${key}`,
      kind: 'tab',
      path,
      changes: false,
      requirements: target
        ? operationRequirements('view', target, gate)
        : writtenRequirements(located, path, source, gate.of),
      within: details,
    });
  });
}

interface WrittenCard {
  readonly field: string;
  readonly gate: GateSource | undefined;
  readonly path: KeyPath;
}

/** Cards of related records, which people may change, and lists that they may add to. */
function cards(
  shown: ShownResource,
  resources: ReadonlyMap<string, Located<ResourceSource>>,
): readonly Offer[] {
  const { located } = shown;
  return Object.entries(located.value.detail?.tabs ?? {}).flatMap(([tab, source]) => {
    const within = [`${located.value.resource}.tab.${tab}`];
    const base = ['detail', 'tabs', tab];
    const related = (source.cards ?? []).flatMap((card, index): readonly WrittenCard[] =>
      typeof card === 'string'
        ? [{ field: card, gate: undefined, path: [...base, 'cards', index] }]
        : Object.entries(card).map(([field, gate]) => ({
            field,
            gate,
            path: [...base, 'cards', index, field],
          })),
    );
    const target = resources.get(source.list ?? '');
    const added =
      target && source.add !== undefined
        ? Object.entries(typeof source.add === 'string' ? { [source.add]: {} } : source.add)
        : [];
    return [
      ...related.map(({ field, gate, path }) =>
        offerOf(shown, {
          name: `card.${field}`,
          path,
          verb: 'change',
          requirements: operationRequirements('update', located, {
            located,
            path,
            source: gate,
            of: `card ${field}`,
          }),
          within,
        }),
      ),
      ...added.flatMap(([field, gate]) =>
        target
          ? [
              offerOf(shown, {
                name: `add.${field}`,
                path: [...base, 'add'],
                requirements: operationRequirements('create', target, {
                  located,
                  path: [...base, 'add', field],
                  source: gate,
                  of: `card ${field}`,
                }),
                within,
              }),
            ]
          : [],
      ),
    ];
  });
}

/** The actions that the manifest describes; on rows of a tree they ask for what editing the tree asks for. */
function actions(shown: ShownResource): readonly Offer[] {
  const { located, lists, details, trees } = shown;
  return (shown.definition.actions ?? []).map((action) => {
    const path = ['actions', action.key];
    const source = located.value.actions?.[action.key];
    const gate = { located, path, source, of: `action ${action.key}` };
    const onRecord = action.on.includes('record');
    const onList = action.on.some((place) => place !== 'record');
    return offerOf(shown, {
      name: action.key,
      path,
      requirements: operationRequirements('act', located, gate),
      within: [...(onList ? [...lists, ...trees] : []), ...(onRecord ? details : [])],
      changes: changesSomething(action),
    });
  });
}

/** A list in a dialog and an address that opens change nothing. */
function changesSomething({ call }: ActionModel): boolean {
  return call.kind !== 'list' && call.kind !== 'open';
}
