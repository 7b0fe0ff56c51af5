import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { createElement, type ComponentProps } from 'react';
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

const TextButton = styled('button', ownProps)<Look>(base, pushStyles);

/** A button with a text. */
export function PushButton(props: ComponentProps<typeof TextButton>) {
  return createElement(TextButton, { type: 'button', ...props });
}

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

const IconButton = styled('button')(base, iconStyles);

interface IconPushProps extends ComponentProps<typeof IconButton> {
  /** What the button does, also shown as its tooltip; one with a tooltip of its own has an `aria-label` instead. */
  readonly label?: string;
}

/** A button with an icon only. */
export function IconPush({ label, ...props }: IconPushProps) {
  return createElement(IconButton, {
    type: 'button',
    ...(label !== undefined && { 'aria-label': label, title: label }),
    ...props,
  });
}

/** A link with an icon only. */
export const IconLink = styled(Link)(base, iconStyles);
/** The same to an address outside of the console. */
export const IconAnchor = styled('a')(base, iconStyles);
