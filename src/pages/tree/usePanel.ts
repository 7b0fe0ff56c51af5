import { isObject, usePreference } from '../../session/preference.ts';

/** Per cent of the width: what it has at first (contract: shell, section 8), and how far it can be drawn. */
export const PANEL_START = 20;
export const PANEL_LEAST = 14;
export const PANEL_MOST = 45;
/** What a press of an arrow key adds or takes. */
export const PANEL_STEP = 2;

const KEY = 'treePanel';

export interface Panel {
  readonly open: boolean;
  /** Per cent of the page's width. */
  readonly width: number;
  setOpen(open: boolean): void;
  setWidth(width: number): void;
}

/** Whether the tree is shown and how wide, as this person left it. */
export function usePanel(): Panel {
  const [kept, keep] = usePreference(KEY);
  const known = isObject(kept) ? kept : {};
  const open = known['open'] !== false;
  const width = typeof known['width'] === 'number' ? within(known['width']) : PANEL_START;
  return {
    open,
    width,
    setOpen: (next) => keep({ open: next, width }),
    setWidth: (next) => keep({ open, width: within(next) }),
  };
}

function within(width: number): number {
  return Math.min(PANEL_MOST, Math.max(PANEL_LEAST, Math.round(width)));
}
