import type { Call } from '../../kernel/core/sandbox.ts';
import type { ServedField } from '../../../generated/names.ts';
import type { RecordValues, RowWith } from '../../kernel/core/values.ts';
import { equals } from '../../kernel/core/sqlParts.ts';
import { quoted } from '../../kernel/store/database.ts';
import { rowWhere } from '../../kernel/resources/rows.ts';
import { storedTime } from '../../kernel/wire/dates.ts';
import { table } from '../../kernel/core/tables.ts';

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
