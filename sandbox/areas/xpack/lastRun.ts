import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { ServedField } from '#project/generated/names.ts';
import type { RecordValues, RowWith } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { quoted } from '@gatehouse-console/engine/sandbox/store/database.ts';
import { rowWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { storedTime } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';

type Runs = 'xpack.gatherusertaskexecution' | 'xpack.syncinstancetaskexecution';

/** The computed time of a task's last run, or null. */
export function lastRun<R extends Runs>(runs: R, moment: ServedField<R>) {
  const { task } = table<Runs>(runs);
  return (_rows: unknown, call: Call) => (row: RowWith<'id'>) => {
    const ofTask = equals(task, row['id']);
    const last: RecordValues | undefined = rowWhere(
      call.sandbox,
      runs,
      ofTask,
      `${quoted(moment)} DESC`,
    );
    return storedTime(last?.[moment], call);
  };
}
