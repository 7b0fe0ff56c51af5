import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { plainText } from '@gatehouse-console/engine/fields/values.ts';
import type { ColumnSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { TAB_NAME } from '@gatehouse-console/engine/pages/tabMemory.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useGate, type OwnGate } from '@gatehouse-console/engine/session/useGate.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { MOMENT, REPLAY_TAB } from './replay/playedSession.ts';

const PLAYS: OwnGate = { permissions: ['terminal.view_sessionreplay'] };

/**
 * From a command to its session (contract: audit, section 3): to the moment of its recording, for users who may
 * see recordings. A session without one opens on its first tab.
 */
export default function CommandSession({
  record,
}: ColumnSlotProps<RecordOf<'terminal.command'>>): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const id = plainText(record.session);
  const plays = useGate(PLAYS).open;
  const moment = plays && { [TAB_NAME]: REPLAY_TAB, [MOMENT]: plainText(record.timestamp) };
  const to = routes.verdict('SessionDetail').open
    ? routes.address('SessionDetail', { id }, { ...moment })
    : undefined;
  return to === undefined || id === '' ? (
    '–'
  ) : (
    <Link to={to}>{text(plays ? 'commandRecords.play' : 'commandRecords.session')}</Link>
  );
}
