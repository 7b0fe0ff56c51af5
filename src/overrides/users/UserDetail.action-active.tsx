import type { ReactNode } from 'react';
import type { ActionSlotProps } from '../../pages/slots/slots.ts';
import { useRunOffer } from '../../pages/offers/useRunOffer.ts';
import { SwitchOffUsers } from './SwitchOffUsers.tsx';

/** Switches a user on or off. */
export default function ActiveSwitch(props: ActionSlotProps): ReactNode {
  const { definition, action, records, onClose } = props;
  const run = useRunOffer(definition);
  const [user = {}] = records;
  const on = user['is_active'] !== true;
  return (
    <SwitchOffUsers
      definition={definition}
      users={records}
      off={!on}
      change={() => run(action, { record: user, on })}
      onDone={() => onClose()}
      onCancel={() => onClose()}
    />
  );
}
