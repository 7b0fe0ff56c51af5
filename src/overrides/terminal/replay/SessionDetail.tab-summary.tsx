import type { ReactNode } from 'react';
import { decideGate } from '../../../../codegen/model/gates.ts';
import { appliesTo } from '../../../pages/rowEntries.ts';
import type { TabSlotProps } from '../../../pages/slots/slots.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { ReplayCard } from './ReplayCard.tsx';
import { runsInRdpClient, NotMonitoredNote } from './NotMonitoredNote.tsx';

/** The action whose conditions decide who may see a recording. */
const PLAY = 'play';

/**
 * The recording of a session, where there is one that this person may see; a running session says
 * when it cannot be monitored.
 */
export default function SessionReplay({ definition, record }: TabSlotProps): ReactNode {
  const { gateContext, me } = useSession();
  if (runsInRdpClient(record)) return <NotMonitoredNote />;
  const play = definition.actions?.find(({ key }) => key === PLAY);
  const may = play && decideGate(play.gate, gateContext).open && appliesTo(play.when, record, me);
  return may && <ReplayCard session={String(record.id)} />;
}
