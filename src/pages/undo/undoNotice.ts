import { createElement, type ReactNode } from 'react';
import { UndoNotice } from './UndoNotice.tsx';

/** Options of a notification that stays until it is closed or replaced. */
interface LastingNotice {
  readonly type: 'success';
  readonly autoHideDuration: null;
}

/**
 * The arguments of `notify` for a change that can be undone.
 *
 * @param said what has happened, and to which record
 * @param onUndo undoes it and notifies by itself
 */
export function undoNotice(
  said: string,
  onUndo: () => Promise<unknown>,
): readonly [message: ReactNode, options: LastingNotice] {
  return [createElement(UndoNotice, { said, onUndo }), { type: 'success', autoHideDuration: null }];
}
