import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme, THEME_STORAGE_KEY } from './theme.ts';

/** Gives everything below it the look of the console; follows the system until a theme is chosen. */
export function ThemeRoot({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={THEME_STORAGE_KEY} noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
