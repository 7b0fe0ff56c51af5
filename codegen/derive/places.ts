import { uniqBy } from 'es-toolkit/array';
import { combineGates } from '../model/combineGates.ts';
import { memoizeAsking } from '../read/memoize.ts';
import type { Gate, SettingTest } from '../model/gates.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { KeyPath, Located } from '../read/located.ts';
import type {
  ResourceSource,
  RouteOptions,
  RoutesSource,
  ViewSource,
} from '../schema/generated/manifest.ts';
import { gateOf, settingTests } from './gates.ts';
import { byFile, compareText } from './scope.ts';
import { sourceOf } from '../report/diagnostic.ts';

/** A view or an area with its tree. */
export interface ViewPlace {
  readonly name: string;
  readonly path: string;
  readonly area: boolean;
  readonly gate: Gate;
  readonly located: Located<ViewSource>;
  readonly children: readonly Place[];
}

/** One node of a view's tree, with the facts it inherits from its parents. */
export interface Place {
  readonly view: string;
  /** Without the base path: `/console/users/users`. */
  readonly path: string;
  /** Without the view: `users/users`. */
  readonly below: string;
  readonly source: RouteOptions;
  readonly resource?: PlacedResource;
  /** The gates of the node and of all its parents. */
  readonly gate: Gate;
  /** Whether the menu lists the node: it has a page and neither it nor a parent is hidden. */
  readonly listed: boolean;
  /** Whether neither the node nor what stands above it hides the organization selector. */
  readonly showOrganization: boolean;
  readonly hiddenWhile: readonly SettingTest[];
  readonly activeMenu: string;
  readonly at: { readonly file: string; readonly line: number };
  /** Where it stands in the file of its view. */
  readonly keys: KeyPath;
  readonly children: readonly Place[];
}

/** What the menu, titles and names of routes say of a resource. Its pages ask for the rest of it. */
export type PlacedResource = Pick<ResourceSource, 'resource' | 'name'> & {
  readonly single: boolean;
};

/** Answers about resources: a tree stays the same object as long as they do. */
interface Known {
  /** Its name, and whether it is a single record, has a form, and has a list; undefined when there is no such resource. */
  readonly factsOf: (
    id: string,
  ) => readonly [name: string, single: boolean, form: boolean, list: boolean] | undefined;
}

interface Parent extends Pick<Place, 'view' | 'path' | 'below' | 'gate' | 'keys'> {
  readonly hidden: boolean;
  /** It has a page: what stands below it is opened from there. */
  readonly opens: boolean;
  readonly showOrganization: boolean;
  readonly activeMenu?: string;
}

/** All views with their trees, in the order of the switcher. */
export function placesOf(
  project: ParsedProject,
  resources: ReadonlyMap<string, Located<ResourceSource>>,
): readonly ViewPlace[] {
  const views = uniqBy(project.views.toSorted(byFile), ({ value }) => nameOfView(value));
  const known: Known = {
    factsOf: (id) => {
      const source = resources.get(id)?.value;
      if (!source) return undefined;
      const { name, single, form, list } = source;
      return [name, single !== undefined, form !== undefined, list !== undefined];
    },
  };
  const order = project.app?.value.views?.switcher ?? [];
  const rankOf = ({ name, area }: ViewPlace) =>
    order.includes(name) ? order.indexOf(name) : order.length + Number(area);
  return views
    .map((located) => viewPlace(located, known))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || compareText(a.name, b.name));
}

const viewPlace = memoizeAsking(
  (located: Located<ViewSource>, known: Known): ViewPlace => {
    const name = nameOfView(located.value);
    const gate = gateOf(located.value);
    const path = `/${name}`;
    const root: Parent = {
      view: name,
      path,
      below: '',
      gate,
      hidden: false,
      opens: false,
      showOrganization: located.value.showOrganization !== false,
      keys: [],
    };
    return {
      name,
      path,
      area: located.value.area !== undefined,
      gate,
      located,
      children: placesBelow(located.value.routes, root, located, known),
    };
  },
  (_, ask) => ({ factsOf: ask((now) => now.factsOf) }),
);

/** Every place of a tree, parents before children. */
export function everyPlace(places: readonly Place[]): readonly Place[] {
  return places.flatMap((place) => [place, ...everyPlace(place.children)]);
}

function placesBelow(
  tree: RoutesSource | undefined,
  parent: Parent,
  located: Located<ViewSource>,
  known: Known,
): readonly Place[] {
  return Object.entries(tree ?? {}).map(([segment, given]) => {
    const source: RouteOptions = typeof given === 'string' ? { resource: given } : (given ?? {});
    const keys: KeyPath = [...parent.keys, 'routes', segment];
    const path = `${parent.path}/${segment}`;
    const below = parent.below ? `${parent.below}/${segment}` : segment;
    const gate = combineGates(parent.gate, gateOf(source));
    const hidden = parent.hidden || parent.opens || source.hidden === true;
    const listed = !hidden && hasMenuPage(source, known);
    const showOrganization = parent.showOrganization && source.showOrganization !== false;
    const activeMenu = source.activeMenu ?? (listed ? path : parent.activeMenu);
    const self: Parent = {
      view: parent.view,
      path,
      below,
      gate,
      hidden,
      showOrganization,
      opens: source.resource !== undefined || source.page !== undefined,
      keys,
      ...(activeMenu !== undefined && { activeMenu }),
    };
    const id = source.resource;
    const [name, single] = known.factsOf(id ?? '') ?? [];
    return {
      view: parent.view,
      path,
      below,
      source,
      ...(id !== undefined &&
        name !== undefined && { resource: { resource: id, name, single: single === true } }),
      gate,
      listed,
      showOrganization,
      hiddenWhile: hiddenWhile(source),
      activeMenu: activeMenu ?? path,
      at: sourceOf(located.atKey(keys)),
      keys,
      children: placesBelow(source.routes, self, located, known),
    };
  });
}

/** Whether this node itself, not only a node below it, has a page for the menu. */
function hasMenuPage(source: RouteOptions, known: Known): boolean {
  if (source.redirect !== undefined || source.form !== undefined) return false;
  if (source.external !== undefined || source.page !== undefined) return true;
  const [, single, form, list] = known.factsOf(source.resource ?? '') ?? [];
  if (single) return form === true;
  return list === true && (source.pages?.includes('list') ?? true);
}

function hiddenWhile(source: RouteOptions): readonly SettingTest[] {
  return typeof source.hidden === 'object' ? settingTests(source.hidden.setting) : [];
}

/** The name of a view, or of an area. */
export function nameOfView({ view, area = '' }: ViewSource): string {
  return view ?? area;
}

/** Whether this node only groups the nodes below it. */
export function isGroup({ source }: Place): boolean {
  const { resource, redirect, form, page, external } = source;
  return [resource, redirect, form, page, external].every((fact) => fact === undefined);
}
