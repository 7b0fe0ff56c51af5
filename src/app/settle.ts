import { app } from '#project/generated/app.ts';
import { resources } from '#project/generated/resources.ts';
import { routes } from '#project/generated/routes.ts';
import { licenceSettings } from '#project/generated/settings.ts';
import { views } from '#project/generated/views.ts';
import { startupEffects } from '../session/browser.ts';
import { rememberClosedView } from '../session/closedView.ts';
import { createRouteTable } from '../session/routeTable.ts';
import { startUp, type StartupFacts, type StartupResult } from '../session/startup.ts';
import { inUse, servedResources, servers } from '../session/serverVersion.ts';
import type { Session } from '../session/types.ts';
import { viewOfPath } from '../session/views.ts';

export const table = createRouteTable(routes, servedResources(resources));
const facts: StartupFacts = { views, table, servers, licenceSettings };

/** Runs start-up: spec 1, section 4, start-up order. */
export async function settle(
  path: string,
  search: string,
  previous?: Session,
): Promise<StartupResult> {
  const request = { path, search, ...(previous && { previous }) };
  const result = await startUp(facts, startupEffects, request);
  if ('session' in result) inUse.version = result.session.server?.version;
  if (result.kind === 'elsewhere' && result.because === 'view') {
    const view = viewOfPath(views, path)?.name ?? '';
    rememberClosedView({ view, address: app.base + path.slice(1) });
  }
  return result;
}
