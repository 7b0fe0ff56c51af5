import { useState, type ReactNode } from 'react';
import { actionsOf } from '@gatehouse-console/engine/model/offers.ts';
import definition from '#project/generated/resources/audits/commandexecutionlog.ts';
import { fieldValue } from '@gatehouse-console/engine/fields/values.ts';
import RowDialog from '@gatehouse-console/engine/pages/list/answer/RowDialog.tsx';
import type { ColumnSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

/** The row action with the dialog of hosts. */
const SHOWS_HOSTS = actionsOf(definition).find(({ key }) => key === 'hosts');

/** The number of hosts of a batch command; pressed, it opens a dialog with the hosts (contract: audit, section 6). */
export default function HostsCell({ field, record, children }: ColumnSlotProps): ReactNode {
  const text = useText();
  const [open, setOpen] = useState(false);
  const hosts = fieldValue(field, record);
  const count = Array.isArray(hosts) ? hosts.length : 0;
  if (count === 0 || !SHOWS_HOSTS) return children;
  return (
    <>
      <button
        type="button"
        data-action
        aria-haspopup="dialog"
        aria-label={text('jobs.hosts.show', { count })}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && <RowDialog action={SHOWS_HOSTS} record={record} onClose={() => setOpen(false)} />}
    </>
  );
}
