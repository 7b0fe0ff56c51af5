import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { resourceIn, type Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { findUser } from './accounts.ts';
import { authenticationFailed } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import type { RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { rowWithId } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
const SIGN = /^Sign (\S+):(\S+)$/;
const SIGNATURE = /^Signature (.+)$/;
const PARAMETER = /(\w+)="([^"]*)"/g;
/** The pseudo header with method and path (draft-cavage-http-signatures-12, section 2.3). */
const TARGET = '(request-target)';
const ALGORITHMS: Readonly<Record<string, string>> = {
  'hmac-sha1': 'sha1',
  'hmac-sha256': 'sha256',
  'hmac-sha512': 'sha512',
};

/** The parts of a request that are signed. */
interface SignedRequest {
  readonly method: string;
  /** Path with its query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Checks a request that is signed with an access key: `Sign id:signature` with a date, or an HTTP signature.
 * Source: protocol, section 1.
 *
 * @returns the id of the key's owner; undefined when the request is not signed
 * @throws 401 when the signature is wrong or the key is disabled
 */
export function signerOf(sandbox: Sandbox, request: SignedRequest): string | undefined {
  const { authorization = '' } = request.headers;
  const sign = SIGN.exec(authorization);
  if (sign) {
    const key = keyOf(sandbox, sign[1]);
    const date = request.headers.date ?? '';
    const right = createHash('md5').update(`${key.secret}\n${date}`).digest('base64');
    return personOf(sandbox, key, date !== '' && isSame(right, sign[2] ?? ''));
  }
  const claimed = SIGNATURE.exec(authorization)?.[1];
  if (claimed === undefined) return undefined;
  const parts = new Map(
    [...claimed.matchAll(PARAMETER)].map(([, name = '', value = '']) => [name, value]),
  );
  const key = keyOf(sandbox, parts.get('keyId'));
  const algorithm = ALGORITHMS[parts.get('algorithm') ?? 'hmac-sha256'];
  const text = signedText(request, (parts.get('headers') ?? 'date').toLowerCase().split(' '));
  if (!algorithm || text === undefined) throw authenticationFailed();
  const right = createHmac(algorithm, key.secret).update(text).digest('base64');
  return personOf(sandbox, key, isSame(right, parts.get('signature') ?? ''));
}

interface Key {
  readonly secret: string;
  readonly user: string;
}

function keyOf(sandbox: Sandbox, id = ''): Key {
  const row: RowOf<'authentication.accesskey', 'user'> | undefined =
    resourceIn(sandbox, 'authentication.accesskey') &&
    rowWithId(sandbox, 'authentication.accesskey', id.toLowerCase());
  if (row?.['is_active'] !== 1) throw authenticationFailed();
  return { secret: String(row['secret']), user: String(row['user']) };
}

/** The signed lines; undefined when the request lacks one of the headers. */
function signedText({ method, url, headers }: SignedRequest, names: readonly string[]) {
  const lines = names.map((name) => {
    if (name === TARGET) return `${TARGET}: ${method.toLowerCase()} ${url}`;
    const value = headers[name];
    return value === undefined ? undefined : `${name}: ${String(value)}`;
  });
  return lines.includes(undefined) ? undefined : lines.join('\n');
}

function personOf(sandbox: Sandbox, key: Key, isRight: boolean): string {
  if (!isRight || !findUser(sandbox, key.user)) throw authenticationFailed();
  return key.user;
}

function isSame(right: string, given: string): boolean {
  const [expected, sent] = [Buffer.from(right), Buffer.from(given)];
  return expected.length === sent.length && timingSafeEqual(expected, sent);
}
