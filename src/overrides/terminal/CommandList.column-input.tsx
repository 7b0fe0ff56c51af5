import PlayIcon from '@mui/icons-material/PlayArrow';
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
 * A command, and before it the way to its session (contract: audit, section 3): to the moment of its recording, for
 * users who may see recordings.
 */
export default function CommandInput({
  record,
  children,
}: ColumnSlotProps<RecordOf<'terminal.command'>>): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const id = plainText(record.session);
  const plays = useGate(PLAYS).open;
  const moment = plays && { [TAB_NAME]: REPLAY_TAB, [MOMENT]: plainText(record.timestamp) };
  const isOpen = id !== '' && routes.verdict('SessionDetail').open;
  const to = isOpen ? routes.address('SessionDetail', { id }, { ...moment }) : undefined;
  if (to === undefined) return children;
  const label = text(plays ? 'commandRecords.play' : 'commandRecords.session');
  return (
    <>
      <Link to={to} title={label} aria-label={`${label}: ${plainText(record.input)}`} style={PLAY}>
        <PlayIcon fontSize="small" />
      </Link>
      {children}
    </>
  );
}

const PLAY = { width: 32, textAlign: 'center', marginInlineStart: -8 } as const;
