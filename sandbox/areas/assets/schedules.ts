import { messages } from './messages.ts';
import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import type { SharedField } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import type {
  FieldErrors,
  RecordValues,
  RowWith,
} from '@gatehouse-console/engine/sandbox/core/values.ts';

/** Fields of all plans and tasks with a schedule. */
type ScheduleField = SharedField<
  | 'assets.accountbackupplan'
  | 'xpack.changeauthplan'
  | 'xpack.applicationchangeauthplan'
  | 'xpack.gatherusertask'
  | 'xpack.syncinstancetask'
>;
type ScheduleRow = RowWith<ScheduleField>;
type ScheduleValues = RecordValues<ScheduleField>;

/** Five fields separated by single spaces. */
const CRON = /^\S+( \S+){4}$/;

/** Errors in the schedule of a plan or task (contract: accounts, section 4). */
export function scheduleErrors(values: ScheduleValues): FieldErrors<ScheduleField> {
  const { crontab } = values;
  const wrong = typeof crontab === 'string' && crontab !== '' && !CRON.test(crontab.trim());
  return wrong ? { crontab: [{ say: serverMessages.wrongPattern }] } : {};
}

/** The computed text of the schedule; a cron expression takes precedence over an interval. */
export const SCHEDULE_SHOWN = {
  periodic_display: (_rows: unknown, call: Call) => (row: ScheduleRow) => scheduleText(row, call),
};

function scheduleText({ is_periodic: periodic, crontab, interval }: ScheduleRow, call: Call) {
  if (periodic !== 1) return '-';
  if (typeof crontab === 'string' && crontab !== '') return crontab;
  return textFor(call, messages.everyHours, { hours: Number(interval) });
}
