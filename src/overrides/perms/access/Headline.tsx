import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { AriaAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import {
  StatusSign,
  type StatusSignProps,
} from '@gatehouse-console/engine/controls/StatusIcon.tsx';
import { TARGET_PX } from '@gatehouse-console/engine/theme/sizes.ts';

/** A new verdict is drawn in one stroke, and at once under reduced motion. */
const Stroke = styled('span')({
  display: 'inline-flex',
  '@keyframes stroke': { from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } },
  animation: 'stroke 180ms ease-out',
});

interface HeadlineProps {
  readonly sign?: StatusSignProps | undefined;
  readonly title: string;
  readonly children?: ReactNode;
}

/** The answer in one sentence, and what belongs to it. It is announced when it appears. */
export function Headline({ sign, title, children }: HeadlineProps): ReactNode {
  return (
    <Paper variant="outlined" component="section" sx={{ padding: 4 }}>
      <Box role="status" sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        {sign && (
          <Stroke key={sign.shape}>
            <StatusSign {...sign} />
          </Stroke>
        )}
        <Box component="h2" sx={{ typography: 'h3', margin: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
      </Box>
      {children}
    </Paper>
  );
}

/** Sentences below the answer. */
export function Sentences({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Box
      component="ul"
      sx={{ margin: 0, marginTop: 2, paddingInlineStart: 5, overflowWrap: 'anywhere' }}
    >
      {children}
    </Box>
  );
}

/** As high as a pointer needs (WCAG 2.2, criterion 2.5.8). */
const SentenceLink = styled(Link)({ display: 'inline-block', lineHeight: `${TARGET_PX}px` });

interface PageLinkProps extends AriaAttributes {
  /** Undefined where the reader may not open the page: then the text stands alone. */
  readonly to: string | undefined;
  readonly children: string;
}

/** A link in a sentence or beside others. */
export function PageLink({ to, children, ...attributes }: PageLinkProps): ReactNode {
  if (to === undefined) return children;
  return (
    <SentenceLink to={to} {...attributes}>
      {children}
    </SentenceLink>
  );
}
