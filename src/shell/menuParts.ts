import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { Link } from 'react-router';
import { MENU_COLLAPSED_PX, rem, TABLE_TEXT_PX } from '../theme/sizes.ts';

const ENTRY_PX = 40;
const ICON_COLUMN_PX = 48;
/** The width of the collapsed menu, so that its icons are centred. */
const COLLAPSED_ICON_COLUMN_PX = MENU_COLLAPSED_PX;

/** A list of menu entries without bullets. */
export const EntryList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '&[hidden]': { display: 'none' },
});

/** Common styles of links, external links and group buttons. */
function entryStyles({ theme }: { readonly theme: Theme }): CSSObject {
  const { menu } = (theme.vars ?? theme).palette;
  return {
    display: 'grid',
    gridTemplateColumns: `${ICON_COLUMN_PX}px minmax(0, 1fr) auto`,
    alignItems: 'center',
    width: '100%',
    '&:has(> :only-child)': { gridTemplateColumns: `${COLLAPSED_ICON_COLUMN_PX}px` },
    minHeight: ENTRY_PX,
    padding: 0,
    border: 0,
    position: 'relative',
    font: 'inherit',
    fontSize: rem(TABLE_TEXT_PX),
    textAlign: 'start',
    textDecoration: 'none',
    color: menu.text,
    background: 'none',
    cursor: 'pointer',
    '& > svg:first-of-type': { justifySelf: 'center', fontSize: 20 },
    '&:hover': { background: menu.hover, color: menu.activeText },
    '&:focus-visible': { outline: `2px solid ${menu.mark}`, outlineOffset: -2 },
    '&[aria-current]': { background: menu.active, color: menu.activeText, fontWeight: 600 },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: 3,
      background: menu.mark,
    },
    '&[data-trail]': { color: menu.activeText },
    '@media (forced-colors: active)': { '&[aria-current]': { outline: '1px solid' } },
  };
}

export const EntryLink = styled(Link)(entryStyles);
export const EntryAnchor = styled('a')(entryStyles);
export const EntryButton = styled('button')(entryStyles);

/** The text of an entry, truncated. */
export const EntryText = styled('span')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInlineEnd: 8,
});

/** The entries of a group, indented, on the background of an open group. */
export const SubList = styled(EntryList)(({ theme }) => ({
  background: (theme.vars ?? theme).palette.menu.active,
}));
