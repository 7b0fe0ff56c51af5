import { serverPathsOf } from './apiFacts.ts';
import type { ConsoleModel, ModelRoute } from '../model/console.ts';
import { sortBy, uniq } from 'es-toolkit/array';
import { groupBy } from '../model/groupBy.ts';
import { keepEqualItems, memoize, memoizeAsking, memoizeList } from '../read/memoize.ts';
import type { ApiSource, ServerTableSource } from '../schema/generated/manifest.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { Located } from '../read/located.ts';
import { metadataIn, methodsOf } from '../server/table.ts';
import { rangeOf, versionOf } from '../server/versions.ts';
import { apiOfPath } from './addresses.ts';
import { appOf } from './app.ts';
import { brandOf } from './brand.ts';
import { cataloguesOf } from './catalogues.ts';
import { permissionsOf } from './permissions.ts';
import { everyPlace, placesOf, type ViewPlace } from './places.ts';
import { resourceOf } from './resources.ts';
import { rolesOf } from './roles.ts';
import { routesOf } from './routes.ts';
import { byFile, notingScope, resourcesById, scopeOf, type Scope } from './scope.ts';
import { licenceSettingsOf, settingsOf } from './settings.ts';
import { sessionOf } from './session.ts';
import { shellOf, waitingOf } from './shell.ts';
import { keysOf } from './texts.ts';
import { textPartsOf } from './textParts.ts';
import { homeOf, viewOf } from './views.ts';

/**
 * Derives the model from the manifests. Pure and tolerant: unknown names are skipped (rules report them), and the
 * order of files has no effect.
 */
export const derive = memoize((project: ParsedProject): ConsoleModel => {
  const located = resourcesById(project);
  const places = placesOf(project, located);
  const scope = scopeOf(project, located, derivedApis(places));
  const sources = [...located.values()].map(({ value }) => value);
  const routes = keptRoutes(
    project.catalogues,
    routesOf(places, scope, sources, project.overrides.toSorted(byFile), homeOf),
  );
  const gates = new Map(routes.map(({ name, gate }) => [name, gate]));
  const app = appOf(project.app?.value, scope.apiFacts, project.servers);
  const session = sessionOf(project.app?.value);
  const { permissions: ours, api: others } = project;
  const permissions = permissionsOf([...project.servers, ...(ours ? [ours] : [])]);
  const byName = new Map(routes.map((route) => [route.name, route]));
  const views = places.map((place) => viewOf(place, gates, session.organizations?.lists));
  const withoutFrame = new Set(views.flatMap(({ name, frame }) => (frame === false ? [name] : [])));
  const whole: Scope = {
    ...scope,
    pageOf: (route) => {
      const page = byName.get(route);
      return page && { ...page, inWindow: withoutFrame.has(page.view) };
    },
  };
  return {
    app,
    apiFacts: scope.apiFacts,
    serverPaths: serverPathsOf(project.app?.value.server),
    brand: brandOf(project.app?.value),
    session,
    shell: shellOf(project.app?.value),
    waiting: waitingOf(project.app?.value),
    permissions,
    roles: rolesOf(project.roles?.value, permissions),
    settings: settingsOf(project.features, project.servers),
    licenceSettings: licenceSettingsOf(project.features?.value),
    api: addressesOf([...project.servers, ...(others ? [others] : [])]),
    views,
    routes,
    resources: new Map([...located].map(([id, resource]) => [id, resourceIn(resource, whole)])),
    overrides: project.overrides
      .toSorted(byFile)
      .map(({ file, target, slot }) => ({ file, route: target, slot })),
    catalogues: cataloguesOf(project),
    textParts: textPartsOf(project, placedIn(routes), titlesIn(routes)),
  };
});

/** Every address that one of the servers has, with its methods, sorted; those of `api.yaml` belong to all. */
const addressesOf = memoizeList(
  (parts: readonly Located<ServerTableSource | ApiSource>[]): ConsoleModel['api'] => {
    const tables = parts.filter((part) => versionOf(part) !== '');
    const tableEntries = parts.flatMap((part) =>
      methodsOf(part.value).map(([address, methods]) => ({ part, address, methods })),
    );
    return sortBy(
      [...groupBy(tableEntries, ({ address }) => address)].map(([address, entries]) => {
        const isOurs = entries.some(({ part }) => versionOf(part) === '');
        const has = tables.map((table) => ({
          version: versionOf(table),
          isThere: entries.some(({ part }) => part === table),
        }));
        const methods = uniq(entries.flatMap((one) => one.methods));
        const described = new Map(
          entries.flatMap(({ part: { value, file } }) => {
            const served = metadataIn(value, address);
            return served ? [[versionOf({ file }), served.fields] as const] : [];
          }),
        );
        return { address, methods, described, ...(!isOurs && rangeOf(has)) };
      }),
      ['address'],
    );
  },
);

const keptRoutes = keepEqualItems<ModelRoute>();

/** A resource that another file's change did not change stays the same object (watch mode relies on it). */
const resourceIn = memoizeAsking(resourceOf, notingScope);

/** Resources that have a route. */
function placedIn(routes: ConsoleModel['routes']): ReadonlySet<string> {
  return new Set(routes.flatMap(({ resource }) => resource ?? []));
}

/** Text keys used as route titles, including the names of resources that have no route. */
function titlesIn(routes: ConsoleModel['routes']): ReadonlySet<string> {
  return new Set(routes.flatMap(({ title }) => keysOf(title)));
}

/** Addresses of resources without `api`: derived from the first place that shows them (spec 1, section 7). */
function derivedApis(views: readonly ViewPlace[]): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  for (const place of views.flatMap((view) => everyPlace(view.children))) {
    const id = place.resource?.resource;
    if (id !== undefined && !addresses.has(id)) addresses.set(id, apiOfPath(place.path));
  }
  return addresses;
}
