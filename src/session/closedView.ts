import { createListeners } from '../api/listeners.ts';

const listeners = createListeners<void>();
let closed: string | undefined;

/** The name of the view that somebody asked for and may not enter, until they go on. */
export const closedView = (): string | undefined => closed;

/** Somebody was led to another view than the one they asked for; above the page they are told why. */
export function rememberClosedView(view: string | undefined): void {
  closed = view;
  listeners.tell();
}

export const onClosedView = listeners.listen;
