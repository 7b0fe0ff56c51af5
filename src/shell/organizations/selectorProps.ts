import type { RouteFacts, ViewModel } from '../../../codegen/model/routes.ts';

export interface SelectorProps {
  readonly view: ViewModel;
  /** The route on show; none on the pages for unknown addresses. */
  readonly route: RouteFacts | undefined;
  /** Where it stands: in the top bar, or in the menu of a narrow window. */
  readonly place: 'bar' | 'menu';
}
