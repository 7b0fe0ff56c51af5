import type { ReactNode } from 'react';
import type { ColumnSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';

/** Flows of all organizations are inherited: here they are those of this one (contract: tickets, section 5). */
export default function FlowOrganization({ children }: ColumnSlotProps): ReactNode {
  const { organization, gateContext } = useSession();
  return gateContext.organizationIsRoot ? children : organization.name;
}
