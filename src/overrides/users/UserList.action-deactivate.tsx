import type { ReactNode } from 'react';
import type { ActionSlotProps } from '../../pages/slots/slots.ts';
import { useRunOffer } from '../../pages/offers/useRunOffer.ts';
import { SwitchOffUsers } from './SwitchOffUsers.tsx';
import { useLeavers } from './useLeavers.ts';

/** Deactivates the selected users. When some of them are connected, the question offers to end their sessions, too. */
export default function DeactivateUsers(props: ActionSlotProps): ReactNode {
  const { definition, action, records, onClose } = props;
  const run = useRunOffer(definition);
  const change = () => run(action, { selection: records });
  const ids = records.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  const sessions = useLeavers(
    records,
    true,
    () => void change().then((done) => onClose(done ? ids : [])),
  );
  if (!sessions) return null;
  return (
    <SwitchOffUsers
      definition={definition}
      users={records}
      sessions={sessions === 'failed' ? undefined : sessions}
      switchOff={change}
      onDone={(succeeded) => onClose(succeeded ? ids : [])}
      onCancel={() => onClose()}
    />
  );
}
