import type { Row } from '../store/database.ts';
import type { Call } from '../wire/call.ts';
import { sentence, type Language } from '../wire/messages.ts';
import type { FieldErrors, RecordValues } from './behaviour.ts';

/** Five fields with a space between them. */
const CRON = /^\S+( \S+){4}$/;

/** What is wrong with the schedule of a plan or task (page facts, accounts, section 4). */
export function scheduleErrors(values: RecordValues): FieldErrors {
  const { crontab } = values;
  const wrong = typeof crontab === 'string' && crontab !== '' && !CRON.test(crontab.trim());
  return wrong ? { crontab: [{ say: 'wrongPattern' }] } : {};
}

/** Says in each record when it runs: the five fields win over the interval. */
export function showSchedules(
  rows: readonly Row[],
  records: readonly RecordValues[],
  { language }: Call,
): void {
  rows.forEach((row, index) => {
    const record = records[index];
    if (!record || !('periodic_display' in record)) return;
    record['periodic_display'] = scheduleText(row, language);
  });
}

function scheduleText({ is_periodic: periodic, crontab, interval }: Row, language: Language) {
  if (periodic !== 1) return '-';
  if (typeof crontab === 'string' && crontab !== '') return crontab;
  return sentence({ say: 'everyHours', with: { hours: Number(interval) } }, language);
}
