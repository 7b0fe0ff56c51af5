import type { ReactNode } from 'react';
import FormPage from '../../pages/form/FormPage.tsx';
import type { PageProps } from '../../pages/page.ts';
import { FlowLevels } from './FlowLevels.tsx';

/** The generic form of a flow, whose levels follow their number. */
export default function TicketFlowUpdate(props: PageProps): ReactNode {
  return <FormPage {...props} below={<FlowLevels />} />;
}
