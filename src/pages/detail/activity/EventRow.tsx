import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusBadge } from '../../../controls/StatusBadge.tsx';
import { FieldValue } from '../../../fields/show/FieldValue.tsx';
import { useLanguage } from '../../../i18n/LanguageContext.ts';
import { formatRelative } from '../../../i18n/relativeDates.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { useResourceRoutes } from '../../useResourceRoutes.ts';
import { useRecordDetail } from '../detailContext.ts';
import type { ActivityEvent } from './activityEvents.ts';
import { eventValues, markedField } from './eventValues.ts';

const Row = styled('li')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 16,
    rowGap: 4,
    padding: '8px 16px',
    borderBottom: `1px solid ${palette.divider}`,
    '& > time': { flex: '0 0 132px', color: palette.text.secondary },
    '& > [data-log]': { flex: '0 0 120px', color: palette.text.secondary },
    '& > [data-event]': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  };
});

interface EventRowProps {
  readonly event: ActivityEvent;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One thing that happened: when, in which log, and what; a link where it has a page that this user may open. */
export function EventRow({ event, now }: EventRowProps): ReactNode {
  const text = useText();
  const { language } = useLanguage();
  const { date } = useFormats();
  const { log, row, time } = event;
  const { route } = useRecordDetail();
  const routes = useResourceRoutes(log.resource, route);
  const id = row['id'];
  const to =
    routes.verdict('detail').open && (typeof id === 'string' || typeof id === 'number')
      ? routes.to('detail', id)
      : undefined;
  const what = text(log.event, eventValues(event, text, language));
  const marked = markedField(event);
  return (
    <Row>
      <time dateTime={time.toISOString()} title={date(time, 'long')}>
        {formatRelative(time, now, language)}
      </time>
      <span data-log>{text(log.label)}</span>
      <span data-event>
        {to === undefined ? (
          what
        ) : (
          <MuiLink component={Link} to={to}>
            {what}
          </MuiLink>
        )}
      </span>
      {marked && (
        <StatusBadge tone="bad">
          <FieldValue field={marked} record={row} inWords />
        </StatusBadge>
      )}
    </Row>
  );
}
