import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import type { LeftOutHost, LeftOutReason } from './grantedHosts.ts';

const REASONS: readonly LeftOutReason[] = ['notGranted', 'protocol', 'inactive'];

/** Hosts on which a command does not run, below the reason. */
export function LeftOutList({ hosts }: { readonly hosts: readonly LeftOutHost[] }): ReactNode {
  const text = useText();
  return (
    <Box component="dl" sx={{ margin: 0, fontSize: 13, overflowWrap: 'anywhere' }}>
      {REASONS.flatMap((reason) => {
        const names = hosts.filter((host) => host.reason === reason).map(({ name }) => name);
        if (names.length === 0) return [];
        return (
          <div key={reason}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {text(`jobs.batch.why.${reason}`, { count: names.length })}
            </Box>
            <Box component="dd" sx={{ margin: '0 0 8px' }}>
              {names.join(', ')}
            </Box>
          </div>
        );
      })}
    </Box>
  );
}
