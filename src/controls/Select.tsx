import { styled } from '@mui/material/styles';
import type { ReactNode, RefCallback } from 'react';
import { RADIUS_PX } from '../theme/sizes.ts';

export interface SelectChoice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps {
  readonly id?: string | undefined;
  /** Accessible name; undefined inside of a `<label>`. */
  readonly label?: string;
  readonly value: string;
  /** Texts that are their own labels need no label. */
  readonly choices: readonly (SelectChoice | string)[];
  readonly disabled?: boolean;
  readonly describedBy?: string | undefined;
  readonly selectRef?: RefCallback<HTMLElement> | undefined;
  onChange(value: string): void;
}

/** The frame and arrow of Material UI's select, whose code is not in the first load. */
const Frame = styled('span')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'relative',
    display: 'inline-flex',
    maxWidth: '100%',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 10,
      top: 'calc(50% - 2px)',
      width: 10,
      height: 5,
      background: palette.action.active,
      clipPath: 'polygon(0 0,100% 0,50% 100%)',
      pointerEvents: 'none',
    },
    '& select': {
      appearance: 'none',
      font: 'inherit',
      width: '100%',
      minHeight: 32,
      padding: '0 28px 0 12px',
      borderRadius: RADIUS_PX,
      border: `1px solid ${palette.outline}`,
      color: palette.text.primary,
      background: palette.background.paper,
      textOverflow: 'ellipsis',
    },
    '& select:disabled': { color: palette.text.disabled },
    '& select:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
  };
});

/** A select for a short list of fixed choices; long lists and records are searched in `ReferenceInput`. */
export function Select(props: SelectProps): ReactNode {
  const { id, label, value, choices, disabled, describedBy, selectRef, onChange } = props;
  return (
    <Frame>
      <select
        id={id}
        ref={selectRef}
        aria-label={label}
        aria-describedby={describedBy}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice) =>
          typeof choice === 'string' ? (
            <option key={choice}>{choice}</option>
          ) : (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ),
        )}
      </select>
    </Frame>
  );
}
