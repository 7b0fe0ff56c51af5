import type { Row } from '../store/database.ts';
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
export function showSchedules(rows: readonly Row[], records: readonly RecordValues[]): void {
  rows.forEach((row, index) => {
    const record = records[index];
    if (!record || !('periodic_display' in record)) return;
    record['periodic_display'] = scheduleText(row);
  });
}

function scheduleText({ is_periodic: periodic, crontab, interval }: Row): string {
  if (periodic !== 1) return '-';
  if (typeof crontab === 'string' && crontab !== '') return `Crontab ( ${crontab} )`;
  return `Interval ( ${interval} h )`;
}
