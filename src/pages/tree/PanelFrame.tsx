import HideIcon from '@mui/icons-material/ChevronLeft';
import ShowIcon from '@mui/icons-material/AccountTreeOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useCallback, useRef, type ReactNode, useState } from 'react';
import { IconPush, PushButton } from '../../theme/buttons.ts';
import { useText } from '../../i18n/useText.ts';
import { useMedia } from '../../theme/useMedia.ts';
import { MOBILE_BELOW_PX } from '../../theme/sizes.ts';
import { usePreference } from '../../session/preference.ts';
import { objectOf } from '../../api/unknownValues.ts';

/** The panel scrolls by itself, from below the heading to the end of the window. */
const HEIGHT = 'calc(100vh - 168px)';
const LEAST_HEIGHT_PX = 320;
/** On a narrow screen the panel is above the list. */
const NARROW_HEIGHT_PX = 280;

const Edge = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: -9,
    width: 8,
    cursor: 'col-resize',
    touchAction: 'none',
    borderRadius: 4,
    '&:hover, &:focus-visible': { background: palette.action.selected, outline: 0 },
    '&:focus-visible': { background: palette.primary.main },
    [theme.breakpoints.down('md')]: { display: 'none' },
  };
});

interface PanelFrameProps {
  readonly title: string;
  /** Buttons beside the title. */
  readonly tools: ReactNode;
  /** What is chosen inside; undefined: nothing. */
  readonly chosen: { readonly id: string; readonly name: string | undefined } | undefined;
  /** It is folded until somebody opens it, or something is chosen in it. */
  readonly startsFolded?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * The panel beside a list. It can be collapsed and resized, by pointer and by keyboard. On a narrow window it is folded
 * until it is needed.
 */
export function PanelFrame({
  title,
  tools,
  chosen,
  startsFolded = false,
  children,
}: PanelFrameProps) {
  const text = useText();
  const panel = usePanel(chosen?.id, startsFolded);
  const frame = useRef<HTMLDivElement>(null);
  const { folded } = panel;
  const takeFocus = useCallback(
    (button: HTMLButtonElement | null) => {
      // The chosen line is gone with the panel.
      if (folded) button?.focus({ preventScroll: true });
    },
    [folded],
  );
  if (!panel.open) {
    return (
      <Box sx={{ flex: 'none' }}>
        <PushButton
          ref={takeFocus}
          look="outlined"
          aria-expanded="false"
          aria-label={panel.narrow ? undefined : text('tree.show')}
          title={text('tree.show')}
          style={{ maxWidth: '100%' }}
          onClick={() => panel.setOpen(true)}
        >
          <ShowIcon />
          {panel.narrow && (
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {chosen?.name === undefined
                ? title
                : text('pages.list.filter', { column: title, value: chosen.name })}
            </Box>
          )}
        </PushButton>
      </Box>
    );
  }
  const drawTo = (x: number) => {
    const box = frame.current?.getBoundingClientRect();
    const whole = frame.current?.parentElement?.clientWidth;
    if (box && whole) panel.setWidth(((x - box.left) / whole) * 100);
  };
  const step = { ArrowLeft: -PANEL_STEP, ArrowRight: PANEL_STEP } as const;
  return (
    <Box
      ref={frame}
      component="section"
      aria-label={title}
      sx={{
        position: { xs: 'relative', md: 'sticky' },
        top: { md: 'calc(var(--gatehouse-top, 48px) + 12px)' },
        flex: 'none',
        width: { xs: 'auto', md: `${panel.width}%` },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 2,
          height: { xs: NARROW_HEIGHT_PX, md: HEIGHT },
          minHeight: { md: LEAST_HEIGHT_PX },
          padding: 2,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box component="h2" sx={{ flex: '1 1 auto', margin: 0, fontSize: 14, fontWeight: 600 }}>
            {title}
          </Box>
          {tools}
          <IconPush
            aria-expanded="true"
            label={text('tree.hide')}
            onClick={() => panel.setOpen(false)}
          >
            <HideIcon fontSize="small" />
          </IconPush>
        </Box>
        {children}
      </Box>
      <Edge
        role="separator"
        aria-orientation="vertical"
        aria-label={text('tree.width')}
        title={text('tree.widthHint')}
        aria-valuenow={panel.width}
        aria-valuemin={PANEL_LEAST}
        aria-valuemax={PANEL_MOST}
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
          event.preventDefault();
          panel.setWidth(panel.width + step[event.key]);
        }}
        onDoubleClick={() => panel.setWidth(nextWidth(panel.width))}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) drawTo(event.clientX);
        }}
      />
    </Box>
  );
}

/** Initial width in per cent (contract: shell, section 8), and its limits. */
const PANEL_START = 20;
const PANEL_LEAST = 14;
const PANEL_MOST = 45;
/** An arrow key changes the width by this. */
const PANEL_STEP = 2;
/** A double-click goes on from one to the next, for whoever cannot drag (WCAG 2.2, criterion 2.5.7). */
const PANEL_STOPS = [PANEL_LEAST, PANEL_START, 30, PANEL_MOST];

const KEY = 'treePanel';

/**
 * Whether the panel is open and how wide it is, stored for this user. On a narrow window it is closed at first, and
 * again after a choice.
 *
 * @param chosen id of what is chosen in it
 */
function usePanel(chosen: string | undefined, startsFolded: boolean) {
  const [kept, keep] = usePreference(KEY);
  const known = objectOf(kept);
  const narrow = useMedia(`(max-width: ${MOBILE_BELOW_PX - 0.05}px)`);
  const [above, setAbove] = useState({ open: false, folded: false, chosen });
  if (above.chosen !== chosen) {
    setAbove({ open: false, folded: above.open && chosen !== undefined, chosen });
  }
  const isOpenFirst = !startsFolded || chosen !== undefined;
  const beside = typeof known['open'] === 'boolean' ? known['open'] : isOpenFirst;
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

function nextWidth(width: number): number {
  return PANEL_STOPS.find((stop) => stop > width) ?? PANEL_LEAST;
}

function within(width: number): number {
  return Math.min(PANEL_MOST, Math.max(PANEL_LEAST, Math.round(width)));
}
