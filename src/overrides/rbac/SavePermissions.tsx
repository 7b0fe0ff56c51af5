import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { useScrollPadding } from '../../pages/form/useScrollPadding.ts';
import type { PermissionDifference } from './comparedPermissions.ts';

interface SavePermissionsProps {
  /** What was chosen, compared with what is saved. */
  readonly changes: PermissionDifference;
  readonly busy: boolean;
  onSave(): void;
  onDiscard(): void;
}

/** The buttons below the permissions, always in view, with the number of changes. */
export function SavePermissions({
  changes,
  busy,
  onSave,
  onDiscard,
}: SavePermissionsProps): ReactNode {
  const text = useText();
  const bar = useScrollPadding();
  const added = changes.here.size;
  const removed = changes.there.size;
  const unchanged = added + removed === 0;
  return (
    <Box
      ref={bar}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        padding: '12px 16px',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        borderRadius: 'inherit',
      }}
    >
      <Button variant="contained" disabled={unchanged} loading={busy} onClick={onSave}>
        {text('roles.save')}
      </Button>
      <Button disabled={unchanged || busy} onClick={onDiscard}>
        {text('roles.discard')}
      </Button>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {unchanged
          ? text('roles.unchanged')
          : text('roles.changes', { smart_count: added + removed, added, removed })}
      </Box>
    </Box>
  );
}
