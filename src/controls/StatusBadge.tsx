import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { rem, SMALL_TEXT_PX } from '../theme/sizes.ts';
import { StatusSign } from './StatusIcon.tsx';
import { WarningSign } from './WarningSign.tsx';

type StatusTone = 'open' | 'shut' | 'ajar' | 'good' | 'bad' | 'warning' | 'plain';

const COLOURS: Readonly<Record<StatusTone, string>> = {
  open: 'var(--gh-palette-success-main)',
  shut: 'var(--gh-palette-text-secondary)',
  ajar: 'var(--gh-palette-warning-main)',
  good: 'var(--gh-palette-success-main)',
  bad: 'var(--gh-palette-error-main)',
  warning: 'var(--gh-palette-warning-main)',
  plain: 'var(--gh-palette-text-secondary)',
};

const SIGNS = {
  open: { shape: 'gate-open', tone: 'good' },
  shut: { shape: 'gate-closed', tone: 'quiet' },
  ajar: { shape: 'gate-ajar', tone: 'warning' },
  good: { shape: 'check', tone: 'good' },
  bad: { shape: 'cross', tone: 'bad' },
  plain: { shape: 'dot', tone: 'quiet' },
} as const;

const Frame = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  maxWidth: '100%',
  padding: '0 10px 0 6px',
  borderRadius: 12,
  border: '1px solid',
  fontSize: rem(SMALL_TEXT_PX),
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

interface StatusBadgeProps {
  readonly tone: StatusTone;
  /** Tooltip. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A state as a word in a frame. States differ by colour, by shape and by word (WCAG 2.2, criterion 1.4.1). */
export function StatusBadge({ tone, title, children }: StatusBadgeProps): ReactNode {
  const colour = COLOURS[tone];
  return (
    <Frame
      data-tone={tone}
      title={title}
      style={{
        borderColor: colour,
        background: `color-mix(in srgb, ${colour} 10%, transparent)`,
      }}
    >
      {tone === 'warning' ? <WarningSign /> : <StatusSign {...SIGNS[tone]} />}
      <span>{children}</span>
    </Frame>
  );
}
