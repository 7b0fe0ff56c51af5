import { useMemo, type ReactNode } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { appliesTo } from '../list/rowEntries.ts';
import { slotComponent, type SlotLoader } from './slotComponent.ts';
import type { ActionSlotProps } from './slots.ts';

export interface ActionDialogProps extends ActionSlotProps {
  readonly load: SlotLoader;
}

/** The hand-written dialog of an action that was pressed. */
export default function ActionDialog({ load, records, ...given }: ActionDialogProps): ReactNode {
  const { me } = useSession();
  const Dialog = useMemo(() => slotComponent<ActionSlotProps>(load), [load]);
  const { skip } = given.action;
  const left = useMemo(
    () => (skip ? records.filter((record) => !appliesTo(skip, record, me)) : records),
    [me, records, skip],
  );
  return <Dialog {...given} records={left} />;
}
