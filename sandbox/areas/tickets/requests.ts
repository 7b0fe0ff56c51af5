import { messages } from './messages.ts';
import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import type { ServedField } from '#project/generated/names.ts';
import { completeActions } from '../perms/grantedActions.ts';
import { inOrganization } from '@gatehouse-console/engine/sandbox/resources/organizationPart.ts';
import type { FieldErrors, RecordValues } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { sayText } from '@gatehouse-console/engine/sandbox/core/texts.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { formatPlain, parseDateTime } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { textsOf } from '@gatehouse-console/engine/sandbox/core/stored.ts';
import { APPLICATION_TYPES } from '../applications/application.behaviour.ts';
import { EVERYTHING, both, equals, isIn } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';

const NODES = table('assets.node');
const ASSETS = table('assets.asset');
const SYSTEM_USERS = table('assets.systemuser');
const APPLICATIONS = table('applications.application');

export type RequestType = 'apply_asset' | 'apply_application';
const REQUEST_TYPES: readonly string[] = ['apply_asset', 'apply_application'];

export function isRequest(type: string): type is RequestType {
  return REQUEST_TYPES.includes(type);
}

interface ReadRequest {
  readonly errors: FieldErrors;
  readonly meta: RecordValues;
}

/** The resources that can be requested, with the field of their name. */
const CHOICES = {
  nodes: [`${NODES}`, NODES.full_value],
  assets: [`${ASSETS}`, `${ASSETS.hostname} || '(' || ${ASSETS.ip} || ')'`],
  accounts: [
    `${SYSTEM_USERS}`,
    `${SYSTEM_USERS.name} || '(' || coalesce(${SYSTEM_USERS.username}, '') || ')'`,
  ],
  applications: [`${APPLICATIONS}`, APPLICATIONS.name],
} as const;

/**
 * Validates the `meta` of a request in the organization of the call and adds readable names (protocol, section
 * 12).
 */
export function readRequest(type: RequestType, sent: unknown, call: Call): ReadRequest {
  const values = new Map<string, unknown>(Object.entries(sent ?? {}));
  const errors: FieldErrors = {};
  const wanted =
    type === 'apply_asset'
      ? ['apply_system_users', 'apply_actions']
      : ['apply_category', 'apply_type', 'apply_applications', 'apply_system_users'];
  for (const name of [...wanted, 'apply_date_start', 'apply_date_expired']) {
    // An empty list was sent: only the request without any asset and node is refused for it (observed).
    if (isMissing(values.get(name))) errors[name] = [{ say: serverMessages.required }];
  }
  const start = dateOf(values.get('apply_date_start'), call);
  const end = dateOf(values.get('apply_date_expired'), call);
  if (start === undefined) errors['apply_date_start'] ??= [{ say: serverMessages.notADate }];
  if (end === undefined) errors['apply_date_expired'] ??= [{ say: serverMessages.notADate }];
  if (Object.keys(errors).length === 0) checkSense(type, values, start ?? 0, end ?? 0, errors);
  const [category, kind] = [values.get('apply_category'), values.get('apply_type')].map(String);
  if (type === 'apply_application' && !APPLICATION_TYPES[category ?? '']?.includes(kind ?? '')) {
    errors['apply_type'] ??= [{ say: serverMessages.notAChoice, with: { value: kind ?? '' } }];
  }
  const parts = type === 'apply_asset' ? assetParts(values, call) : applicationParts(values, call);
  const plain = (time: number | undefined) =>
    time === undefined ? '' : formatPlain(time, call.timeZone);
  const meta = {
    ...parts,
    ...withNames('apply_system_users', values, CHOICES.accounts, call),
    apply_date_start: plain(start),
    apply_date_expired: plain(end),
  };
  return { errors, meta };
}

function checkSense(
  type: RequestType,
  values: ReadonlyMap<string, unknown>,
  start: number,
  end: number,
  errors: FieldErrors,
): void {
  if (end <= start) errors['apply_date_expired'] = [{ say: messages.ticketEndsBeforeStart }];
  if (type !== 'apply_asset') return;
  if (
    [...textsOf(values.get('apply_nodes')), ...textsOf(values.get('apply_assets'))].length === 0
  ) {
    errors['apply_nodes'] = [{ say: messages.ticketNeedsAssets }];
    errors['apply_assets'] = [{ say: messages.ticketNeedsAssets }];
  }
}

function assetParts(values: ReadonlyMap<string, unknown>, call: Call): RecordValues {
  const actions = completeActions(textsOf(values.get('apply_actions')));
  return {
    ...withNames('apply_nodes', values, CHOICES.nodes, call),
    ...withNames('apply_assets', values, CHOICES.assets, call),
    apply_actions: actions,
    apply_actions_display: namesOfActions(actions, call),
  };
}

/** The names of actions in the language of the call. */
export function namesOfActions(actions: readonly string[], call: Call): readonly string[] {
  return actions.map((action) =>
    sayText(call, `resources.perms.assetpermission.choices.actions.${action}`),
  );
}

function applicationParts(values: ReadonlyMap<string, unknown>, call: Call): RecordValues {
  const category = String(values.get('apply_category') ?? '');
  const type = String(values.get('apply_type') ?? '');
  const word = (field: ServedField<'perms.applicationpermission'>, value: string) =>
    sayText(call, `resources.perms.applicationpermission.choices.${field}.${value}`);
  return {
    apply_category: category,
    apply_category_display: word('category', category),
    apply_type: type,
    apply_type_display: word('type', type),
    ...withNames('apply_applications', values, CHOICES.applications, call, type),
  };
}

/** Ids with their readable names; silently drops ids of other organizations or of another type. */
function withNames(
  field: string,
  values: ReadonlyMap<string, unknown>,
  [table, shown]: readonly [string, string],
  call: Call,
  type?: string,
): RecordValues {
  const ofType = type === undefined ? EVERYTHING : equals(APPLICATIONS.type, type);
  const { sql, parameters } = [isIn('id', textsOf(values.get(field))), ofType].reduce(
    both,
    inOrganization(call),
  );
  const rows = call.sandbox.database.all(
    `SELECT id, ${shown} AS shown FROM ${table} WHERE ${sql}`,
    parameters,
  );
  return {
    [field]: rows.map((row) => row['id']),
    [`${field}_display`]: rows.map((row) => row['shown']),
  };
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function dateOf(value: unknown, call: Call): number | undefined {
  return typeof value === 'string' ? parseDateTime(value, call.timeZone) : undefined;
}
