import { messages } from './messages.ts';
import { serverMessages } from '../../kernel/core/serverMessages.ts';
import type { SharedField } from '../../kernel/core/tables.ts';
import { paired, setComputedValues } from '../../kernel/resources/represent.ts';
import type { Call } from '../../kernel/core/sandbox.ts';
import { messageText, type Language } from '../../kernel/core/messages.ts';
import type { FieldErrors, RecordValues, RowWith } from '../../kernel/core/values.ts';

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

/** Adds the text of the schedule to each record; a cron expression takes precedence over an interval. */
export function showSchedules(
  rows: readonly ScheduleRow[],
  records: readonly ScheduleValues[],
  { language }: Call,
): void {
  for (const [row, record] of paired(rows, records)) {
    setComputedValues(record, { periodic_display: scheduleText(row, language) });
  }
}

function scheduleText(
  { is_periodic: periodic, crontab, interval }: ScheduleRow,
  language: Language,
) {
  if (periodic !== 1) return '-';
  if (typeof crontab === 'string' && crontab !== '') return crontab;
  return messageText({ say: messages.everyHours, with: { hours: Number(interval) } }, language);
}
