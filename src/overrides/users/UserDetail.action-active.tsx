import type { ReactNode } from 'react';
import type { ActionSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { SwitchOffUsers } from './SwitchOffUsers.tsx';

/** Switches a user on or off. */
export default function ActiveSwitch(props: ActionSlotProps): ReactNode {
  const [user = {}] = props.records;
  const on = user['is_active'] !== true;
  return <SwitchOffUsers {...props} off={!on} target={{ record: user, on }} />;
}
