import type { ReactNode } from 'react';
import FormPage from '../../pages/form/FormPage.tsx';
import type { PageProps } from '../../pages/page.ts';
import { FlowLevels } from './FlowLevels.tsx';

/** A new flow, whose levels follow their number. */
export default function TicketFlowCreate(props: PageProps): ReactNode {
  return <FormPage {...props} below={<FlowLevels />} />;
}
