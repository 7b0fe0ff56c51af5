import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ActivityModel } from '../../../../codegen/model/detailParts.ts';
import { decideGate } from '../../../../codegen/model/gates.ts';
import { Card } from '../../../controls/Card.tsx';
import { EmptyLine } from '../../../controls/EmptyLine.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { LoadingBox } from '../../LoadingBox.tsx';
import { PartFailed } from '../../PartFailed.tsx';
import { useResourceRoutes } from '../../useResourceRoutes.ts';
import { useRecordDetail } from '../detailContext.ts';
import { logQuery, newestEvents } from './activityEvents.ts';
import { EventRow } from './EventRow.tsx';
import { useActivity, type AskedLog } from './useActivity.ts';

const HEIGHT_PX = 320;
/** Lists of logs begin with the last days; the link to one shows everything. */
const FROM_THE_BEGINNING = '2000-01-01';

const Events = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
const Notes = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 4,
  padding: '10px 16px',
  color: (theme.vars ?? theme).palette.text.secondary,
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
}));
const Lists = styled('nav')({ display: 'flex', flexWrap: 'wrap', columnGap: 16, rowGap: 4 });

interface ActivityTimelineProps {
  readonly logs: readonly ActivityModel[];
}

/**
 * What happened to a record, newest first, from the logs that this user may read. Logs that they may not read, and
 * what a log cannot find, are named.
 */
export default function ActivityTimeline({ logs }: ActivityTimelineProps): ReactNode {
  const { record } = useRecordDetail();
  const text = useText();
  const { me, gateContext } = useSession();
  const [now] = useState(() => Date.now());
  const open = logs.filter(({ gate }) => decideGate(gate, gateContext).open);
  const closed = logs.filter((log) => !open.includes(log));
  const asked = open.flatMap((log): readonly AskedLog[] => {
    const query = logQuery(log.where, { record, me });
    return query ? [{ log, query }] : [];
  });
  const { loading, answered, failed, retry } = useActivity(asked);
  const events = newestEvents(answered);
  const names = (of: readonly ActivityModel[]) => of.map(({ label }) => text(label)).join(', ');
  return (
    <Card title={text('pages.activity.title')} note={text('pages.activity.newest')}>
      {failed.length > 0 && (
        <PartFailed onRetry={retry}>
          {text('pages.activity.failed', { logs: names(failed) })}
        </PartFailed>
      )}
      {loading && <LoadingBox height={HEIGHT_PX} />}
      {!loading && events.length === 0 && failed.length === 0 && (
        <EmptyLine>{text('pages.activity.none', { logs: names(open) })}</EmptyLine>
      )}
      {!loading && events.length > 0 && (
        <Events aria-label={text('pages.activity.title')}>
          {events.map((event) => (
            <EventRow key={`${event.log.key} ${String(event.row['id'])}`} event={event} now={now} />
          ))}
        </Events>
      )}
      <Notes>
        {closed.length > 0 && <div>{text('pages.activity.closed', { logs: names(closed) })}</div>}
        {open.map(({ key, note }) => note !== undefined && <div key={key}>{text(note)}</div>)}
        <Lists aria-label={text('pages.activity.lists')}>
          {asked.map((one) => (
            <ListLink key={one.log.key} asked={one} />
          ))}
        </Lists>
      </Notes>
    </Card>
  );
}

/** The list of a log, filtered by the record, for users who may open it. */
function ListLink({ asked: { log, query } }: { readonly asked: AskedLog }): ReactNode {
  const text = useText();
  const { route } = useRecordDetail();
  const routes = useResourceRoutes(log.resource, route);
  if (!routes.verdict('list').open) return null;
  const to = routes.to('list', undefined, { ...query, date_start: FROM_THE_BEGINNING });
  if (to === undefined) return null;
  return (
    <MuiLink component={Link} to={to} underline="always">
      {text('pages.activity.all', { log: text(log.label) })}
    </MuiLink>
  );
}
