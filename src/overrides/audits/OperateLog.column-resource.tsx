import type { ReactNode } from 'react';
import type { RecordOf } from '../../api/recordOf.ts';
import { plainText } from '../../fields/values.ts';
import { FoundRecordLink } from '../../pages/list/cells/FoundRecordLink.tsx';
import type { ColumnSlotProps } from '../../pages/slots/slots.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { loggedResource } from './loggedResources.ts';

/** The record that an entry of the operation log names, as a link to it. The log has its name only. */
export default function LoggedRecord({
  record,
  children,
}: ColumnSlotProps<RecordOf<'audits.operatelog'>>): ReactNode {
  const { resources } = useRoutes();
  const resource = loggedResource(record);
  const find = resource && resources[resource]?.record;
  if (!resource || !find) return children;
  return (
    <FoundRecordLink pages={[{ resource }]} find={find} name={plainText(record.resource)}>
      {children}
    </FoundRecordLink>
  );
}
