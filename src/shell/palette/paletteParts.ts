import { styled } from '@mui/material/styles';
import { rem, SMALL_TEXT_PX, SUBHEADING_PX, TABLE_TEXT_PX } from '../../theme/sizes.ts';
import { VISUALLY_HIDDEN } from '../../theme/visuallyHidden.ts';

export const QueryInput = styled('input')(({ theme }) => ({
  flex: 'none',
  height: 48,
  padding: '0 16px',
  border: 0,
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  outline: 'none',
  font: 'inherit',
  fontSize: rem(SUBHEADING_PX),
  color: 'inherit',
  background: 'none',
  '&:focus': { boxShadow: `inset 0 -2px ${(theme.vars ?? theme).palette.primary.main}` },
  '&::placeholder': { color: (theme.vars ?? theme).palette.text.secondary, opacity: 1 },
}));

export const Options = styled('div')({
  listStyle: 'none',
  margin: 0,
  padding: 4,
  minHeight: 0,
  maxHeight: '50vh',
  overflowY: 'auto',
  '&:empty': { display: 'none' },
});

export const Option = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '4px 12px',
  borderRadius: 6,
  fontSize: rem(TABLE_TEXT_PX),
  cursor: 'pointer',
  '&:hover': { background: (theme.vars ?? theme).palette.action.hover },
  '&[aria-selected=true]': {
    background: (theme.vars ?? theme).palette.raised,
    boxShadow: `inset 3px 0 ${(theme.vars ?? theme).palette.primary.main}`,
  },
  '@media (forced-colors: active)': { '&[aria-selected=true]': { outline: '2px solid' } },
  '& > svg': { color: (theme.vars ?? theme).palette.text.secondary },
}));

export const Group = styled('div')({ '& + &': { marginTop: 4 } });

export const GroupTitle = styled('div')(({ theme }) => ({
  padding: '8px 12px 2px',
  fontSize: rem(SMALL_TEXT_PX),
  fontWeight: 600,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

/** Below the list: what can be done with the current entry. */
export const Footer = styled('div')(({ theme }) => ({
  display: 'flex',
  padding: '4px 8px',
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '& button': { whiteSpace: 'normal', textAlign: 'start', overflowWrap: 'anywhere' },
}));

export const Title = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 12,
  overflowWrap: 'anywhere',
});

export const Context = styled('span')(({ theme }) => ({
  fontSize: rem(SMALL_TEXT_PX),
  color: (theme.vars ?? theme).palette.text.secondary,
}));

export const Help = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '8px 16px',
  fontSize: rem(SMALL_TEXT_PX),
  color: (theme.vars ?? theme).palette.text.secondary,
}));

/** Visually hidden, for screen readers. */
export const VisuallyHidden = styled('div')(VISUALLY_HIDDEN);
