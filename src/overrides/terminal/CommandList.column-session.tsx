import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RecordOf } from '../../api/recordOf.ts';
import { plainText } from '../../fields/values.ts';
import type { ColumnSlotProps } from '../../pages/slots/slots.ts';
import { TAB_NAME } from '../../pages/tabMemory.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useGate, type OwnGate } from '../../session/useGate.ts';
import { useText } from '../../i18n/useText.ts';
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
