import type { ViewModel } from '../../codegen/model/routes.ts';
import type { StartupResult } from '../session/startup.ts';
import type { Session } from '../session/types.ts';
import type { SessionStore } from './sessionStore.ts';

/** What came of entering a view: stay on course, or go elsewhere. */
export type Entrance = { readonly to?: string };

interface EntranceSources {
  readonly store: SessionStore;
  /** Start-up again, from what is known already (spec 1, section 4). */
  readonly settle: (path: string, previous: Session) => Promise<StartupResult>;
  /** Leaves for the login page. */
  readonly leaveForLogin: () => void;
  /** The organization has changed: what was fetched for another says nothing any more. */
  readonly forget: () => void;
}

/**
 * Another view may offer other organizations, and permissions belong to an organization: before a
 * page of another view is shown, view and organization are settled anew. Areas keep what is in force.
 *
 * @throws the error of the call that failed
 */
export async function enterView(
  view: ViewModel | undefined,
  path: string,
  sources: EntranceSources,
): Promise<Entrance> {
  const previous = sources.store.current();
  if (!view || view.area) return {};
  if (view.name === previous.view.name && sources.store.initialised()) return {};
  const result = await sources.settle(path, previous);
  switch (result.kind) {
    case 'failure':
      throw result.error;
    case 'login':
      sources.leaveForLogin();
      return {};
    case 'no-view':
      return { to: '/403' };
    case 'ready':
    case 'elsewhere':
      sources.store.settle(result.session);
      if (result.session.organization.id !== previous.organization.id) sources.forget();
      return result.kind === 'elsewhere' ? { to: result.to } : {};
  }
}
