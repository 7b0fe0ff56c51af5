import Button from '@mui/material/Button';
import { StatusSign } from '../../controls/StatusIcon.tsx';
import type { RecordOf } from '../../api/recordOf.ts';
import { openTaskLog } from '../../pages/openTaskLog.ts';
import { ListCard } from './ListCard.tsx';
import { useText } from '../../i18n/useText.ts';
import { objectOf, textsOf } from '../../api/unknownValues.ts';

/** The hosts on which a run succeeded or failed, and a link to its log. */
export function HostResults({
  run,
  log,
}: {
  readonly run: RecordOf<'ops.adhocexecution'>;
  readonly log?: string;
}) {
  const text = useText();
  const good = textsOf(run.last_success);
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
      <ListCard title={text('jobs.hosts.failed')}>
        {bad.map(({ host, reason }) => (
          <li key={host}>
            <StatusSign shape="cross" tone="bad" /> <strong>{host}</strong> {reason}
          </li>
        ))}
      </ListCard>
      <ListCard title={text('jobs.hosts.succeeded')}>
        {good.map((host) => (
          <li key={host}>
            <StatusSign shape="check" tone="good" /> {host}
          </li>
        ))}
      </ListCard>
    </>
  );
}

/** The hosts on which it failed, with the messages of their steps. */
function failedHosts(run: RecordOf<'ops.adhocexecution'>) {
  return Object.entries(objectOf(run.last_failure)).map(([host, steps]) => ({
    host,
    reason: [...new Set(messagesIn(steps))].join('; '),
  }));
}

/** All messages of a result, at any depth. */
function messagesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    if (typeof part === 'object') return messagesIn(part);
    return name === 'msg' || name === 'stderr' ? [String(part)] : [];
  });
}
