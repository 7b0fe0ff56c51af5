import type { ConsoleModel, ModelRoute } from '../model/console.ts';
import type { Verb } from '../model/permissions.ts';
import type { KeyPath, Located } from '../read/located.ts';
import { placesOf, type Place as TreePlace, type ViewPlace } from '../derive/places.ts';
import { permissionOf, resourcesById } from '../derive/scope.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { ResourceSource } from '../schema/generated/manifest.ts';
import type { AccessPoint } from './accessPoint.ts';
import { operationRequirements } from './operations.ts';
import { writtenRequirements, type Requirement } from './requirement.ts';

type Resources = ReadonlyMap<string, Located<ResourceSource>>;

/** A node of a view's tree, with the requirements of everything above it. */
interface Node {
  readonly view: ViewPlace;
  readonly place: TreePlace;
  readonly requirements: readonly Requirement[];
}

/** Every page and every tab of a page that has its own gate, with what each asks for. */
export function pagePoints(project: ParsedProject, model: ConsoleModel): readonly AccessPoint[] {
  const resources = resourcesById(project);
  const views = placesOf(project, resources);
  const nodes = new Map(
    views
      .flatMap((view) => nodesBelow(view, view.children, viewRequirements(view, model)))
      .map((node) => [node.place.path, node]),
  );
  return model.routes.flatMap((route) => {
    const view = views.find(({ path }) => path === route.place);
    if (view) return [pagePoint(route, viewRequirements(view, model), resources, view.located, [])];
    const node = nodes.get(route.place);
    if (!node) return [];
    const requirements = [...node.requirements, ...ownRequirements(route, node, resources)];
    const page = pagePoint(route, requirements, resources, node.view.located, node.place.keys);
    return [page, ...tabPoints(route, node, resources)];
  });
}

function pagePoint(
  route: ModelRoute,
  requirements: readonly Requirement[],
  resources: Resources,
  located: Located<unknown>,
  keys: KeyPath,
): AccessPoint {
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
    at: () => located.atKey(keys),
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
  const demand = list && enters && { list, holding: model.session.organizations?.needs?.[list] };
  return [
    ...(demand ? [{ demand, of, at: () => located.atKey(['organizations']) }] : []),
    ...writtenRequirements(located, [], located.value, of),
  ];
}

function nodesBelow(
  view: ViewPlace,
  places: readonly TreePlace[],
  above: readonly Requirement[],
): readonly Node[] {
  return places.flatMap((place) => {
    const requirements = [
      ...above,
      ...writtenRequirements(view.located, place.keys, place.source, place.path),
    ];
    return [{ view, place, requirements }, ...nodesBelow(view, place.children, requirements)];
  });
}

const OF_TABS = 'a page of tabs is open when one of them is';

/** What the page asks for beyond its place: its own gate, the permission of its operation, one of its tabs. */
function ownRequirements(
  { name, gate: { any }, gatedBy }: ModelRoute,
  { view: { located }, place: { keys, source } }: Node,
  resources: Resources,
): readonly Requirement[] {
  const resource = resources.get(source.resource ?? '');
  const of = `page ${name}`;
  const at = () => located.atKey([...keys, 'tabs']);
  return [
    ...(resource && gatedBy
      ? operationRequirements(gatedBy.operation, resource, {
          located,
          path: [...keys, gatedBy.page],
          source: source[gatedBy.page],
          of,
        })
      : []),
    ...(any ? [{ demand: { any }, rule: OF_TABS, of, at }] : []),
  ];
}

/** The tabs of a page; a tab with a list asks for the permission to view its records. */
function tabPoints(
  route: ModelRoute,
  { view, place }: Node,
  resources: Resources,
): readonly AccessPoint[] {
  return (route.tabs ?? []).flatMap(({ key, list, form }): readonly AccessPoint[] => {
    const source = place.source.tabs?.[key];
    const target = resources.get(list?.resource ?? form?.resource ?? '');
    if (!source || !target) return [];
    const path = [...place.keys, 'tabs', key];
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
        at: () => view.located.atKey(path),
      },
    ];
  });
}
