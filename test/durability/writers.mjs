/** Number of simultaneous writers. */
const WRITERS = 4;
/** Every fifth record is deleted, all others are changed. */
const DELETED_EVERY = 5;

/**
 * Creates, changes and deletes user groups until the server ends, and records what it acknowledged.
 *
 * @param {string} url
 * @param {Record<string, string>} headers of a user with the permissions
 * @param {Map<string, (string | undefined)[]>} states possible comments of a group by its name: the acknowledged
 * one and the one in transit; undefined when deleted
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
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      method,
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
        // The server was killed; any other error is a finding.
        if (!(error instanceof TypeError)) throw error;
      }),
    ),
  ).then(() => undefined);
  return { acknowledged: () => acknowledged, ended };
}

/**
 * Compares the data with what was acknowledged.
 *
 * @returns {Promise<string[]>} writes that were lost or undone
 */
export async function compare(url, headers, states) {
  const answer = await fetch(`${url}/api/v1/users/groups/`, { headers });
  const found = new Map((await answer.json()).map(({ name, comment }) => [name, comment]));
  const wrong = [];
  for (const [name, allowed] of states) {
    const is = found.get(name);
    if (!allowed.includes(is)) wrong.push(`${name}: ${is} instead of ${allowed.join(' or ')}`);
    // The write in transit has been decided.
    states.set(name, [is]);
  }
  return wrong;
}
