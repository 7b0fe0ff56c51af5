import { createListeners } from '../api/listeners.ts';

const listeners = createListeners<void>();
let closed: string | undefined;

/** Name of the requested view that this person may not enter, until they go on. */
export const closedView = (): string | undefined => closed;

/** Remembers that another view was opened instead of the requested one; a notice says so. */
export function rememberClosedView(view: string | undefined): void {
  closed = view;
  listeners.emit();
}

export const onClosedView = listeners.listen;
