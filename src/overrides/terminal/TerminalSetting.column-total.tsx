import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import type { ColumnSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { sharesOf } from './loadShares.ts';

const COLOURS = {
  normal: 'success.main',
  high: 'warning.main',
  critical: 'error.main',
  offline: 'text.disabled',
} as const;

/** The number of components, and a bar with the shares of their states; other columns have the numbers. */
export default function ComponentShares({
  record,
  children,
}: ColumnSlotProps<RecordOf<'terminal.componentload'>>): ReactNode {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="span"
        aria-hidden
        data-bar
        sx={{
          display: 'flex',
          flex: 1,
          minWidth: 48,
          height: 8,
          borderRadius: 1,
          overflow: 'hidden',
          backgroundColor: 'action.hover',
        }}
      >
        {sharesOf(record).map(({ state, percent }) => (
          <Box
            key={state}
            component="span"
            data-state={state}
            sx={{ width: `${percent}%`, backgroundColor: COLOURS[state] }}
          />
        ))}
      </Box>
      {children}
    </Box>
  );
}
