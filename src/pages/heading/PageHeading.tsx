import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BackArrow } from '../../controls/BackArrow.tsx';

interface PageHeadingProps {
  readonly title: string;
  /** The full title, when the shown one is cut. */
  readonly fullTitle?: string;
  /** Stands behind the title. */
  readonly beside?: ReactNode;
  /** Address of the Back button; no button without it. */
  readonly back?: string | undefined;
  /** Help about the page as a whole (spec 1, section 2.3). */
  readonly banner?: ReactNode;
  readonly actions?: ReactNode;
}

/** The heading of a page: Back, title, actions, and a green help banner below. */
export function PageHeading(props: PageHeadingProps) {
  const { title, fullTitle, beside, back, banner, actions } = props;
  return (
    <Box component="header" sx={{ marginBottom: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 36 }}>
        {/* The arrow stays beside the title, also where that needs two lines. */}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flex: '1 1 auto', minWidth: 0 }}>
          {back !== undefined && <BackArrow to={back} />}
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minWidth: 0 }}
          >
            <Box
              component="h1"
              title={fullTitle}
              sx={{ typography: 'h1', margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {title}
            </Box>
            {beside}
          </Box>
        </Box>
        {actions !== undefined && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box>
        )}
      </Box>
      {banner !== undefined && (
        <Box
          role="note"
          sx={(theme) => {
            const { palette } = theme.vars ?? theme;
            return {
              marginTop: 3,
              padding: '8px 16px',
              borderRadius: 1,
              background: `color-mix(in srgb, ${palette.accent} 10%, ${palette.background.paper})`,
              borderInlineStart: `4px solid ${palette.accent}`,
              overflowWrap: 'anywhere',
            };
          }}
        >
          {banner}
        </Box>
      )}
    </Box>
  );
}
