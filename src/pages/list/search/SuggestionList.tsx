import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { isNearEnd } from '../../../fields/options.ts';
import { landmarkOf } from '../../../theme/landmark.ts';
import { TARGET_PX } from '../../../theme/sizes.ts';
import { nextPlace, type PopupControl, type PopupState, type Suggestion } from './popup.ts';

const HEIGHT_PX = 320;
/** Room between the box and its suggestions. */
const AWAY_PX = 3;
const LEAST_WIDTH_PX = 240;

const Popup = styled('div')(({ theme }) => {
  const { palette, shadows } = theme.vars ?? theme;
  return {
    marginTop: AWAY_PX,
    maxHeight: HEIGHT_PX,
    overflow: 'auto',
    padding: '4px 0',
    color: palette.text.primary,
    background: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    borderRadius: 6,
    boxShadow: shadows[4],
    '& [role=option]': {
      minHeight: TARGET_PX,
      padding: '5px 12px',
      lineHeight: '20px',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
    '& [role=option]:hover': { background: palette.action.hover },
    '& [aria-selected=true]': {
      background: palette.action.selected,
      boxShadow: `inset 3px 0 ${palette.primary.main}`,
    },
    '& p': { margin: 0, padding: '5px 12px', color: palette.text.secondary },
  };
});

export interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
  /** Shown instead of suggestions. */
  readonly message?: string | undefined;
  /** Enter takes the first suggestion unless another is active. */
  readonly eager?: boolean;
  onControl(control: PopupControl | undefined): void;
  onShow(state: PopupState | undefined): void;
  onPick(suggestion: Suggestion): void;
  onClose(): void;
  /** Scrolled near the end: fetches more. */
  onEnd?: () => void;
}

/** The listbox of the search box; the focus stays in the input (WAI-ARIA, combobox). */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, suggestions, message, eager = false, onControl } = props;
  const { onShow, onPick, onClose, onEnd } = props;
  const [chosen, setChosen] = useState<string>();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const found = suggestions.findIndex(({ value }) => value === chosen);
  const current = found < 0 && eager && suggestions.length > 0 ? 0 : found;
  const list = useRef<HTMLDivElement>(null);
  const active = current < 0 ? undefined : `${id}-${current}`;
  const box = place?.parentElement ?? null;
  const filled = suggestions.length > 0;

  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    const picked = suggestions[current];
    if (step && filled) {
      const next = nextPlace(current, step, suggestions.length);
      setChosen(suggestions[next]?.value);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && picked) onPick(picked);
    else if (event.key === 'Escape' && filled) onClose();
    else return false;
    return true;
  });
  useEffect(() => {
    onControl((event) => press(event));
    return () => onControl(undefined);
  }, [onControl]);

  const show = useEffectEvent(onShow);
  useEffect(() => {
    show(filled ? { active } : undefined);
    return () => show(undefined);
  }, [filled, active]);

  if (!filled && message === undefined) return null;
  return (
    <>
      <span ref={setPlace} hidden />
      {box && (
        // No card around the list cuts what is drawn outside of it.
        <Popper
          open
          anchorEl={box}
          container={landmarkOf(box)}
          placement="bottom-start"
          role="presentation"
          style={{
            width: 'max-content',
            minWidth: Math.min(LEAST_WIDTH_PX, box.offsetWidth),
            maxWidth: box.offsetWidth,
          }}
          sx={{ zIndex: 'modal' }}
        >
          <Popup
            // Keeps the focus in the input.
            onMouseDown={(event) => event.preventDefault()}
            onScroll={(event) => isNearEnd(event.currentTarget) && onEnd?.()}
          >
            {filled ? (
              <div ref={list} id={id} role="listbox" aria-label={label}>
                {suggestions.map((suggestion, index) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the input
                  <div
                    key={suggestion.value}
                    id={`${id}-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === current}
                    onClick={() => onPick(suggestion)}
                  >
                    {suggestion.label}
                  </div>
                ))}
              </div>
            ) : (
              <p role="status">{message}</p>
            )}
          </Popup>
        </Popper>
      )}
    </>
  );
}
