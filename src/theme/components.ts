import type { CssVarsThemeOptions, Theme, CSSObject } from '@mui/material/styles';
import { rem, TABLE_ROW_PX, TABLE_TEXT_PX, TARGET_PX } from './sizes.ts';
import { checkboxStyles } from './checkboxStyles.ts';
import { fontStack, MONOSPACE } from './fonts.ts';

/** Styles of Material UI's components: flat, dense, outlined rather than raised. */
export const components: CssVarsThemeOptions['components'] = {
  MuiCssBaseline: { styleOverrides: (theme: Theme) => globalStyles(theme) },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { size: 'small', disableElevation: true },
    styleOverrides: {
      root: { textTransform: 'none', minHeight: 32, paddingInline: 12, whiteSpace: 'nowrap' },
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { minWidth: TARGET_PX, minHeight: TARGET_PX, borderRadius: 6 } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  // Its keyframes are among the global styles, instead of once for each input.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      notchedOutline: ({ theme }) => ({ borderColor: (theme.vars ?? theme).palette.outline }),
    },
  },
  MuiCheckbox: { defaultProps: { size: 'small' } },
  MuiRadio: { defaultProps: { size: 'small' } },
  // Record names may be long and without a place to break.
  MuiFormControlLabel: { styleOverrides: { label: { overflowWrap: 'anywhere' } } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableRow: { styleOverrides: { root: { height: TABLE_ROW_PX } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: rem(TABLE_TEXT_PX),
        borderColor: (theme.vars ?? theme).palette.divider,
        paddingBlock: 4,
      }),
      head: ({ theme }) => ({
        backgroundColor: (theme.vars ?? theme).palette.raised,
        color: (theme.vars ?? theme).palette.text.secondary,
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 40, minWidth: 64 } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${(theme.vars ?? theme).palette.divider}` }),
    },
  },
  // On a phone a dialog is the screen.
  MuiDialog: {
    // What is said of the answer would lie behind the dialog while it fades.
    defaultProps: { closeAfterTransition: false },
    styleOverrides: {
      paper: ({ theme }) => ({
        [theme.breakpoints.down('sm')]: {
          width: '100%',
          maxWidth: '100%',
          height: '100%',
          maxHeight: '100%',
          margin: 0,
          borderRadius: 0,
        },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { paddingTop: 20, paddingBottom: 12 } } },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '0 24px 20px', gap: 8, flexWrap: 'wrap' } },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 34 } } },
  MuiLink: {
    defaultProps: { color: 'inherit', underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(:hover)': { textDecorationColor: (theme.vars ?? theme).palette.outline },
      }),
    },
  },
  MuiChip: { defaultProps: { size: 'small' } },
  // react-admin's own components: a change is shown when the server has taken it, and a deletion is confirmed before.
  RaEdit: { defaultProps: { mutationMode: 'pessimistic' } },
  RaDeleteButton: { defaultProps: { mutationMode: 'pessimistic' } },
  RaBulkDeleteButton: { defaultProps: { mutationMode: 'pessimistic' } },
  MuiAlert: { styleOverrides: { root: { alignItems: 'center' } } },
};

/**
 * Styles of the document: font of the language, thin scroll bars, no motion when the user prefers
 * none (WCAG 2.2, criterion 2.3.3).
 */
function globalStyles(theme: Theme): Record<string, CSSObject> {
  const { palette } = theme.vars ?? theme;
  return {
    ':root': { '--gatehouse-font': fontStack('zh') },
    ':root:lang(ja)': { '--gatehouse-font': fontStack('ja') },
    // A system font with the metrics of Inter: lines break at the same places on a first visit.
    '@font-face': {
      fontFamily: '"Inter Fallback"',
      src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
      ascentOverride: '90.44%',
      descentOverride: '22.52%',
      lineGapOverride: '0%',
      sizeAdjust: '107.12%',
    },
    body: { overflowY: 'scroll', scrollbarColor: `${palette.outline} transparent` },
    // Figures of one width, below each other; not in names, whose hyphens they would widen, too.
    'time, [role="timer"], [data-align="end"]': { fontVariantNumeric: 'tabular-nums' },
    code: { fontFamily: MONOSPACE, fontSize: '0.94em' },
    '::selection': { backgroundColor: palette.primary.main, color: palette.primary.contrastText },
    // Ink, and a quiet line: colour is for what can be done.
    a: { color: 'inherit', textDecorationColor: palette.outline, textUnderlineOffset: 3 },
    'a:hover': { textDecorationColor: 'currentColor' },
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
