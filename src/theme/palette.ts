import type { PaletteOptions } from '@mui/material/styles';
import type { Colours, MenuColours } from './colours.ts';
import { mix } from './contrast.ts';

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
export function paletteOf(colours: Colours, mode: 'light' | 'dark'): PaletteOptions {
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
    menu: colours.menu,
    accent: colours.accent,
    raised: colours.raised,
    outline: colours.outline,
  };
}
