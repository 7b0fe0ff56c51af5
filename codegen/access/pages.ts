import type { ConsoleModel, ModelRoute } from '../model/console.ts';
import type { Operation } from '../model/operations.ts';
import type { Verb } from '../model/permissions.ts';
import type { KeyPath, Located } from '../read/located.ts';
import { placesOf, type Place as TreePlace, type ViewPlace } from '../derive/places.ts';
import { permissionOf, resourcesById } from '../derive/scope.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { ResourceSource } from '../schema/generated/manifest.ts';
import type { Offer } from './offer.ts';
import { operationRequirements } from './operations.ts';
import { derivedRequirement, writtenRequirements, type Requirement } from './requirement.ts';

type Resources = ReadonlyMap<string, Located<ResourceSource>>;

/** A node of a view's tree, with the requirements of everything above it. */
interface Node {
  readonly view: ViewPlace;
  readonly place: TreePlace;
  readonly keys: KeyPath;
  readonly requirements: readonly Requirement[];
}

type PageName = 'list' | 'create' | 'update' | 'detail';

/** The pages of a resource by what their address adds to that of their place. */
const SUFFIXES: readonly (readonly [suffix: string, page: PageName, operation: Operation])[] = [
  ['', 'list', 'view'],
  ['/create', 'create', 'create'],
  ['/:id/update', 'update', 'update'],
  ['/:id', 'detail', 'view'],
];

/** Every page and every tab of a page that has its own gate, with what each asks for. */
export function pageOffers(project: ParsedProject, model: ConsoleModel): readonly Offer[] {
  const resources = resourcesById(project);
  const views = placesOf(project, resources);
  const nodes = new Map(
    views
      .flatMap((view) => nodesBelow(view, view.children, [], viewRequirements(view, model)))
      .map((node) => [node.place.path, node]),
  );
  return model.routes.flatMap((route) => {
    const view = views.find(({ path }) => path === route.path);
    if (view) return [pageOffer(route, viewRequirements(view, model), resources, view.located, [])];
    const found = nodeOf(route, nodes);
    if (!found) return [];
    const requirements = [
      ...found.node.requirements,
      ...ownRequirements(route, found.node, found.page, resources),
    ];
    const { view: owner, keys } = found.node;
    const page = pageOffer(route, requirements, resources, owner.located, keys);
    return [page, ...tabOffers(route, found.node, resources)];
  });
}

function pageOffer(
  route: ModelRoute,
  requirements: readonly Requirement[],
  resources: Resources,
  located: Located<unknown>,
  keys: KeyPath,
): Offer {
  const resource = resources.get(route.resource ?? '')?.value;
  const verb = verbOf(route);
  return {
    id: route.name,
    kind: 'page',
    path: route.path,
    view: route.view,
    pageKind: route.kind,
    ...(resource && { resource: resource.resource, model: permissionOf(resource) }),
    ...(verb && { verb }),
    changes: changesSomething(route),
    requirements,
    within: [],
    at: () => ({ file: located.file, range: located.atKey(keys) }),
  };
}

/** Forms change something, and so do hand-written pages at the address of a form. */
function changesSomething({ kind, action, tabs }: ModelRoute): boolean {
  if (kind === 'redirect' || kind === 'external') return false;
  const hasForm = tabs?.some(({ form }) => form !== undefined) ?? false;
  return kind === 'single' || action === 'create' || action === 'update' || hasForm;
}

function verbOf({ kind }: ModelRoute): Verb | undefined {
  if (kind === 'list' || kind === 'detail' || kind === 'single') return 'view';
  if (kind === 'create') return 'add';
  return kind === 'update' ? 'change' : undefined;
}

function viewRequirements(view: ViewPlace, model: ConsoleModel): readonly Requirement[] {
  const { located, name } = view;
  const of = `${view.area ? 'area' : 'view'} ${name}`;
  const list = located.value.organizations;
  const enters = model.views.find((one) => one.name === name)?.requiresOrganization === true;
  return [
    ...(list && enters
      ? [
          {
            demand: { list },
            of,
            at: () => ({ file: located.file, range: located.atKey(['organizations']) }),
          },
        ]
      : []),
    ...writtenRequirements(located, [], located.value, of),
  ];
}

function nodesBelow(
  view: ViewPlace,
  places: readonly TreePlace[],
  above: KeyPath,
  requirements: readonly Requirement[],
): readonly Node[] {
  return places.flatMap((place) => {
    const parent = parentPath(view, above);
    const keys = [...above, 'routes', place.path.slice(parent.length + 1)];
    const own = writtenRequirements(view.located, keys, place.source, place.path);
    const all = [...requirements, ...own];
    return [
      { view, place, keys, requirements: all },
      ...nodesBelow(view, place.children, keys, all),
    ];
  });
}

/** The address of the node at these keys: every second key is a segment. */
function parentPath(view: ViewPlace, keys: KeyPath): string {
  return [view.path, ...keys.filter((_, index) => index % 2 === 1)].join('/');
}

function nodeOf(
  route: ModelRoute,
  nodes: ReadonlyMap<string, Node>,
): { readonly node: Node; readonly page: PageName } | undefined {
  for (const [suffix, page] of SUFFIXES) {
    if (!route.path.endsWith(suffix)) continue;
    const node = nodes.get(route.path.slice(0, route.path.length - suffix.length));
    const { at } = node?.place ?? {};
    if (node && at?.file === route.source.file && at.line === route.source.line) {
      return { node, page };
    }
  }
  return undefined;
}

/** What the page asks for beyond its place: its own gate, the permission of its operation, one of its tabs. */
function ownRequirements(
  route: ModelRoute,
  { view, place, keys }: Node,
  page: PageName,
  resources: Resources,
): readonly Requirement[] {
  const { source } = place;
  const resource = resources.get(source.resource ?? '');
  const written = (name: PageName) => ({
    located: view.located,
    path: [...keys, name],
    source: source[name],
    of: `page ${route.name}`,
  });
  const any = route.gate.any;
  return [
    ...(resource && isGeneric(route, place)
      ? operationRequirements(
          ...operationOf(page, place, resource),
          written(pageNameOf(page, place, resource)),
        )
      : []),
    ...(any
      ? [
          derivedRequirement(
            { any },
            'a page of tabs is open when one of them is',
            `page ${route.name}`,
            () => ({
              file: view.located.file,
              range: view.located.atKey([...keys, 'tabs']),
            }),
          ),
        ]
      : []),
  ];
}

/** A page whose gate the compiler derives from its resource. */
function isGeneric({ kind }: ModelRoute, { source }: TreePlace): boolean {
  if (source.page !== undefined || source.external !== undefined) return false;
  return kind !== 'redirect' && kind !== 'custom' && kind !== 'external';
}

function operationOf(
  page: PageName,
  place: TreePlace,
  resource: Located<ResourceSource>,
): [Operation, Located<ResourceSource>] {
  if (place.source.form !== undefined) return ['update', resource];
  if (resource.value.single !== undefined) return ['view', resource];
  return [SUFFIXES.find(([, name]) => name === page)?.[2] ?? 'view', resource];
}

function pageNameOf(
  page: PageName,
  { source }: TreePlace,
  { value }: Located<ResourceSource>,
): PageName {
  return source.form !== undefined || value.single !== undefined ? 'update' : page;
}

/** The tabs of a page; a tab with a list asks for the permission to view its records. */
function tabOffers(
  route: ModelRoute,
  { view, place, keys }: Node,
  resources: Resources,
): readonly Offer[] {
  return (route.tabs ?? []).flatMap(({ key, list, form }): readonly Offer[] => {
    const source = place.source.tabs?.[key];
    const target = resources.get(list?.resource ?? form?.resource ?? '');
    if (!source || !target) return [];
    const path = [...keys, 'tabs', key];
    const gate = { located: view.located, path, source, of: `tab ${key}` };
    return [
      {
        id: `${route.name}.tab.${key}`,
        kind: 'tab',
        resource: target.value.resource,
        model: permissionOf(target.value),
        changes: false,
        requirements: list
          ? operationRequirements('view', target, gate)
          : writtenRequirements(gate.located, gate.path, gate.source, gate.of),
        within: [route.name],
        at: () => ({ file: view.located.file, range: view.located.atKey(path) }),
      },
    ];
  });
}
