import CopyIcon from '@mui/icons-material/ContentCopy';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useElementEvent } from '../../../controls/useElementEvent.ts';
import { TARGET_PX } from '../../../theme/sizes.ts';
import { cellOf } from './tableParts.ts';
import { useText } from '../../../i18n/useText.ts';

/** A pointer that only passes over a cell shows no button. */
const DELAY_MS = 250;
const PASSIVE = { passive: true };

const Floating = styled('button')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'absolute',
    zIndex: 1,
    width: TARGET_PX,
    height: TARGET_PX,
    padding: 0,
    border: `1px solid ${palette.divider}`,
    borderRadius: 4,
    color: palette.text.secondary,
    background: palette.background.paper,
    cursor: 'pointer',
    '&:hover': { color: palette.primary.main, borderColor: palette.primary.main },
    '& svg': { display: 'block', margin: 'auto', fontSize: 15 },
  };
});

interface Place {
  readonly text: string;
  readonly top: number;
  readonly left: number;
}

/** A button at the end of the hovered cell that copies its text. With the keyboard, Ctrl+C does the same. */
export function CopyButton({
  region,
  copy,
}: {
  readonly region: RefObject<HTMLElement | null>;
  copy(text: string): void;
}) {
  const translate = useText();
  const [place, setPlace] = useState<Place>();
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setPlace(undefined);
  };
  useElementEvent(region, 'pointerover', ({ target, pointerType }) => {
    if (target instanceof Node && button.current?.contains(target)) return;
    hide();
    const element = region.current;
    const cell = pointerType === 'mouse' ? cellOf(target) : undefined;
    if (!element || !cell?.textContent?.trim()) return;
    if (cell.querySelector('input, button, [data-action]')) return;
    timer.current = setTimeout(() => setPlace(placeOf(cell, element)), DELAY_MS);
  });
  useElementEvent(region, 'pointerleave', hide);
  useElementEvent(region, 'scroll', hide, PASSIVE);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!place) return null;
  const { text, top, left } = place;
  return (
    <Floating
      ref={button}
      type="button"
      tabIndex={-1}
      aria-label={translate('listTable.copy')}
      title={translate('listTable.copy')}
      style={{ top, left }}
      onClick={() => copy(text)}
    >
      <CopyIcon />
    </Floating>
  );
}

function placeOf(cell: HTMLElement, region: HTMLElement): Place {
  const box = cell.getBoundingClientRect();
  const around = region.getBoundingClientRect();
  return {
    text: cell.textContent ?? '',
    top: box.top - around.top + region.scrollTop + (box.height - TARGET_PX) / 2,
    left: Math.min(box.right, around.right) - around.left + region.scrollLeft - TARGET_PX - 4,
  };
}
