import { isMap } from '../../../codegen/drift/metadata.ts';
import type { Answer, Client } from '../../sandbox/world.ts';
import { contentOf, dispositionOf } from './answerFacts.ts';
import type { Row } from './distil.ts';
import { GIVEN } from './given.ts';
import { Names } from './names.ts';
import type { ReplayWorld } from './replayWorld.ts';
import { metadataDifferences } from './metadataShape.ts';
import { differences } from './shape.ts';
import type { Step } from './stage.ts';

/** Sends a row's request and says where the answer differs from the row's facts. */
export function replay(row: Row, world: ReplayWorld): Promise<readonly string[]> {
  return world.undoing(async () => {
    const given = GIVEN[row.key] ?? {};
    const client = world.as(given.as ?? row.as);
    const names = new Names(world.objects, client);
    for (const step of given.before ?? []) {
      await take(step, step.as === undefined ? client : world.as(step.as), names);
    }
    for (const [name, value] of Object.entries(given.headers ?? {})) {
      client.headers[name] = names.inText(value);
    }
    world.pass(given.later ?? 0);
    if (given.withoutToken) client.cookies.delete('jms_csrftoken');
    const query = new URLSearchParams(
      Object.entries(row.query ?? {}).map(([name, value]) => [name, names.inText(value)]),
    ).toString();
    const path = `${names.inText(given.path ?? row.path)}${query && `?${query}`}`;
    const sent = names.inAll(given.sent ?? row.sent);
    return differencesOf(row, await sendAs(client, row.method, path, sent));
  });
}

/** Does one preparing step and keeps what it wants kept. */
export async function take(step: Step, client: Client, names: Names): Promise<void> {
  const before = client.headers;
  client.headers = { ...before };
  for (const [name, value] of Object.entries(step.headers ?? {})) {
    client.headers[name] = names.inText(value);
  }
  const answer = await sendAs(client, step.method, names.inText(step.path), names.inAll(step.sent));
  client.headers = before;
  if (answer.status >= FIRST_REFUSAL) {
    throw new Error(`${step.method} ${step.path} answers ${answer.status}: ${answer.text}`);
  }
  for (const [name, key] of Object.entries(step.keep ?? {})) {
    names.keep(name, String(isMap(answer.body) ? answer.body[key] : ''));
  }
}

const FIRST_REFUSAL = 400;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

function isMethod(method: string): method is Method {
  return ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method);
}

function sendAs(client: Client, method: string, path: string, sent: unknown): Promise<Answer> {
  if (!isMethod(method)) throw new Error(`Nobody sends ${method}.`);
  const isBody =
    isMap(sent) || Array.isArray(sent) || typeof sent === 'string' || Buffer.isBuffer(sent);
  return isBody ? client.send(method, path, sent) : client.send(method, path);
}

function differencesOf(row: Row, answer: Answer): readonly string[] {
  if (row.status !== answer.status) {
    return [
      `status: ${row.status} expected, ${answer.status} answered ${answer.text.slice(0, 200)}`,
    ];
  }
  const type = String(answer.headers['content-type'] ?? '');
  const headers = Object.entries(row.headers).flatMap(([name, value]) => {
    const said = String(answer.headers[name] ?? '');
    const same =
      name === 'allow' ? methodsOf(said) === methodsOf(value) : factOf(name, said) === value;
    return same ? [] : [`${name}: ${value} expected, ${said} answered`];
  });
  const body: unknown = type.startsWith('application/json') ? answer.body : answer.text;
  const content = contentOf(row.method, answer.status, type, body);
  const compare = row.method === 'OPTIONS' ? metadataDifferences : differences;
  return [...headers, ...compare(row.body, content)];
}

function factOf(name: string, said: string): string {
  return name === 'content-disposition' ? dispositionOf(said) : said;
}

/** In one order; HEAD goes wherever GET does. */
function methodsOf(allow: string): string {
  return allow
    .split(', ')
    .filter((method) => method !== 'HEAD')
    .toSorted()
    .join(', ');
}
