import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { landmarkOf } from '../../theme/landmark.ts';
import { OUTSIDE, OutsideMark } from '../OutsideMark.tsx';
import type { Choice, ChoiceMenuProps } from './choice.ts';

type Place = Pick<MenuProps, 'anchorOrigin' | 'transformOrigin'>;

const PLACES: Readonly<Record<NonNullable<ChoiceMenuProps['place']>, Place>> = {
  left: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
    transformOrigin: { vertical: 'top', horizontal: 'left' },
  },
  right: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
    transformOrigin: { vertical: 'top', horizontal: 'right' },
  },
  beside: {
    anchorOrigin: { vertical: 'top', horizontal: 'right' },
    transformOrigin: { vertical: 'top', horizontal: 'left' },
  },
};

/** A menu opened by hovering takes no focus and does not block the page. */
const UNOBTRUSIVE = {
  autoFocus: false,
  disableAutoFocus: true,
  disableAutoFocusItem: true,
  disableEnforceFocus: true,
  disableRestoreFocus: true,
} as const;

/** A menu, rendered in the landmark of its button. */
export default function OpenMenu(props: ChoiceMenuProps): ReactNode {
  const { anchor, choices, onClose, id, label, place = 'left', dense = false, head } = props;
  const { minWidthPx, resting } = props;
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      container={landmarkOf(anchor)}
      disableScrollLock
      {...(resting && UNOBTRUSIVE)}
      {...PLACES[place]}
      slotProps={{
        list: { 'aria-label': label ?? nameOf(anchor), dense },
        ...(resting && { root: { style: { pointerEvents: 'none' } } }),
        paper: { ...resting, style: { minWidth: minWidthPx, pointerEvents: 'auto' } },
      }}
    >
      {head}
      {inOrder(choices).map((choice) => {
        if (choice === 'line') return <Divider key={choice} component="li" />;
        const { key, icon } = choice;
        return (
          <MenuItem key={key} {...lineOf(choice, onClose)} {...targetOf(choice)}>
            {icon !== undefined && <ListItemIcon>{icon}</ListItemIcon>}
            {choice.label}
            {choice.href !== undefined && <OutsideMark />}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

/** A menu without a name of its own has that of its button. */
const nameOf = (button: HTMLElement | null) => button?.ariaLabel ?? button?.textContent;

/** What destroys something comes last, behind a line. */
function inOrder(choices: readonly Choice[]): readonly (Choice | 'line')[] {
  const harmless = choices.filter(({ danger }) => !danger);
  const destructive = choices.filter(({ danger }) => danger);
  const apart = harmless.length > 0 && destructive.length > 0;
  return [...harmless, ...(apart ? (['line'] as const) : []), ...destructive];
}

function lineOf(choice: Choice, onClose: () => void) {
  const { selected = false, radio, lang, closed, danger, onPress } = choice;
  return {
    selected,
    ...(radio && { role: 'menuitemradio', 'aria-checked': selected }),
    lang,
    disabled: closed !== undefined,
    title: closed,
    ...(danger && { sx: { color: 'error.main' } }),
    onClick: () => {
      onClose();
      onPress?.();
    },
  };
}

function targetOf({ to, href }: Choice) {
  if (to !== undefined) return { component: Link, to };
  if (href === undefined) return {};
  return { component: 'a', href, ...OUTSIDE } as const;
}
