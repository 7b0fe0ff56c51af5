import type { CSSObject, Theme } from '@mui/material/styles';
import { checkboxStyles } from './checkboxStyles.ts';
import { fontStack } from './fonts.ts';

/**
 * Styles of the document: font of the language, thin scroll bars, no motion when the user prefers
 * none (WCAG 2.2, criterion 2.3.3).
 */
export function globalStyles(theme: Theme): Record<string, CSSObject> {
  const { palette } = theme.vars ?? theme;
  return {
    ':root': { '--gatehouse-font': fontStack('zh') },
    ':root:lang(ja)': { '--gatehouse-font': fontStack('ja') },
    body: { overflowY: 'scroll', scrollbarColor: `${palette.outline} transparent` },
    '::selection': { backgroundColor: palette.primary.main, color: palette.primary.contrastText },
    a: { color: palette.primary.main },
    '[id]': { scrollMarginTop: 'var(--gatehouse-top, 0px)' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
    // By these names Material UI hears that the browser has filled in an input.
    '@keyframes mui-auto-fill': { from: { display: 'block' } },
    '@keyframes mui-auto-fill-cancel': { from: { display: 'block' } },
    ...checkboxStyles(palette),
    '@media print': { 'body, #root': { background: 'none' } },
  };
}
