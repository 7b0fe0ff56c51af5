import type { CSSObject, Theme, ThemeVars } from '@mui/material/styles';
import { TARGET_PX } from './sizes.ts';

/** Links, buttons and tags among the values of rows and cards. */
export function valueStyles(palette: (ThemeVars | Theme)['palette']): CSSObject {
  return {
    '& svg': { verticalAlign: 'middle' },
    // A link has the height of its line: a target of at least 24 px (WCAG 2.5.8).
    '& a': {
      display: 'inline-block',
      maxWidth: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      lineHeight: `${TARGET_PX}px`,
      verticalAlign: 'middle',
      color: palette.primary.main,
      textDecoration: 'none',
    },
    '& a:hover': { textDecoration: 'underline' },
    '& a:focus-visible, & button:focus-visible': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -1,
      borderRadius: 4,
    },
    '& button': {
      font: 'inherit',
      color: 'inherit',
      background: 'none',
      border: 0,
      padding: '0 4px',
      minWidth: TARGET_PX,
      minHeight: TARGET_PX,
      borderRadius: 4,
      cursor: 'pointer',
    },
    '& [data-action]': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: TARGET_PX,
      padding: '0 6px',
      color: palette.primary.main,
    },
    '& [data-action]:disabled, & [aria-disabled]': {
      color: palette.text.disabled,
      cursor: 'default',
    },
    '& [data-tag]': {
      display: 'inline-block',
      marginInlineEnd: 4,
      padding: '0 6px',
      border: `1px solid ${palette.divider}`,
      borderRadius: 4,
      lineHeight: '20px',
    },
  };
}
