import type { CSSObject, Theme, ThemeVars } from '@mui/material/styles';
import { TARGET_PX } from './sizes.ts';

/** Links, buttons and tags among the values of rows and cards. */
export function valueStyles(palette: (ThemeVars | Theme)['palette']): CSSObject {
  return {
    '& svg': { verticalAlign: 'middle' },
    // A link has the height of its line: a target of at least 24 px (WCAG 2.5.8).
    // Ink, and a faint line: colour is for what can be done.
    '& a': {
      display: 'inline-block',
      maxWidth: '100%',
      // Other than `hidden`, it leaves the text on the line of what stands beside it.
      overflow: 'clip',
      textOverflow: 'ellipsis',
      lineHeight: `${TARGET_PX}px`,
      color: 'inherit',
      textDecoration: `underline ${palette.divider}`,
      textUnderlineOffset: 3,
    },
    '& a:hover': { textDecorationColor: 'currentColor' },
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
      color: palette.text.secondary,
      textDecorationColor: 'transparent',
    },
    // Quiet until the row is pointed at, or has the focus.
    '& :is(tr, li):is(:hover, :focus-within) [data-action]': { color: palette.text.primary },
    '& [data-action="danger"][data-action]': { color: palette.error.main },
    // It is higher than the line, which it must not move.
    '& [data-name] [data-tone]': { verticalAlign: 'middle', marginBlock: -2 },
    // The name of a record.
    '& [data-name] :is(a, [data-action])': {
      fontWeight: 600,
      color: palette.text.primary,
      textDecorationColor: 'transparent',
    },
    '& [data-name] :is(a, [data-action]):hover': { textDecoration: 'underline currentColor' },
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
