/** Writers at the same time. */
const WRITERS = 4;
/** Each fifth record is deleted again, the others are changed. */
const DELETED_EVERY = 5;

/**
 * Creates, changes and deletes user groups until the server is gone, and keeps what it acknowledged.
 *
 * @param {string} url
 * @param {Record<string, string>} headers of somebody who may
 * @param {Map<string, (string | undefined)[]>} states what a group's comment may be by its name: the
 *   acknowledged one, and the one that was on its way; undefined: it is not there
 * @param {string} round makes names unique
 * @returns {{acknowledged: () => number, ended: Promise<void>}}
 */
export function startWriting(url, headers, states, round) {
  const address = `${url}/api/v1/users/groups/`;
  let acknowledged = 0;
  let serial = 0;

  async function write(name, method, path, body, next) {
    const [before] = states.get(name) ?? [undefined];
    states.set(name, [before, next]);
    const answer = await fetch(path, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    states.set(name, [next]);
    acknowledged += 1;
    return text === '' ? undefined : JSON.parse(text);
  }

  async function work() {
    for (;;) {
      serial += 1;
      const number = serial;
      const name = `${round}-${number}`;
      const { id } = await write(name, 'POST', address, { name, comment: 'new' }, 'new');
      if (number % DELETED_EVERY === 0)
        await write(name, 'DELETE', `${address}${id}/`, undefined, undefined);
      else await write(name, 'PATCH', `${address}${id}/`, { comment: 'changed' }, 'changed');
    }
  }

  const ended = Promise.all(
    Array.from({ length: WRITERS }, () =>
      work().catch((error) => {
        // The server was killed; anything else is a finding.
        if (!(error instanceof TypeError)) throw error;
      }),
    ),
  ).then(() => undefined);
  return { acknowledged: () => acknowledged, ended };
}

/**
 * Compares what is there with what was acknowledged.
 *
 * @returns {Promise<string[]>} what was lost or came back
 */
export async function compare(url, headers, states) {
  const answer = await fetch(`${url}/api/v1/users/groups/`, { headers });
  const found = new Map((await answer.json()).map(({ name, comment }) => [name, comment]));
  const wrong = [];
  for (const [name, allowed] of states) {
    const is = found.get(name);
    if (!allowed.includes(is)) wrong.push(`${name}: ${is} instead of ${allowed.join(' or ')}`);
    // From now on it is known which of the two it was.
    states.set(name, [is]);
  }
  return wrong;
}
