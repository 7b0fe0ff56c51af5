import { createTheme, type Theme, type PaletteOptions } from '@mui/material/styles';
import { dark, light, type Colours, type MenuColours } from './colours.ts';
import { components } from './components.ts';
import { fontStack } from './fonts.ts';
import {
  HEADING_PX,
  MOBILE_BELOW_PX,
  RADIUS_PX,
  rem,
  SMALL_TEXT_PX,
  SPACE_PX,
  SUBHEADING_PX,
  TABLE_TEXT_PX,
  TEXT_PX,
} from './sizes.ts';
import { mix } from '../../codegen/model/contrast.ts';

/** Key in local storage of the chosen theme (light, dark, system). */
export const THEME_STORAGE_KEY = 'gatehouseTheme';

/**
 * The theme of the console, light and dark as one set of CSS variables: a switch changes an
 * attribute of the document and rerenders nothing.
 */
export const theme: Theme = createTheme({
  cssVariables: { cssVarPrefix: 'gh', colorSchemeSelector: 'data-theme' },
  colorSchemes: {
    light: { palette: paletteOf(light, 'light') },
    dark: { palette: paletteOf(dark, 'dark') },
  },
  spacing: SPACE_PX,
  shape: { borderRadius: RADIUS_PX },
  breakpoints: { values: { xs: 0, sm: 600, md: MOBILE_BELOW_PX, lg: 1200, xl: 1600 } },
  motion: { reducedMotion: 'system' },
  focusVisible: { outlineWidth: 2, outlineOffset: 2 },
  typography: {
    fontFamily: `var(--gatehouse-font, ${fontStack('')})`,
    fontSize: TEXT_PX,
    h1: { fontSize: rem(HEADING_PX), fontWeight: 600, lineHeight: 1.3 },
    h2: { fontSize: rem(SUBHEADING_PX), fontWeight: 600, lineHeight: 1.4 },
    h3: { fontSize: rem(TEXT_PX), fontWeight: 600, lineHeight: 1.4 },
    h6: { fontSize: rem(SUBHEADING_PX), fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: rem(TEXT_PX), lineHeight: 1.5 },
    body2: { fontSize: rem(TABLE_TEXT_PX), lineHeight: 1.5 },
    caption: { fontSize: rem(SMALL_TEXT_PX), lineHeight: 1.4 },
    button: { fontSize: rem(TABLE_TEXT_PX), fontWeight: 500, textTransform: 'none' },
  },
  components,
});

declare module '@mui/material/styles' {
  interface Palette {
    menu: MenuColours;
    accent: string;
    raised: string;
    outline: string;
  }
  interface PaletteOptions {
    menu?: MenuColours;
    accent?: string;
    raised?: string;
    outline?: string;
  }
}

/** Our colours as Material UI's palette. */
function paletteOf(colours: Colours, mode: 'light' | 'dark'): PaletteOptions {
  const tone = (main: Colours['action'], contrastText: string) => ({
    main,
    light: main,
    dark: mix(main, mode === 'light' ? '#000000' : '#ffffff', 0.15),
    contrastText,
  });
  return {
    mode,
    primary: tone(colours.action, colours.onAction),
    secondary: tone(colours.quietText, colours.surface),
    error: tone(colours.danger, colours.onDanger),
    warning: tone(colours.warning, colours.onWarning),
    info: tone(colours.info, colours.onInfo),
    success: tone(colours.success, colours.onSuccess),
    background: { default: colours.ground, paper: colours.surface },
    text: { primary: colours.text, secondary: colours.quietText },
    divider: colours.line,
    action: { disabledBackground: colours.line },
    menu: colours.menu,
    accent: colours.accent,
    raised: colours.raised,
    outline: colours.outline,
  };
}
