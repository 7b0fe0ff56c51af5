import Box from '@mui/material/Box';
import { useState } from 'react';
import { PageHeading } from '../../pages/heading/PageHeading.tsx';
import type { PageProps } from '../../pages/page.ts';
import { CommandForm } from './CommandForm.tsx';
import { HostChoice } from './HostChoice.tsx';
import { LogText } from './LogText.tsx';
import { useCommandRun } from './useCommandRun.ts';
import { useSystemUsers } from './useSystemUsers.ts';
import { useText } from '../../i18n/useText.ts';

const TREE_PX = 280;

/** Runs one command on many hosts: hosts, command, log. */
export default function BatchCommand({ route }: PageProps) {
  const text = useText();
  const users = useSystemUsers();
  const [picked, setPicked] = useState<string>();
  const [hosts, setHosts] = useState<ReadonlyMap<string, string>>(new Map());
  const run = useCommandRun();
  const user = picked ?? users.data?.find(({ usable }) => usable)?.id;
  const names = [...hosts.values()];
  const chosen = text('jobs.batch.chosen', { count: hosts.size });
  const output = run.log?.text ?? [chosen, ...names].join('\n');
  return (
    <>
      <PageHeading title={text(route.title)} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${TREE_PX}px minmax(0, 1fr)` },
        }}
      >
        <HostChoice
          key={user}
          user={user}
          hosts={hosts}
          onChange={(next) => {
            setHosts(next);
            run.clear();
          }}
        />
        <Box sx={{ display: 'grid', gap: 4, '& [data-log]': { height: 320 } }}>
          <LogText label={text('jobs.batch.output')} text={output} />
          <CommandForm
            users={users.data ?? []}
            loaded={users.data !== undefined}
            user={user}
            busy={run.busy}
            onUser={(id) => {
              setPicked(id);
              setHosts(new Map());
              run.clear();
            }}
            onRun={(command) => run.start({ hosts: [...hosts.keys()], user, command })}
          />
        </Box>
      </Box>
    </>
  );
}
