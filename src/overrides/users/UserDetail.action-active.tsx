import type { ReactNode } from 'react';
import type { ActionSlotProps } from '../../pages/slots/slots.ts';
import { useCallAction } from '../../pages/useCallAction.ts';
import { SwitchOffUsers } from './SwitchOffUsers.tsx';
import { useLeavers } from './useLeavers.ts';

/**
 * Switches a user on or off. Somebody who is switched off may still be connected: for people who may end sessions,
 * the question offers that, too. Without running sessions nothing is asked.
 */
export default function ActiveSwitch(props: ActionSlotProps): ReactNode {
  const { definition, action, records, onClose } = props;
  const call = useCallAction(definition);
  const [user = {}] = records;
  const on = user['is_active'] !== true;
  const change = () => call(action, { record: user, on });
  const sessions = useLeavers(records, !on, () => void change().then(() => onClose()));
  if (!sessions) return null;
  return (
    <SwitchOffUsers
      definition={definition}
      users={records}
      sessions={sessions === 'failed' ? undefined : sessions}
      switchOff={change}
      onDone={() => onClose()}
      onCancel={() => onClose()}
    />
  );
}
