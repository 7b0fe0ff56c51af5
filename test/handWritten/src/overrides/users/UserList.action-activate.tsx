import { Confirm, useListContext } from 'react-admin';
import type { ActionSlotProps } from '../../pages/slots/slots.ts';

/** Asks with the names of the selected users. */
export default function ActivateDialog({ onClose }: ActionSlotProps) {
  const { data, selectedIds } = useListContext<{ readonly id: string; readonly name: string }>();
  const names = data?.filter(({ id }) => selectedIds.includes(id)).map(({ name }) => name);
  return (
    <Confirm
      isOpen
      title="actions.activate"
      content={names?.join(', ') ?? ''}
      onConfirm={() => onClose()}
      onClose={() => onClose()}
    />
  );
}
