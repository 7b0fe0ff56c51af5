import type { ReactNode } from 'react';
import type { ActionSlotProps } from '../../pages/slots/slots.ts';
import { useRunOffer } from '../../pages/offers/useRunOffer.ts';
import { SwitchOffUsers } from './SwitchOffUsers.tsx';

/** Deactivates the selected users. */
export default function DeactivateUsers(props: ActionSlotProps): ReactNode {
  const { definition, action, records, onClose } = props;
  const run = useRunOffer(definition);
  const ids = records.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  return (
    <SwitchOffUsers
      definition={definition}
      users={records}
      off
      change={() => run(action, { selection: records })}
      onDone={(succeeded) => onClose(succeeded ? ids : [])}
      onCancel={() => onClose()}
    />
  );
}
