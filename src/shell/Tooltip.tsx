import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LAYER_OF_OPEN_MENU, rem, SMALL_TEXT_PX } from '../theme/sizes.ts';

/** A pointer that only passes shows no tooltip. */
const DELAY_MS = 400;
const GAP_PX = 6;

/** Has no box, so that it does not change the layout of its child. */
const Anchor = styled('span')({ display: 'contents' });
const Bubble = styled('span')(({ theme }) => ({
  position: 'fixed',
  zIndex: LAYER_OF_OPEN_MENU,
  maxWidth: 280,
  padding: '4px 8px',
  // The gap to the button is the bubble's own, so that the pointer may move into it.
  border: `${GAP_PX}px solid transparent`,
  backgroundClip: 'padding-box',
  borderRadius: 4 + GAP_PX,
  fontSize: rem(SMALL_TEXT_PX),
  fontWeight: 400,
  width: 'max-content',
  backgroundColor: (theme.vars ?? theme).palette.text.primary,
  color: (theme.vars ?? theme).palette.background.paper,
}));

interface TooltipProps {
  readonly text: string;
  readonly side: 'below' | 'right';
  /** No tooltip while the menu of the button is open. */
  readonly quiet?: boolean;
  /** One element whose accessible name has the same text. */
  readonly children: ReactNode;
}

/**
 * The tooltip of an icon button: after a delay on hover, at once on focus, hidden by Escape; the pointer may move into it
 * (WCAG 2.2, criterion 1.4.13).
 */
export function Tooltip({ text, side, quiet = false, children }: TooltipProps): ReactNode {
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<Place>();
  const show = () => {
    const box = anchor.current?.firstElementChild?.getBoundingClientRect();
    if (box) setPlace(placeOf(box, side));
  };
  const hide = () => {
    clearTimeout(timer.current);
    setPlace(undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const isShown = place !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    // The pointer may be on the button while the focus is elsewhere.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' || key === 'Enter' || key === ' ') hide();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isShown]);
  return (
    <Anchor
      ref={anchor}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') timer.current = setTimeout(show, DELAY_MS);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) show();
      }}
      onBlur={hide}
    >
      {children}
      {place && !quiet && (
        <Bubble aria-hidden style={place}>
          {text}
        </Bubble>
      )}
    </Anchor>
  );
}

interface Place {
  readonly top: number;
  readonly left: number;
  readonly transform: string;
}

function placeOf(box: DOMRect, side: TooltipProps['side']): Place {
  return side === 'right'
    ? { top: box.top + box.height / 2, left: box.right, transform: 'translateY(-50%)' }
    : { top: box.bottom, left: box.left + box.width / 2, transform: 'translateX(-50%)' };
}
