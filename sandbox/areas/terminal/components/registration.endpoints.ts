import { messages } from '../messages.ts';
import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import type { ApiAddress, ServedField } from '#project/generated/names.ts';
import { accessKeyOf } from '../../authentication/accesskey.behaviour.ts';
import type { Endpoint, Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { bodyField, requiredText } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { ROLE } from '../../rbac/builtinRoles.ts';
import { savedSettings } from '../../publicSettings/publicSettings.ts';
import { insertRow } from '@gatehouse-console/engine/sandbox/resources/insertRow.ts';
import { createRecord } from '@gatehouse-console/engine/sandbox/resources/write.ts';
import type { Person } from '@gatehouse-console/engine/sandbox/core/person.ts';
import { formatDateTime } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import {
  invalid,
  methodNotAllowed,
  notAuthenticated,
  permissionDenied,
  WireError,
} from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { table, type SharedField } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { created, get, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { hasRow } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

/** `user` is the service account of the component. */
const TERMINALS = table<'terminal.terminal', 'user'>('terminal.terminal');
const USERS = table('users.user');

/** The token that components register with; ours, documented with the accounts (docs/sandbox.md). */
export const BOOTSTRAP_TOKEN = 'gatehouse';
const BOOTSTRAP = /^BootstrapToken (\S+)$/;
const TYPES = new Set('koko guacamole omnidb xrdp lion core celery magnus razor'.split(' '));
const LONGEST_NAME = 128;
const HTTP_PORT = 5000;
const SSH_PORT = 2222;
const CONFLICT = 409;
/** Lifetime of a service account: seventy years (observed). */
const LIFETIME_MS = 70 * 365 * 86_400_000;

const REGISTRATIONS: readonly ApiAddress[] = [
  'terminal/terminal-registrations',
  'terminal/registration',
];

/** Components register and get an access key (protocol, section 14.2). */
export const registrationEndpoints: readonly Endpoint[] = [
  ...REGISTRATIONS.map((address): Endpoint => post(address, 'anonymous', registerTerminal)),
  get('users/service-account-registrations', 'anonymous', (call) => {
    requireToken(call);
    throw methodNotAllowed(call.method);
  }),
  post('users/service-account-registrations', 'anonymous', registerAccount),
];

/** @throws 401 without the token, 403 for signed-in users */
function requireToken(call: Call): void {
  const shown = BOOTSTRAP.exec(call.authorization ?? '')?.[1];
  const open = savedSettings(call.sandbox)['SECURITY_SERVICE_ACCOUNT_REGISTRATION'] !== false;
  if (open && shown === BOOTSTRAP_TOKEN) return;
  throw call.person ? permissionDenied() : notAuthenticated();
}

function registerTerminal(call: Call): Reply {
  requireToken(call);
  const { name, comment } = namedIn(call);
  const type = bodyField<ServedField<'terminal.terminal'>>(call, 'type');
  if (typeof type !== 'string' || !TYPES.has(type)) {
    throw invalid({ type: [{ say: serverMessages.notAChoice, with: { value: String(type) } }] });
  }
  const { sandbox } = call;
  return sandbox.database.transaction(() => {
    const account = serviceAccount(call, name, comment);
    const id = insertRow(sandbox, 'terminal.terminal', {
      name,
      type,
      comment,
      status: 'offline',
      stat: null,
      remote_addr: call.remoteAddress ?? '',
      http_port: HTTP_PORT,
      ssh_port: SSH_PORT,
      command_storage: 'default',
      replay_storage: 'default',
      is_accepted: true,
      is_active: true,
      is_alive: false,
      date_created: call.now,
    });
    const user = account['id'];
    setColumns<'terminal.terminal', 'user'>(sandbox, 'terminal.terminal', id, { user });
    const remote_addr = call.remoteAddress ?? '';
    return created({ name, type, comment, service_account: account, remote_addr });
  });
}

function registerAccount(call: Call): Reply {
  requireToken(call);
  const { name, comment } = namedIn(call);
  return created(call.sandbox.database.transaction(() => serviceAccount(call, name, comment)));
}

function namedIn(call: Call) {
  const name = requiredText(call, 'name');
  const comment = bodyField<SharedField<'terminal.terminal' | 'users.user'>>(call, 'comment');
  if (name.length > LONGEST_NAME) {
    throw invalid({ name: [{ say: serverMessages.tooLong, with: { maximum: LONGEST_NAME } }] });
  }
  return { name: name.trim(), comment: typeof comment === 'string' ? comment : '' };
}

/** A user account that nobody can sign in with, and its access key. */
function serviceAccount(call: Call, name: string, comment: string) {
  const { sandbox } = call;
  const taken =
    hasRow(sandbox, `${USERS}`, equals(USERS.username, name)) ||
    hasRow(sandbox, `${TERMINALS}`, equals(TERMINALS.name, name));
  if (taken)
    throw new WireError(CONFLICT, { msg: { say: messages.terminalNameTaken, with: { name } } });
  const made = createRecord(
    'users.user',
    {
      name,
      username: name,
      email: `${name}@local.domain`,
      source: 'local',
      is_service_account: true,
      is_first_login: false,
      date_expired: call.now + LIFETIME_MS,
      created_by: 'System',
      comment,
      system_roles: [ROLE.systemComponent],
    },
    call,
  );
  const id = String(made);
  const person: Person = { id, username: name, name, permissions: new Set() };
  const key = accessKeyOf({ ...call, person });
  return {
    id,
    name,
    access_key: { ...key, date_created: formatDateTime(call.now, call.timeZone) },
    comment,
  };
}
