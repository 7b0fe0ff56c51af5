import type { ReactNode } from 'react';
import type { TabSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { runsInRdpClient, NotMonitoredNote } from './NotMonitoredNote.tsx';

/** A running session says when it cannot be monitored. */
export default function SessionSummary({ record }: TabSlotProps): ReactNode {
  return runsInRdpClient(record) && <NotMonitoredNote />;
}
