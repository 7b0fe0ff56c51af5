import { createElement, type ReactNode } from 'react';
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
  const { skip } = given.action;
  const left = skip ? records.filter((record) => !appliesTo(skip, record, me)) : records;
  return createElement(slotComponent<ActionSlotProps>(load), { ...given, records: left });
}
