import { resourceOf } from '../sandbox.ts';
import { createRecord } from '../resources/write.ts';
import type { Call } from '../wire/call.ts';
import type { Behaviour, FieldErrors, RecordValues } from './behaviour.ts';
import { bodyField } from './users.ts';

const KINDS = ['asset', 'application'];
/** Five fields with a space between them. */
const CRON = /^\S+( \S+){4}$/;
/** What a run of the sandbox says it took. */
const EXECUTION_SECONDS = 2.4;

/** Plans run by a schedule; the sandbox sends no mail and only notes that they ran. */
export const accountBackupPlans: Behaviour = {
  computed: ['periodic_display'],
  validate: (values) => scheduleErrors(values),
  beforeSave(values, call, existing) {
    if (!existing) values['created_by'] ??= call.person?.name ?? '';
    const types = values['types'];
    if (Array.isArray(types) || !existing) values['types'] = storedKinds(types);
  },
  represent(rows, records) {
    rows.forEach((row, index) => {
      const record = records[index];
      if (!record || !('periodic_display' in record)) return;
      record['periodic_display'] = scheduleText(
        row['is_periodic'] === 1,
        row['crontab'],
        row['interval'],
      );
    });
  },
};

/** `all` stands for every kind and is told beside them (page facts, accounts, section 6). */
function storedKinds(types: unknown): readonly string[] {
  const chosen = Array.isArray(types) ? types.map(String) : ['all'];
  const all = chosen.includes('all') || KINDS.every((kind) => chosen.includes(kind));
  return all ? ['all', ...KINDS] : KINDS.filter((kind) => chosen.includes(kind));
}

function scheduleErrors(values: RecordValues): FieldErrors {
  const { crontab } = values;
  const wrong = typeof crontab === 'string' && crontab !== '' && !CRON.test(crontab.trim());
  return wrong ? { crontab: [{ say: 'wrongPattern' }] } : {};
}

function scheduleText(periodic: boolean, crontab: unknown, interval: unknown): string {
  if (!periodic) return '-';
  if (typeof crontab === 'string' && crontab !== '') return `Crontab ( ${crontab} )`;
  return `Interval ( ${interval} h )`;
}

export const accountBackupExecutions: Behaviour = {
  readOnly: true,
  described: ['GET', 'POST'],
  computed: ['recipients'],
  filters: { plan_id: (value) => ({ sql: 'plan = ?', parameters: [value] }) },
  represent(_rows, records) {
    for (const record of records) if ('recipients' in record) record['recipients'] = [];
  },
  endpoints: [
    {
      method: 'POST',
      address: 'assets/account-backup-plan-executions',
      needs: ['assets.add_accountbackupplanexecution'],
      answer: (call) => ({ status: 201, body: { task: execute(call) } }),
    },
  ],
};

function execute(call: Call): string {
  const plans = resourceOf(call.sandbox, 'assets.accountbackupplan');
  const plan = String(bodyField(call, 'plan') ?? '');
  const values = {
    plan,
    date_start: call.now,
    timedelta: EXECUTION_SECONDS,
    trigger: 'manual',
    is_success: true,
    reason: '',
  };
  const known = call.sandbox.database.get(`SELECT id FROM ${plans.table} WHERE id = ?`, [plan]);
  if (!known) return '';
  return String(
    createRecord(resourceOf(call.sandbox, 'assets.accountbackupplanexecution'), values, call),
  );
}
