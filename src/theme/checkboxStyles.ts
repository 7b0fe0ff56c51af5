import type { CSSObject, Theme, ThemeVars } from '@mui/material/styles';
import { TARGET_PX } from './sizes.ts';

/** Material UI's icons CheckBox and IndeterminateCheckBox, in a square of 24 px. */
const OUTER = 'M19 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2z';
const shape = (inner: string) => ({ clipPath: `path(evenodd,"${OUTER}${inner}")` });

/**
 * Native checkboxes look like those of Material UI, which the inputs of react-admin draw. `:where`
 * has no weight: Material UI's own elements keep their styles.
 */
export function checkboxStyles(palette: (ThemeVars | Theme)['palette']): Record<string, CSSObject> {
  return {
    ':where(input[type=checkbox])': {
      appearance: 'none',
      flex: 'none',
      width: TARGET_PX,
      height: TARGET_PX,
      margin: 0,
      verticalAlign: 'middle',
      color: palette.text.secondary,
      cursor: 'inherit',
      // The usual one is a border alone: a list scrolls hundreds, and a clipped shape costs much more to draw.
      '&::before': {
        content: '""',
        display: 'block',
        boxSizing: 'border-box',
        width: 15,
        height: 15,
        margin: '4.5px',
        border: '1.67px solid currentColor',
        borderRadius: '1.67px',
      },
      '&:checked, &:indeterminate': { color: palette.primary.main },
      '&:checked::before, &:indeterminate::before': {
        width: '100%',
        height: '100%',
        margin: 0,
        border: 0,
        borderRadius: 0,
        background: 'currentColor',
        scale: '.83',
      },
      '&:checked::before': shape('M10 17l-5-5 1.4-1.4 3.6 3.6 7.6-7.6L19 8z'),
      '&:indeterminate::before': shape('M7 11h10v2H7z'),
      '&:disabled': { color: palette.action.disabled },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, borderRadius: 4 },
      // The colours of the user's choice leave no background.
      '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
    },
  };
}
