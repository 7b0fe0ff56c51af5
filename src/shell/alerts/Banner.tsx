import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { IconPush } from '../../theme/buttons.ts';

export type Gravity = 'error' | 'warning' | 'info';

const ICONS = { error: ErrorIcon, warning: WarningIcon, info: InfoIcon } as const;
/** How much of the tone goes into the ground: little, so that the page's text stays readable on it. */
const TINT_PERCENT = 10;

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'gravity' })<{
  readonly gravity: Gravity;
}>(({ theme, gravity }) => {
  const { palette } = theme.vars ?? theme;
  const tone = palette[gravity].main;
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
  readonly gravity: Gravity;
  readonly children: ReactNode;
  /** With it the banner can be closed. */
  readonly close?: { readonly label: string; readonly onPress: () => void };
}

/** One alert; what is already too late is told to a screen reader at once (WCAG 2.2, criterion 4.1.3). */
export function Banner({ gravity, children, close }: BannerProps): ReactNode {
  const Icon = ICONS[gravity];
  return (
    <Frame gravity={gravity} role={gravity === 'error' ? 'alert' : 'status'}>
      <Icon aria-hidden />
      <Content>{children}</Content>
      {close && (
        <IconPush type="button" aria-label={close.label} onClick={close.onPress}>
          <CloseIcon fontSize="small" />
        </IconPush>
      )}
    </Frame>
  );
}
