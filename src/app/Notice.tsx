import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Drawing } from '../controls/Drawing.tsx';
import type { DrawingName } from '../controls/GateDrawing.tsx';
import { useText } from '../i18n/useText.ts';
import { PushLink } from '../theme/buttons.ts';

interface NoticeProps {
  readonly title: string;
  /** What happened and what to do. */
  readonly children: ReactNode;
  /** Buttons and links; by default a link home. */
  readonly actions?: ReactNode;
  readonly drawing?: DrawingName;
  /** A number or picture above the title; decoration. */
  readonly sign?: ReactNode;
}

/** A full-page message: why there is no page, and what to do. */
export function Notice({ title, children, actions, drawing, sign }: NoticeProps): ReactNode {
  return (
    <Box
      sx={{
        maxWidth: 560,
        mx: 'auto',
        mt: { xs: 8, sm: 20 },
        p: { xs: 4, sm: 8 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        borderTop: 3,
        borderTopColor: 'accent',
      }}
    >
      {drawing && (
        <Box sx={{ width: 'fit-content', color: 'text.secondary' }}>
          <Drawing name={drawing} />
        </Box>
      )}
      {sign !== undefined && (
        <Box aria-hidden sx={{ typography: 'caption', color: 'text.secondary', mb: 2 }}>
          {sign}
        </Box>
      )}
      <Box component="h1" sx={{ typography: 'h1', m: 0, mb: 3 }}>
        {title}
      </Box>
      <Box sx={{ color: 'text.secondary', '& p': { m: 0, mb: 2 }, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 6 }}>{actions ?? <HomeLink />}</Box>
    </Box>
  );
}

function HomeLink(): ReactNode {
  const text = useText();
  return (
    <PushLink look="filled" to="/">
      {text('app.home')}
    </PushLink>
  );
}
