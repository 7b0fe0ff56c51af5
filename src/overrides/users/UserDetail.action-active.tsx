import type { ReactNode } from 'react';
import type { ActionSlotProps } from '../../pages/slots/slots.ts';
import { useRunOffer } from '../../pages/offers/useRunOffer.ts';
import { SwitchOffUsers } from './SwitchOffUsers.tsx';
import { useLeavers } from './useLeavers.ts';

/**
 * Switches a user on or off. Somebody who is switched off may still be connected: for people who may end sessions,
 * the question offers that, too. Without running sessions nothing is asked.
 */
export default function ActiveSwitch(props: ActionSlotProps): ReactNode {
  const { definition, action, records, onClose } = props;
  const run = useRunOffer(definition);
  const [user = {}] = records;
  const on = user['is_active'] !== true;
  const change = () => run(action, { record: user, on });
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
