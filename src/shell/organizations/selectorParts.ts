import { styled } from '@mui/material/styles';
import { rem, SMALL_TEXT_PX } from '../../theme/sizes.ts';
import { Option } from '../palette/paletteParts.ts';

export const Group = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

export const GroupName = styled('li')(({ theme }) => ({
  padding: '8px 12px 4px',
  fontSize: rem(SMALL_TEXT_PX),
  fontWeight: 600,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

export const Entry = styled(Option)(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& > span': { flex: 1, minWidth: 0 },
  '&[aria-disabled=true]': {
    color: (theme.vars ?? theme).palette.text.disabled,
    cursor: 'default',
  },
}));
