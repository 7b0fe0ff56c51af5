import { createListeners } from '../api/listeners.ts';

const listeners = createListeners<void>();

/** What somebody asked for who may not enter its view. */
export interface ClosedView {
  /** Name of the view. */
  readonly view: string;
  /** With the base path: `/ui/console/users/users`. */
  readonly address: string;
}

let closed: ClosedView | undefined;

/** The requested page in a view that this person may not enter, until they go on. */
export const closedView = (): ClosedView | undefined => closed;

/** Remembers that another view was opened instead of the requested one; a notice says so. */
export function rememberClosedView(asked: ClosedView | undefined): void {
  closed = asked;
  listeners.emit();
}

export const onClosedView = listeners.listen;
