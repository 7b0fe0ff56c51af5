import { sharedMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import type { ServedField, Permission } from '#project/generated/names.ts';
import type { Endpoint, Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { ROLE } from '../rbac/builtinRoles.ts';
import { pagedReply } from '@gatehouse-console/engine/sandbox/resources/paging.ts';
import { savedSettings } from '../publicSettings/publicSettings.ts';
import { createRecord } from '@gatehouse-console/engine/sandbox/resources/write.ts';
import { invalid } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { readFact, writeFact } from '@gatehouse-console/engine/sandbox/store/systemTables.ts';
import { decryptSecret } from '@gatehouse-console/engine/sandbox/wire/secrets.ts';
import { DIRECTORY, DIRECTORY_PASSWORD, DOWN, mailOf } from './directory.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { get, ok, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { hasRow } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { textsOf } from '@gatehouse-console/engine/sandbox/core/stored.ts';

const USERS = table('users.user');

type Setting = ServedField<'settings.ldap'>;
const NEEDS: readonly Permission[] = ['settings.change_auth'];
const SERVER: Setting = 'AUTH_LDAP_SERVER_URI';
const MAP: Setting = 'AUTH_LDAP_USER_ATTR_MAP';
/** Fields that the connection test requires (observed). */
const NEEDED: readonly Setting[] = [SERVER, 'AUTH_LDAP_SEARCH_OU', 'AUTH_LDAP_SEARCH_FILTER', MAP];
const EVERYBODY = '*';
/** The fact with the progress of reading the directory; deleted by a refresh. */
const CACHE = 'ldap_cache';
const READ = 'read';
const READING = 409;

/** Addresses of the LDAP settings page. Source: protocol, section 16. */
export const ldapEndpoints: readonly Endpoint[] = [
  post('settings/ldap/testing/config', NEEDS, testConnection),
  post('settings/ldap/testing/login', NEEDS, testLogin),
  get('settings/ldap/users', NEEDS, listPeople),
  post('settings/ldap/users/import', NEEDS, importPeople),
  get('settings/ldap/cache/refresh', NEEDS, ({ sandbox }) => {
    writeFact(sandbox.database, CACHE, '');
    return ok({ msg: 'success' });
  }),
];

/** The server's message for missing fields: its Python objects as text (observed). */
function pythonErrors(fields: readonly string[], message: string): string {
  const errors = fields.map(
    (field) => `'${field}': [ErrorDetail(string='${message}', code='required')]`,
  );
  return `{${errors.join(', ')}}`;
}

/** Answers a plain text for success and failure; only an incomplete body gets a JSON object. */
function testConnection(call: Call): Reply {
  const missing = NEEDED.filter((field) => !bodyField(call, field));
  if (missing.length > 0) {
    throw invalid({
      error: { raw: pythonErrors(missing, textFor(call, serverMessages.required)) },
    });
  }
  if (typeof bodyField(call, MAP) !== 'string') {
    throw invalid({ error: { say: messages.testIncomplete, with: { fields: MAP } } });
  }
  if (DOWN.test(String(bodyField(call, SERVER)))) {
    return { status: 400, body: textFor(call, messages.ldapUnreachable) };
  }
  return ok(textFor(call, messages.ldapConnected, { count: DIRECTORY.length }));
}

function testLogin(call: Call): Reply {
  const username = bodyField(call, 'username');
  const password = bodyField(call, 'password');
  if (!username || typeof password !== 'string') {
    throw invalid({
      error: { say: messages.testIncomplete, with: { fields: 'username, password' } },
    });
  }
  const exists = DIRECTORY.some((user) => user.username === username);
  const right = exists && decryptSecret(password, call.privateKey) === DIRECTORY_PASSWORD;
  return right
    ? ok(textFor(call, messages.ldapLoginDone))
    : { status: 400, body: textFor(call, sharedMessages.ldapLoginFailed) };
}

/** The first call after a refresh starts reading the directory; the client has to call again. */
function listPeople(call: Call): Reply {
  const { database } = call.sandbox;
  const cached = call.query.get('cache_police') === '1';
  if (DOWN.test(String(savedSettings(call.sandbox)[SERVER] ?? ''))) {
    if (!cached) throw invalid({ error: { say: messages.ldapUnreachable } });
    // The real server never reports a failed search: it keeps answering that it reads (observed).
    return { status: READING, body: { msg: textFor(call, messages.ldapReading) } };
  }
  if (cached && readFact(database, CACHE) !== READ) {
    writeFact(database, CACHE, READ);
    return { status: READING, body: { msg: textFor(call, messages.ldapReading) } };
  }
  const search = (call.query.get('search') ?? '').toLowerCase();
  const users = DIRECTORY.map(({ username, name, groups }) => ({
    id: username,
    username,
    name,
    email: mailOf(username),
    groups: groups.join('|'),
    existing: isUser(call, username),
  })).filter(({ username, name, email }) =>
    [username, name, email].some((text) => text.toLowerCase().includes(search)),
  );
  return pagedReply(call, ordered(users, call.query.get('order') ?? ''));
}

/** Sorted by a field, `-field` descending; unchanged without a field. */
function ordered<Row extends object>(rows: readonly Row[], order: string): readonly Row[] {
  const field = order.replace(/^-/, '');
  const valueOf = (row: Row) => String(new Map(Object.entries(row)).get(field) ?? '');
  const sorted = rows.toSorted((first, second) => valueOf(first).localeCompare(valueOf(second)));
  return order.startsWith('-') ? sorted.toReversed() : sorted;
}

/** Imports users as users with the role User; existing users stay unchanged. */
function importPeople(call: Call): Reply {
  const names = textsOf(bodyField(call, 'username_list'));
  if (names.length === 0) throw invalid({ msg: { say: messages.ldapNobody } });
  const chosen = DIRECTORY.filter(
    ({ username }) => names.includes(EVERYBODY) || names.includes(username),
  );
  for (const { username, name } of chosen) {
    if (isUser(call, username)) continue;
    const email = mailOf(username);
    const facts = { source: 'ldap', is_active: true, system_roles: [ROLE.user] };
    createRecord('users.user', { username, name, email, ...facts }, call);
  }
  return ok({ msg: textFor(call, messages.ldapImported, { count: chosen.length }) });
}

function isUser({ sandbox }: Call, username: string): boolean {
  return hasRow(sandbox, `${USERS}`, equals(USERS.username, username));
}
