import HostIcon from '@mui/icons-material/DnsOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';
import { Disclosure } from '@gatehouse-console/engine/controls/Disclosure.tsx';
import { EmptyLine } from '@gatehouse-console/engine/controls/EmptyLine.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { LoadingBox } from '@gatehouse-console/engine/pages/LoadingBox.tsx';
import { CheckTree } from '@gatehouse-console/engine/pages/tree/CheckTree.tsx';
import { IconPush } from '@gatehouse-console/engine/theme/buttons.ts';
import type { GrantedHosts } from './useGrantedHosts.ts';
import type { LeftOutHost, LeftOutReason } from './grantedHosts.ts';

const HEIGHT_PX = 240;
/** The tree scrolls by itself: heading, tools and the notes below stay in view. */
const TREE_HEIGHT = { xs: '40vh', md: 'max(240px, calc(100vh - 400px))' };

interface HostChoiceProps {
  readonly granted: GrantedHosts;
  /** Ids of the selected hosts. */
  readonly hosts: ReadonlySet<string>;
  onChange(ids: readonly string[], on: boolean): void;
}

/** The tree of granted hosts that take commands, and which others are left out. */
export function HostChoice({ granted, hosts, onChange }: HostChoiceProps): ReactNode {
  const text = useText();
  const { nodes, leftOut, wantedLeftOut, error, busy, refresh } = granted;
  return (
    <Card
      title={text('jobs.batch.tree')}
      tools={
        <IconPush
          aria-label={text('jobs.batch.refresh')}
          title={text('jobs.batch.refresh')}
          onClick={refresh}
        >
          <RefreshIcon fontSize="small" />
        </IconPush>
      }
    >
      {wantedLeftOut.length > 0 && (
        <Alert severity="warning" sx={{ margin: 2, '& > div:last-of-type': { minWidth: 0 } }}>
          <Disclosure
            open={wantedLeftOut.length <= 5}
            label={text('jobs.batch.wantedLeft', { smart_count: wantedLeftOut.length })}
          >
            <LeftOutList hosts={wantedLeftOut} />
          </Disclosure>
        </Alert>
      )}
      {nodes && nodes.length > 0 ? (
        <CheckTree
          label={text('jobs.batch.tree')}
          searchLabel={text('jobs.batch.search')}
          nodes={nodes}
          checked={hosts}
          leafIcon={<HostIcon />}
          maxHeight={TREE_HEIGHT}
          onChange={onChange}
        />
      ) : busy ? (
        <LoadingBox height={HEIGHT_PX} />
      ) : (
        <EmptyLine failed={error !== null}>
          {text(error ? 'jobs.batch.failed' : 'jobs.batch.noHosts')}
        </EmptyLine>
      )}
      {leftOut.length > 0 && (
        <Box sx={{ padding: '0 16px 12px', fontSize: 13 }}>
          <Disclosure label={text('jobs.batch.left.title', { smart_count: leftOut.length })}>
            <LeftOutList hosts={leftOut} />
          </Disclosure>
        </Box>
      )}
    </Card>
  );
}

const REASONS: readonly LeftOutReason[] = ['notGranted', 'protocol', 'inactive'];

/** Hosts on which a command does not run, below the reason. */
function LeftOutList({ hosts }: { readonly hosts: readonly LeftOutHost[] }): ReactNode {
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
