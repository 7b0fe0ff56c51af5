import type { ViewModel } from '../../codegen/model/routes.ts';
import type { StartupResult } from '../session/startup.ts';
import type { Session } from '../session/types.ts';
import type { SessionStore } from './sessionStore.ts';

/** Where to go after entering a view; without `to` to the requested page. */
export type Entrance = { readonly to?: string };

interface EntranceSources {
  readonly store: SessionStore;
  /** Runs start-up again with the known answers (spec 1, section 4). */
  readonly settle: (path: string, previous: Session) => Promise<StartupResult>;
  /** Opens the login page. */
  readonly leaveForLogin: () => void;
  /** The organization has changed: drops cached answers of the other one. */
  readonly forget: () => void;
}

/**
 * Before a page of another view is shown, view and organization are determined again: another view
 * may have other organizations, and permissions belong to an organization. Areas keep the current
 * ones.
 *
 * @throws the error of the failed call
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
