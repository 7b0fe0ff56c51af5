import { createContext, use } from 'react';
import type { RouteFacts, ViewModel } from '../../codegen/model/routes.ts';
import type { MenuState } from './useMenuState.ts';

/** What the parts of the frame around a page are about. */
export interface ShellFacts {
  /** The view or area of the page. */
  readonly view: ViewModel;
  /** The current route; absent on the pages for unknown addresses. */
  readonly route: RouteFacts | undefined;
  readonly menu: MenuState;
}

export const ShellContext = createContext<ShellFacts | undefined>(undefined);

/** The frame around a part. Throws outside `<Shell>`. */
export function useShell(): ShellFacts {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell() was called outside <Shell>.');
  return shell;
}
