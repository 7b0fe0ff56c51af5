import { describe, expect, it } from 'vitest';
import { SINGLE_ACTIONS } from '../../codegen/model/grantedActions.ts';
import { createRequest } from '../../src/api/createRequest.ts';
import { explain } from '../../src/overrides/perms/access/explain.ts';
import { grantsOf } from '../../src/overrides/perms/access/grants.ts';
import { loadFacts } from '../../src/overrides/perms/access/loadFacts.ts';
import type { Question } from '../../src/overrides/perms/access/question.ts';
import { at, list, pluck } from '../sandbox/world.ts';
import { readRecordings, recordingsFolder, recordingsPresent } from './replay/recording.ts';

const leftOut = recordingsPresent ? '' : ' (left out: no recordings at GATEHOUSE_RECORDINGS)';
const recordings = recordingsPresent ? readRecordings(recordingsFolder) : [];

/** The recorded answer to a GET of an administrator, by its address and, for a list, without filters. */
function recorded(path: string): unknown {
  const found = recordings.find(
    (one) =>
      one.method === 'GET' &&
      one.path === path &&
      one.status === 200 &&
      one.as === 'admin' &&
      Object.keys(one.query).every((name) => ['offset', 'limit', 'draw', 'display'].includes(name)),
  );
  if (!found) throw new Error(`nothing was recorded of ${path}`);
  const results = at(found.body, 'results');
  return results === undefined ? found.body : results;
}

/** Recorded lists, which are small and whole, narrowed to the ids that are asked for. */
const { request } = createRequest({
  fetch: async (url) => {
    const { pathname, searchParams } = new URL(url, 'http://recorded');
    const ids = searchParams.get('ids')?.split(',');
    const rows = list(recorded(pathname)).filter(
      (row) => !ids || ids.includes(String(at(row, 'id'))),
    );
    return Response.json({ count: rows.length, next: null, previous: null, results: rows });
  },
  readCookie: () => undefined,
  organization: () => undefined,
  timeZone: () => undefined,
  after: () => () => undefined,
});

const ask = (question: Question) =>
  loadFacts(question, { request, may: () => true, now: new Date() });
const idOf = (path: string, key: string, value: string) => {
  const row = list(recorded(path)).find((one) => at(one, key) === value);
  return String(at(row, 'id'));
};
const sorted = (values: readonly unknown[]) => values.map(String).toSorted();

describe(`the explanation of access is what a real server answered${leftOut}`, () => {
  const alice = () => idOf('/api/v1/users/users/', 'username', 'alice');
  const host = () => idOf('/api/v1/assets/assets/', 'hostname', 'web-01');

  it.runIf(recordingsPresent)('for the system users of a user on an asset', async () => {
    const facts = await ask({
      who: { kind: 'user', id: alice() },
      what: { kind: 'asset', id: host() },
    });
    const { verdict, accounts } = explain(facts);
    const theirs = list(recorded(`/api/v1/perms/users/${alice()}/assets/${host()}/system-users/`));
    expect(verdict).toBe('yes');
    expect(accounts.map(({ id }) => facts.systemUsers.get(id)?.name)).toEqual(
      pluck(theirs, 'name'),
    );
    const actions = list(at(theirs[0], 'actions')).filter((action) =>
      SINGLE_ACTIONS.includes(String(action)),
    );
    expect(sorted(accounts[0]?.actions ?? [])).toEqual(sorted(actions));
  });

  it.runIf(recordingsPresent)('for the people who reach an asset', async () => {
    const { grants } = grantsOf(await ask({ what: { kind: 'asset', id: host() } }));
    const theirs = recorded(`/api/v1/assets/assets/${host()}/perm-users/`);
    expect(sorted([...new Set(grants.map(({ who }) => who.id))])).toEqual(
      sorted(pluck(theirs, 'id')),
    );
  });

  it.runIf(recordingsPresent)('for the system users of a user on an application', async () => {
    const database = recordings
      .map(({ path }) => /\/applications\/([\w-]+)\/system-users\/$/.exec(path)?.[1])
      .find((id) => id !== undefined);
    const facts = await ask({
      who: { kind: 'user', id: alice() },
      what: { kind: 'application', id: database ?? '' },
    });
    const theirs = recorded(
      `/api/v1/perms/users/${alice()}/applications/${database}/system-users/`,
    );
    expect(explain(facts).accounts.map(({ id }) => facts.systemUsers.get(id)?.name)).toEqual(
      pluck(theirs, 'name'),
    );
  });
});
