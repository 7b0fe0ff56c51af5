import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { IconPush } from '../../theme/buttons.ts';

type Severity = 'error' | 'warning' | 'info';

const ICONS = { error: ErrorIcon, warning: WarningIcon, info: InfoIcon } as const;
/** Share of the tone in the background, small enough for readable text. */
const TINT_PERCENT = 10;

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'severity' })<{
  readonly severity: Severity;
}>(({ theme, severity }) => {
  const { palette } = theme.vars ?? theme;
  const tone = palette[severity].main;
  return {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    marginBottom: 12,
    padding: '8px 12px',
    borderRadius: 6,
    borderInlineStart: `4px solid ${tone}`,
    background: `color-mix(in srgb, ${tone} ${TINT_PERCENT}%, ${palette.background.paper})`,
    color: palette.text.primary,
    '& > svg': { flex: 'none', fontSize: 20, marginBlock: 2, color: tone },
    '& a': { color: 'inherit', textDecoration: 'underline' },
  };
});
const Content = styled('div')({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  paddingBlock: 2,
});

interface BannerProps {
  readonly severity: Severity;
  readonly children: ReactNode;
  /** Makes the banner closable. */
  readonly close?: { readonly label: string; readonly onPress: () => void };
}

/** An alert; an error is announced at once (WCAG 2.2, criterion 4.1.3). */
export function Banner({ severity, children, close }: BannerProps): ReactNode {
  const Icon = ICONS[severity];
  return (
    <Frame severity={severity} role={severity === 'error' ? 'alert' : 'status'}>
      <Icon aria-hidden />
      <Content>{children}</Content>
      {close && (
        <IconPush aria-label={close.label} onClick={close.onPress}>
          <CloseIcon fontSize="small" />
        </IconPush>
      )}
    </Frame>
  );
}
