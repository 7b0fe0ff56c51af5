import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { MOBILE_BELOW_PX } from '../../theme/sizes.ts';
import { usePreference } from '../../session/preference.ts';
import { objectOf } from '../../api/unknownValues.ts';

/** Initial width in per cent (contract: shell, section 8), and its limits. */
const PANEL_START = 20;
export const PANEL_LEAST = 14;
export const PANEL_MOST = 45;
/** An arrow key changes the width by this. */
export const PANEL_STEP = 2;

const KEY = 'treePanel';

/**
 * Whether the panel is open and how wide it is, stored for this user. On a narrow window it is closed at first, and
 * again after a choice.
 *
 * @param chosen id of what is chosen in it
 */
export function usePanel(chosen: string | undefined) {
  const [kept, keep] = usePreference(KEY);
  const known = objectOf(kept);
  const narrow = useMediaQuery(`(max-width: ${MOBILE_BELOW_PX - 0.05}px)`, { noSsr: true });
  const [above, setAbove] = useState({ open: false, folded: false, chosen });
  if (above.chosen !== chosen) {
    setAbove({ open: false, folded: above.open && chosen !== undefined, chosen });
  }
  const beside = known['open'] !== false;
  const open = narrow ? above.open : beside;
  const width = typeof known['width'] === 'number' ? within(known['width']) : PANEL_START;
  return {
    /** The window is narrow: the panel stands above the list. */
    narrow,
    /** It was folded because something was chosen. */
    folded: narrow && above.folded,
    open,
    /** Per cent of the page. */
    width,
    setOpen: (next: boolean) =>
      narrow ? setAbove({ open: next, folded: false, chosen }) : keep({ open: next, width }),
    setWidth: (next: number) => keep({ open: beside, width: within(next) }),
  };
}

function within(width: number): number {
  return Math.min(PANEL_MOST, Math.max(PANEL_LEAST, Math.round(width)));
}
