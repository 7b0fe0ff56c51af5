import { messages } from './messages.ts';
import type { ServedField } from '#project/generated/names.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { beginTaskLog } from '../audits/taskLog.ts';
import { rowOrNothing } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { createRecord } from '@gatehouse-console/engine/sandbox/resources/write.ts';
import {
  table,
  type BehaviourOf,
  type ErrorsOf,
  type ValuesOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { recipientsOf } from '../shell/notifications/mailRecipients.ts';
import { scheduleErrors, SCHEDULE_SHOWN } from './schedules.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { created, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';

const PLAN = 'assets.accountbackupplan';
const EXECUTION = 'assets.accountbackupplanexecution';
const EXECUTIONS = table(EXECUTION);
const KINDS = ['asset', 'application'];
/** The duration that every execution reports. */
const EXECUTION_SECONDS = 2.4;

/** Backup plans run on a schedule. The sandbox sends no mail and only records the execution. */
export const accountBackupPlans: BehaviourOf<typeof PLAN> = {
  computed: SCHEDULE_SHOWN,
  putDefaults: { types: ['all'] },
  validate: (values, _call, existing) => ({
    ...scheduleErrors(values),
    ...missingSchedule(values, existing === undefined),
  }),
  beforeSave(values, call, existing) {
    if (!existing) values['created_by'] ??= call.person?.name ?? '';
    const types = values['types'];
    if (Array.isArray(types) || !existing) values['types'] = storedKinds(types);
  },
};

/**
 * A periodic plan has to name its interval or its cron expression, and a new one is periodic unless it says
 * otherwise: the default of the interval does not count (observed).
 */
function missingSchedule(values: ValuesOf<typeof PLAN>, created: boolean): ErrorsOf<typeof PLAN> {
  const { is_periodic: periodic = created, interval, crontab } = values;
  if (periodic !== true || interval || crontab) return {};
  return { is_periodic: [{ say: messages.scheduleMissing }] };
}

/** `all` means every kind and is answered in addition to them (contract: accounts, section 6). */
function storedKinds(types: unknown): readonly string[] {
  const chosen = Array.isArray(types) ? types.map(String) : ['all'];
  const all = chosen.includes('all') || KINDS.every((kind) => chosen.includes(kind));
  return all ? ['all', ...KINDS] : KINDS.filter((kind) => chosen.includes(kind));
}

export const accountBackupExecutions: BehaviourOf<typeof EXECUTION, 'plan_id'> = {
  readOnly: true,
  metadataMethods: ['GET', 'POST'],
  computed: { recipients: recipientsOf(PLAN) },
  filters: { plan_id: (value) => equals(EXECUTIONS.plan, value) },
  endpoints: [
    post('assets/account-backup-plan-executions', 'assets.add_accountbackupplanexecution', (call) =>
      created({ task: execute(call) }),
    ),
  ],
};

function execute(call: Call): string {
  const id = String(bodyField<ServedField<typeof EXECUTION>>(call, 'plan') ?? '');
  const plan = rowOrNothing(PLAN, id, call);
  if (!plan) return '';
  const values: ValuesOf<typeof EXECUTION> = {
    plan: id,
    date_start: call.now,
    timedelta: EXECUTION_SECONDS,
    trigger: 'manual',
    is_success: true,
    reason: '',
  };
  const run = String(createRecord(EXECUTION, values, call));
  beginTaskLog(call, run, [`${plan['name']}: accounts were written to a file`]);
  return run;
}
