import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const MAXIMUM_IDS = 400;
const TABLE = 'manifest/servers/v2.23';

/**
 * The addresses of a server with methods and fields, and existing ids.
 *
 * @param {string} url of the server
 * @param {Record<string, string>} headers of an administrator
 */
export async function findTargets(url, headers) {
  const targets = [];
  const ids = ['1', '0', 'zzz'];
  for (const [address, methods] of knownAddresses()) {
    const path = `/api/v1/${address}/`;
    const fields = await fieldsOf(url + path, headers);
    // Addresses that the sandbox does not serve.
    if (!fields) continue;
    const own =
      methods.includes('GET') && !address.includes(':')
        ? await idsIn(`${url}${path}?limit=3`, headers)
        : [];
    ids.push(...own);
    targets.push({ address, methods, fields, own });
  }
  const ownIds = new Map(targets.map(({ address, own }) => [address, own]));
  return {
    targets: targets.map((target) => ({
      ...target,
      // The ids for `users/users/:id/password` are those of `users/users`.
      own: ownIds.get(target.address.split('/:')[0]) ?? [],
    })),
    ids: [...new Set(ids)].slice(0, MAXIMUM_IDS),
  };
}

/** Those of the first server's table, and those beside it. */
function knownAddresses() {
  const files = readdirSync(TABLE).map((name) => `${TABLE}/${name}`);
  const known = [...files, 'manifest/api.yaml'].flatMap((file) =>
    Object.entries(parse(readFileSync(file, 'utf8')).addresses ?? {}),
  );
  return known
    .filter(([address]) => !address.includes('?'))
    .map(([address, facts]) => [address, facts.methods ?? facts]);
}

async function fieldsOf(address, headers) {
  const asked = address.replaceAll(/:[a-z_]+/g, '1');
  const answer = await fetch(asked, { method: 'OPTIONS', headers }).catch(() => undefined);
  if (answer?.status === 404) return undefined;
  if (!answer?.headers.get('content-type')?.includes('json')) return [];
  const { actions = {} } = (await answer.json()) ?? {};
  return Object.entries(actions.POST ?? actions.PUT ?? actions.GET ?? {});
}

async function idsIn(address, headers) {
  const answer = await fetch(address, { headers, redirect: 'manual' }).catch(() => undefined);
  if (!answer?.headers.get('content-type')?.includes('json')) return [];
  const body = await answer.json();
  const records = Array.isArray(body) ? body : (body?.results ?? []);
  return Array.isArray(records)
    ? records.slice(0, 3).flatMap((record) => (record?.id === undefined ? [] : [String(record.id)]))
    : [];
}
