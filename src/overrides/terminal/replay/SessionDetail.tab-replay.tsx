import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { TabSlotProps } from '../../../pages/slots/slots.ts';
import { MOMENT, playedSession } from './playedSession.ts';
import { ReplayCard } from './ReplayCard.tsx';

/** The recording of a session; `?at=` plays the moment that a command names. */
export default function SessionReplay({ record }: TabSlotProps): ReactNode {
  const [query] = useSearchParams();
  return <ReplayCard key={query.get(MOMENT)} session={playedSession(record, query.get(MOMENT))} />;
}
