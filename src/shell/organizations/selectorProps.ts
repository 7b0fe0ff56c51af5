import type { RouteFacts, ViewModel } from '../../../codegen/model/routes.ts';

export interface SelectorProps {
  readonly view: ViewModel;
  /** The current route; absent on the pages for unknown addresses. */
  readonly route: RouteFacts | undefined;
  /** In the top bar, or in the menu of a narrow window. */
  readonly place: 'bar' | 'menu';
}
