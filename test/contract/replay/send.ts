import type { Answer } from '../../sandbox/world.ts';
import { contentOf, dispositionOf } from './answerFacts.ts';
import type { Row } from './distil.ts';
import { PREPARATIONS } from './preparations.ts';
import { Names } from './names.ts';
import type { ReplayWorld } from './replayWorld.ts';
import { metadataDifferences } from './metadataShape.ts';
import { differences } from './shape.ts';
import { sendAs, runStep } from './runStep.ts';

/** Sends the request of a row and returns the differences from its facts. */
export function replay(row: Row, world: ReplayWorld): Promise<readonly string[]> {
  return world.undoing(async () => {
    const given = PREPARATIONS[row.key] ?? {};
    const client = world.as(given.as ?? row.as);
    const names = new Names(world.objects, client);
    if (given.unknown !== undefined) names.keep('unknown', names.inText(given.unknown));
    for (const step of given.before ?? []) {
      await runStep(step, step.as === undefined ? client : world.as(step.as), names);
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

/** Sorted; HEAD is allowed wherever GET is. */
function methodsOf(allow: string): string {
  return allow
    .split(', ')
    .filter((method) => method !== 'HEAD')
    .toSorted()
    .join(', ');
}
