import type { RecordOf } from '../../api/recordOf.ts';
import type { RaRecord } from 'ra-core';

/** The server writes the task of a run as `name@id of its organization`; the root organization has an empty id. */
const ORGANIZATION = /@(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/i;

/** A run with the plain name of its task (contract: job centre, section 4). */
export function withTaskName(run: RaRecord): RaRecord {
  const { task_display: name }: RecordOf<'ops.adhocexecution'> = run;
  if (typeof name !== 'string') return run;
  const plain = name.replace(ORGANIZATION, '').trimEnd();
  return { ...run, ...({ task_display: plain } satisfies RecordOf<'ops.adhocexecution'>) };
}
