import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { Link } from 'react-router';
import { rem, TABLE_TEXT_PX, TARGET_PX } from './sizes.ts';

/*
 * Buttons of the first screen: they look like Material UI's, whose code comes with forms and dialogs.
 */

interface Look {
  /** Filled for the primary action, outlined for others, plain where space is scarce. */
  readonly look?: 'filled' | 'outlined' | 'plain';
}

const ownProps = {
  shouldForwardProp: (name: PropertyKey) => !['look', 'sx', 'theme', 'as'].includes(String(name)),
};

function base({ theme }: { readonly theme: Theme }): CSSObject {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    margin: 0,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    '&:disabled': { color: palette.action.disabled, cursor: 'default', pointerEvents: 'none' },
  };
}

function pushStyles({ theme, look = 'plain' }: { readonly theme: Theme } & Look): CSSObject {
  const { palette } = theme.vars ?? theme;
  const looks: Record<NonNullable<Look['look']>, CSSObject> = {
    plain: { '&:hover': { background: palette.action.hover } },
    outlined: {
      color: palette.primary.main,
      border: `1px solid color-mix(in srgb, ${palette.primary.main} 50%, transparent)`,
      '&:hover': { background: palette.action.hover, borderColor: palette.primary.main },
      '&:disabled': {
        color: palette.action.disabled,
        borderColor: palette.action.disabledBackground,
      },
    },
    filled: {
      color: palette.primary.contrastText,
      background: palette.primary.main,
      '&:hover': { background: palette.primary.dark },
      '&:disabled': {
        color: palette.action.disabled,
        background: palette.action.disabledBackground,
      },
    },
  };
  return {
    gap: 8,
    minWidth: 32,
    minHeight: 32,
    padding: '4px 12px',
    fontSize: rem(TABLE_TEXT_PX),
    fontWeight: 500,
    '& > svg': { fontSize: 18 },
    ...looks[look],
  };
}

/** A button with a text. */
export const PushButton = styled('button', ownProps)<Look>(base, pushStyles);
/** A link to a page of the console that looks like a button. */
export const PushLink = styled(Link, ownProps)<Look>(base, pushStyles);
/** The same to an address outside of the console. */
export const PushAnchor = styled('a', ownProps)<Look>(base, pushStyles);

function iconStyles({ theme }: { readonly theme: Theme }): CSSObject {
  return {
    minWidth: TARGET_PX,
    minHeight: TARGET_PX,
    padding: 5,
    '&:hover': { background: (theme.vars ?? theme).palette.action.hover },
  };
}

/** A button with an icon only; its label is `aria-label`. */
export const IconPush = styled('button')(base, iconStyles);
/** A link with an icon only. */
export const IconLink = styled(Link)(base, iconStyles);
/** The same to an address outside of the console. */
export const IconAnchor = styled('a')(base, iconStyles);
