import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { styleCache } from './styleCache.ts';
import { theme, THEME_STORAGE_KEY } from './theme.ts';

/** Provides the theme; follows the system until the user chooses one. */
export function ThemeRoot({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={THEME_STORAGE_KEY} noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
