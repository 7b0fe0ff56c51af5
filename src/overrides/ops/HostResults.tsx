import Button from '@mui/material/Button';
import type { RecordOf } from '../../api/recordOf.ts';
import { openTaskLog } from '../../pages/openTaskLog.ts';
import { failedHosts, succeededHosts } from './hostResults.ts';
import { ListCard } from './ListCard.tsx';
import { useText } from '../../i18n/useText.ts';

/** The hosts on which a run succeeded or failed, and a link to its log. */
export function HostResults({
  run,
  log,
}: {
  readonly run: RecordOf<'ops.adhocexecution'>;
  readonly log?: string;
}) {
  const text = useText();
  const good = succeededHosts(run);
  const bad = failedHosts(run);
  return (
    <>
      {log !== undefined && (
        <div>
          <Button variant="outlined" onClick={() => openTaskLog(log)}>
            {text('jobs.log.open')}
          </Button>
        </div>
      )}
      <ListCard title={text('jobs.hosts.succeeded')}>
        {good.map((host) => (
          <li key={host}>{host}</li>
        ))}
      </ListCard>
      <ListCard title={text('jobs.hosts.failed')}>
        {bad.map(({ host, reason }) => (
          <li key={host}>
            <strong>{host}</strong> {reason}
          </li>
        ))}
      </ListCard>
    </>
  );
}
