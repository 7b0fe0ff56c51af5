import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';
import { landmarkOf } from '../../theme/landmark.ts';
import type { RowEntry } from './rowEntries.ts';

export interface OpenMenu {
  readonly anchor: HTMLElement;
  readonly entries: readonly RowEntry[];
}

/** A menu of actions; one serves all rows, opened where it was asked for. */
export function EntryMenu({
  open,
  onClose,
}: {
  readonly open: OpenMenu | undefined;
  onClose(): void;
}) {
  return (
    <Menu
      anchorEl={open?.anchor ?? null}
      container={landmarkOf(open?.anchor ?? null)}
      disableScrollLock
      open={open !== undefined}
      onClose={onClose}
    >
      {open?.entries.map((entry) => {
        const shared = {
          disabled: entry.closed !== undefined,
          title: entry.closed,
          sx: { fontSize: 13, ...(entry.danger && { color: 'error.main' }) },
        };
        return entry.href === undefined ? (
          <MenuItem
            key={entry.key}
            {...shared}
            onClick={() => {
              onClose();
              entry.onPress?.();
            }}
          >
            {entry.label}
          </MenuItem>
        ) : (
          <MenuItem key={entry.key} {...shared} component={Link} to={entry.href} onClick={onClose}>
            {entry.label}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
