import {
  redirect,
  redirectDocument,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router';
import { OWN_ADDRESSES } from '../../codegen/model/ownAddresses.ts';
import type { MenuNode, RouteRecord, ViewModel } from '../../codegen/model/routes.ts';
import type { Text } from '../../codegen/model/text.ts';
import type { RouteTable } from '../session/routeTable.ts';
import { rememberClosedView } from '../session/closedView.ts';
import { homePath } from '../session/views.ts';
import { externalAddress } from '../shell/externalAddress.ts';
import { firstLink, visibleMenu } from '../shell/menu.ts';
import { accessTo, type Who } from './access.ts';
import type { Entrance } from './enterView.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import type { PageStore } from './pageStore.ts';
import { redirectTarget } from './redirectTarget.ts';
import { RouteFailure } from './RouteFailure.tsx';
import { RoutePage } from './RoutePage.tsx';
import type { TextKey } from '../../generated/texts.ts';
import { lazyPart } from '../i18n/lazyPart.tsx';

const PAGE = { fallback: <PageSkeleton /> };
// Seldom seen: they come when they are.
const NotFoundPage = lazyPart(() => import('./NotFoundPage.tsx'), PAGE);
const RefusedPage = lazyPart(() => import('./RefusedPage.tsx'), PAGE);
const UnknownAddress = lazyPart(() => import('./UnknownAddress.tsx'), PAGE);

const REFUSED: RouteHandle = { title: 'app.refused.title' satisfies TextKey };
const NOT_FOUND: RouteHandle = { title: 'app.notFound.title' satisfies TextKey };

/** An address that only leads on shows nothing of its own. */
const LEADS_ON = { element: null, hydrateFallbackElement: <PageSkeleton /> };

export interface RouteSources {
  readonly table: RouteTable;
  readonly views: readonly ViewModel[];
  readonly pages: PageStore;
  /** The person as the session knows them at this moment. */
  readonly who: () => Who & { readonly view: ViewModel };
  /** Does the `oid` of an address lead to another organization of this view? (spec 1, section 7) */
  readonly changesOrganization: (asked: string | null, view: ViewModel | undefined) => boolean;
  /** Settles view and organization before a page of another view is shown. */
  readonly enterView: (view: ViewModel | undefined, path: string) => Promise<Entrance>;
  /** What was fetched is old: pages fetch it again when they are drawn. */
  readonly outdate: () => void;
}

/** What a route carries for the frame around it. */
export interface RouteHandle {
  /** None on the pages that say why there is no page. */
  readonly route?: RouteRecord;
  readonly title: Text;
}

/** The generated routes, the homes of the views, and the pages for what has no route. */
export function routeObjects(sources: RouteSources): RouteObject[] {
  const { table, views } = sources;
  // A view's own address leads to the first page this person may see, which no table can know.
  const homes = new Set(views.map(({ path }) => path));
  const pages = table.routes.filter(({ path, kind }) => kind !== 'redirect' || !homes.has(path));
  const taken = new Set(pages.map(({ path }) => path));
  const groups = views.flatMap(({ menu }) => groupsOf(menu)).filter(({ path }) => !taken.has(path));
  return [
    ...pages.map((route) => routeObject(route, sources)),
    ...views.filter(({ path }) => !taken.has(path)).map((view) => viewHome(view, sources)),
    ...groups.map((group) => groupHome(group, sources)),
    {
      path: OWN_ADDRESSES.home,
      ...LEADS_ON,
      loader: () => redirect(homeFor(sources.who().view, sources)),
    },
    { path: OWN_ADDRESSES.refused, element: <RefusedPage />, handle: REFUSED },
    { path: OWN_ADDRESSES.notFound, element: <NotFoundPage />, handle: NOT_FOUND },
    {
      // Draws the page behind it anew, with its data (spec 1, section 2.1).
      path: '/redirect/*',
      ...LEADS_ON,
      loader: ({ params, request }) => {
        sources.pages.drawAnew();
        sources.outdate();
        return redirect(behindRedirect(params['*'] ?? '', new URL(request.url).search));
      },
    },
    { path: '*', element: <UnknownAddress /> },
  ];
}

/** A path of the console, never another host: `//host` would be one. */
function behindRedirect(path: string, search: string): string {
  return `/${path.replace(/^[/\\]+/, '')}${search}`;
}

function routeObject(route: RouteRecord, sources: RouteSources): RouteObject {
  const handle: RouteHandle = { route, title: route.title };
  return {
    path: route.path,
    handle,
    loader: (args) => enter(route, sources, args),
    // A change of the query alone is the same page, which reads it, unless it asks for another organization.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname !== nextUrl.pathname ||
      oidOf(currentUrl) !== oidOf(nextUrl) ||
      (currentUrl.search === nextUrl.search && defaultShouldRevalidate),
    element: <RoutePage route={route} pages={sources.pages} />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <PageSkeleton />,
  };
}

/** Decides before anything is loaded: the thunks of a refused route are never called. */
async function enter(
  route: RouteRecord,
  sources: RouteSources,
  { request, params }: LoaderFunctionArgs,
): Promise<Response | null> {
  const view = sources.views.find(({ name }) => name === route.view);
  // Another organization is another start: the address is loaded anew, and start-up takes it from there.
  if (sources.changesOrganization(oidOf(new URL(request.url)), view)) {
    return redirectDocument(request.url);
  }
  const { to } = await sources.enterView(view, route.path);
  if (to !== undefined) return redirect(to);
  const who = sources.who();
  const access = accessTo(route, sources.views, who);
  if (access.kind === 'other-view') {
    rememberClosedView(route.view);
    return redirect(homeFor(who.view, sources));
  }
  if (access.kind === 'refused') return null;
  if (route.external !== undefined) return redirectDocument(externalAddress(route.external));
  if (route.redirect !== undefined) {
    const { search } = new URL(request.url);
    return redirect(redirectTarget(route.redirect, route.path, params, search));
  }
  await sources.pages.load(route);
  return null;
}

function oidOf(address: URL): string | null {
  return address.searchParams.get('oid');
}

function viewHome(view: ViewModel, sources: RouteSources): RouteObject {
  return {
    path: view.path,
    ...LEADS_ON,
    loader: async () => {
      const { to } = await sources.enterView(view, view.path);
      const shown = view.area ? view : sources.who().view;
      return redirect(to ?? homeFor(shown, sources));
    },
  };
}

/** The address of a menu group leads to the first page below it that this person may see. */
function groupHome(group: MenuNode, sources: RouteSources): RouteObject {
  return {
    path: group.path,
    ...LEADS_ON,
    loader: () => {
      const entries = visibleMenu({ menu: group.children ?? [] }, sources.who().gateContext);
      return redirect(firstLink(entries)?.path ?? OWN_ADDRESSES.refused);
    },
  };
}

function groupsOf(nodes: readonly MenuNode[]): readonly MenuNode[] {
  return nodes.flatMap((node) => (node.children ? [node, ...groupsOf(node.children)] : []));
}

function homeFor(view: ViewModel, { table, who }: RouteSources): string {
  return homePath(view, table, who().gateContext) ?? OWN_ADDRESSES.refused;
}
