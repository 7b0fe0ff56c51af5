import { createListeners } from '../api/listeners.ts';

const listeners = createListeners<void>();

/** What somebody asked for who may not enter its view. */
interface ClosedView {
  /** Name of the view. */
  readonly view: string;
  /** With the base path: `/ui/console/users/users`. */
  readonly address: string;
  /** Path of the page that was opened instead, once it is there. */
  readonly shownAt?: string;
}

let closed: ClosedView | undefined;

/** The requested page in a view that this user may not enter, while the page that opened instead is shown. */
export const closedView = (): ClosedView | undefined => (closed?.shownAt ? closed : undefined);

/** Remembers that another view is opened instead of the requested one; a notice on its first page says so. */
export function rememberClosedView(asked: ClosedView | undefined): void {
  closed = asked;
  listeners.emit();
}

/**
 * A page was opened. The first one after a closed view is where that is told; with the next one it is history.
 *
 * @param path with the base path
 */
export function pageOpened(path: string): void {
  if (!closed) return;
  if (closed.shownAt === undefined) rememberClosedView({ ...closed, shownAt: path });
  else if (closed.shownAt !== path) rememberClosedView(undefined);
}

export const onClosedView = listeners.listen;
