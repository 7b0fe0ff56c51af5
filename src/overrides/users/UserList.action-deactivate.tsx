import type { ReactNode } from 'react';
import type { ActionSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { SwitchOffUsers } from './SwitchOffUsers.tsx';

/** Deactivates the selected users. */
export default function DeactivateUsers(props: ActionSlotProps): ReactNode {
  return <SwitchOffUsers {...props} off target={{ selection: props.records }} />;
}
