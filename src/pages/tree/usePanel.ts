import { isObject, usePreference } from '../../session/preference.ts';

/** Initial width in per cent (contract: shell, section 8), and its limits. */
export const PANEL_START = 20;
export const PANEL_LEAST = 14;
export const PANEL_MOST = 45;
/** An arrow key changes the width by this. */
export const PANEL_STEP = 2;

const KEY = 'treePanel';

export interface Panel {
  readonly open: boolean;
  /** Per cent of the page. */
  readonly width: number;
  setOpen(open: boolean): void;
  setWidth(width: number): void;
}

/** Whether the panel is open and how wide it is, stored for this person. */
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
