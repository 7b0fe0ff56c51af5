import {
  redirect,
  redirectDocument,
  type LoaderFunctionArgs,
  type RouteObject,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router';
import { ORGANIZATION_PARAMETER } from '../api/organizationContext.ts';
import { OWN_ADDRESSES } from '../../codegen/model/ownAddresses.ts';
import type { MenuNode, RouteRecord, ViewModel } from '../../codegen/model/routes.ts';
import type { Text } from '../../codegen/model/text.ts';
import type { RouteTable } from '../session/routeTable.ts';
import { pageOpened, rememberClosedView } from '../session/closedView.ts';
import { homePath } from '../session/views.ts';
import { externalAddress } from '../shell/externalAddress.ts';
import { firstLink, visibleMenu } from '../shell/menu.ts';
import { accessTo, type Who } from './access.ts';
import type { Entrance } from './enterView.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import type { PageStore } from './pageStore.ts';
import { redirectTarget } from './redirectTarget.ts';
import { RoutePage } from './RoutePage.tsx';
import type { TextKey } from '#project/generated/texts.ts';
import { lazyPart } from '../i18n/lazyPart.tsx';
import type { ReactNode } from 'react';
import { FailedPage } from './FailedPage.tsx';
import { LoadTimeout } from './loadLimit.ts';

const PAGE = { fallback: <PageSkeleton /> };
// Rarely shown, so loaded on demand.
const NotFoundPage = lazyPart(() => import('./NotFoundPage.tsx'), PAGE);
const RefusedPage = lazyPart(() => import('./RefusedPage.tsx'), PAGE);
const UnknownAddress = lazyPart(() => import('./UnknownAddress.tsx'), PAGE);

const REFUSED: RouteHandle = { title: 'app.refused.title' satisfies TextKey };
const NOT_FOUND: RouteHandle = { title: 'app.notFound.title' satisfies TextKey };

/** Pages for development only: the build leaves them out, and their addresses are unknown there. */
const DEVELOPMENT: readonly RouteObject[] = import.meta.env.DEV
  ? [{ path: '/dev/parts', Component: lazyPart(() => import('./dev/PartsPage.tsx'), PAGE) }]
  : [];

/** A route that only redirects. */
const LEADS_ON = { element: null, hydrateFallbackElement: <PageSkeleton /> };

export interface RouteSources {
  readonly table: RouteTable;
  readonly views: readonly ViewModel[];
  readonly pages: PageStore;
  /** Asks for the first data of a page that this user may open. */
  readonly ask: (route: RouteRecord, search: string) => void;
  /** The user at this moment. */
  readonly who: () => Who & { readonly view: ViewModel };
  /** Does an address name another organization of this view? (spec 1, section 7) */
  readonly changesOrganization: (asked: string | null, view: ViewModel | undefined) => boolean;
  /** Determines view and organization before a page of another view is shown. */
  readonly enterView: (view: ViewModel | undefined, path: string) => Promise<Entrance>;
  /** Marks cached answers as stale: pages refetch them when they mount. */
  readonly markStale: () => void;
}

/** Route data for the frame. */
export interface RouteHandle {
  /** Absent on pages of failures. */
  readonly route?: RouteRecord;
  readonly title: Text;
}

/** The generated routes, the homes of the views, and the pages for unknown addresses. */
export function routeObjects(sources: RouteSources): RouteObject[] {
  const { table, views } = sources;
  // A view's own address opens the first page that this user may see.
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
      // Opens the page after `/redirect` anew, with fresh data (spec 1, section 2.1).
      path: '/redirect/*',
      ...LEADS_ON,
      loader: ({ params, request }) => {
        sources.pages.remount();
        sources.markStale();
        return redirect(behindRedirect(params['*'] ?? '', new URL(request.url).search));
      },
    },
    ...DEVELOPMENT,
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
    // A change of the query alone stays on the page, unless it names another organization.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname !== nextUrl.pathname ||
      organizationIn(currentUrl) !== organizationIn(nextUrl) ||
      (currentUrl.search === nextUrl.search && defaultShouldRevalidate),
    element: <RoutePage route={route} pages={sources.pages} />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <PageSkeleton />,
  };
}

/** Decides before anything is loaded: a refused page is never imported. */
async function enter(
  route: RouteRecord,
  sources: RouteSources,
  { request, params }: LoaderFunctionArgs,
): Promise<Response | null> {
  const view = sources.views.find(({ name }) => name === route.view);
  // Another organization needs another start-up: the address is reloaded.
  if (sources.changesOrganization(organizationIn(new URL(request.url)), view)) {
    return redirectDocument(request.url);
  }
  const { to } = await sources.enterView(view, route.path);
  const who = sources.who();
  const access = accessTo(route, sources.views, who);
  if (access.kind === 'other-view') {
    rememberClosedView({ view: route.view, address: new URL(request.url).pathname });
    return redirect(to ?? homeFor(who.view, sources));
  }
  if (to !== undefined) return redirect(to);
  if (access.kind === 'refused') {
    pageOpened(new URL(request.url).pathname);
    return null;
  }
  if (route.external !== undefined) return redirectDocument(externalAddress(route.external));
  if (route.redirect !== undefined) {
    const { search } = new URL(request.url);
    return redirect(redirectTarget(route.redirect, route.path, params, search));
  }
  sources.ask(route, new URL(request.url).search);
  await sources.pages.load(route);
  pageOpened(new URL(request.url).pathname);
  return null;
}

function organizationIn(address: URL): string | null {
  return address.searchParams.get(ORGANIZATION_PARAMETER);
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

/** The address of a menu group opens the first page below it that this user may see. */
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

/** Shown in the shell when a page could not be loaded; Retry opens the same address again. */
function RouteFailure(): ReactNode {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const retry = () => {
    // A file that timed out is not requested again by the same page load.
    if (error instanceof LoadTimeout) window.location.reload();
    else void navigate({ pathname, search, hash }, { replace: true, state });
  };
  return <FailedPage error={error} retry={retry} />;
}
