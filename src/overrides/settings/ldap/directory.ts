import { delay } from 'es-toolkit/promise';
import type { Field } from '#project/generated/names.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import type { PlainAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { encryptFields } from '@gatehouse-console/engine/api/encryption.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { isApiError, type ApiError } from '@gatehouse-console/engine/api/errors.ts';
import {
  objectOf,
  objectsOf,
  textOf,
  type UnknownFields,
} from '@gatehouse-console/engine/api/unknownValues.ts';

const SETTINGS = 'settings/setting';
const USERS = 'settings/ldap/users';
/** A directory may be slow, and an import writes many users. */
const LIMIT_MS = 300_000;
/** Polling interval while the server reads the directory. */
const POLL_MS = 2_000;
/** After this time polling stops: the server never finishes reading a directory that does not answer (observed). */
export const GIVE_UP_MS = 60_000;
/** The status of the answer while the server is reading (protocol, section 16). */
const STILL_READING = 409;
const EVERYBODY = '*';
/** The settings sent with a connection test, besides password and map. */
const TOLD: readonly Field<'settings.ldap'>[] = [
  'AUTH_LDAP_SERVER_URI',
  'AUTH_LDAP_BIND_DN',
  'AUTH_LDAP_SEARCH_OU',
  'AUTH_LDAP_SEARCH_FILTER',
  'AUTH_LDAP',
];

/**
 * Tests the connection with the saved settings; an empty password means the saved one, and the map
 * is sent as text (contract: settings, section 3).
 *
 * @returns the server's message
 */
export async function testConnection(): Promise<string> {
  const answer = await request(SETTINGS, { query: { category: 'ldap' }, quiet: true });
  const saved: RecordOf<'settings.ldap'> = objectOf(answer);
  const body: RecordOf<'settings.ldap'> = {
    ...Object.fromEntries(TOLD.map((name) => [name, saved[name]])),
    AUTH_LDAP_BIND_PASSWORD: '',
    AUTH_LDAP_USER_ATTR_MAP: JSON.stringify(saved.AUTH_LDAP_USER_ATTR_MAP ?? {}),
  };
  return post('settings/ldap/testing/config', body);
}

/** Tests a login; the password is encrypted. @returns the server's message */
export async function testLogin(username: string, password: string): Promise<string> {
  const body = await encryptFields({ username, password }, [{ name: 'password', encrypted: true }]);
  return post('settings/ldap/testing/login', body);
}

/** Makes the server read the directory again. */
export async function refreshDirectory(signal: AbortSignal): Promise<void> {
  await request('settings/ldap/cache/refresh', { quiet: true, signal });
}

/**
 * A page of the directory. While the server is reading it answers 409: the call is repeated for a
 * minute.
 *
 * @param onWaiting receives the server's message meanwhile
 * @throws ApiError the last answer, after a minute
 */
export async function loadPeople(
  asked: {
    readonly search: string;
    readonly limit: number;
    readonly offset: number;
    readonly order?: string | undefined;
  },
  signal: AbortSignal,
  onWaiting: (said: string) => void,
  wait: (milliseconds: number) => Promise<unknown> = delay,
) {
  const query = { ...asked, cache_police: 1 };
  for (let waited = 0; ; waited += POLL_MS) {
    try {
      const answer = objectOf(await request(USERS, { query, quiet: true, signal }));
      const rows = objectsOf(answer['results']);
      return {
        people: rows.map(personOf),
        total: Number(answer['count'] ?? rows.length),
      };
    } catch (error) {
      if (!isStillReading(error) || signal.aborted || waited >= GIVE_UP_MS) throw error;
      onWaiting(error.text ?? '');
    }
    await wait(POLL_MS);
  }
}

/** Imports these users, or everybody. @returns the server's message */
export async function importPeople(usernames: readonly string[] | 'everybody'): Promise<string> {
  const list = usernames === 'everybody' ? [EVERYBODY] : usernames;
  return post(`${USERS}/import`, { username_list: list });
}

function isStillReading(error: unknown): error is ApiError {
  return isApiError(error) && error.status === STILL_READING;
}

function personOf(row: UnknownFields) {
  const text = (name: string) => String(row[name] ?? '');
  return {
    username: text('username'),
    name: text('name'),
    email: text('email'),
    groups: text('groups').split('|').filter(Boolean).join(', '),
    /** The user is already a user. */
    existing: row['existing'] === true,
  };
}
export type DirectoryPerson = ReturnType<typeof personOf>;

/** Sends it, however long the server takes. The answer is a JSON string or has `msg`. */
async function post(address: PlainAddress, body: UnknownFields): Promise<string> {
  const answer = await request(address, {
    method: 'POST',
    body,
    quiet: true,
    timeoutMs: LIMIT_MS,
  });
  if (typeof answer === 'string') return answer;
  return textOf(objectOf(answer)['msg']);
}
