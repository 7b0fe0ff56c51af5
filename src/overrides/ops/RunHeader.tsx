import type { ReactNode } from 'react';
import type { RecordOf } from '../../api/recordOf.ts';
import type { HeaderSlotProps } from '../../pages/slots/slots.ts';
import { RunBadge } from './RunBadge.tsx';
import { isObject } from '../../api/unknownValues.ts';

/** How the run of this page went, or the last one of a task or a version; nothing before the first. */
export default function RunHeader({ record = { id: '' } }: HeaderSlotProps): ReactNode {
  const {
    latest_execution: last,
    last_success: own,
  }: RecordOf<'ops.task' | 'ops.adhoc' | 'ops.adhocexecution'> = record;
  if (own !== undefined) return <RunBadge run={record} />;
  return isObject(last) ? <RunBadge run={last} /> : null;
}
