import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineFolder } from '../../../codegen/read/engineFolder.ts';
import { projectModel } from '../../sandbox/world.ts';
import type { Row } from './distil.ts';
import { readFacts } from './facts.ts';
import { PREPARATIONS } from './preparations.ts';
import { groupOf, EXCLUDED_REQUESTS } from './excludedRequests.ts';
import { pageAddresses, plain } from './pageAddresses.ts';
import { EXPECTED_DIFFERENCES, outdated, unexplained } from './expectedDifferences.ts';
import { openReplayWorld, type ReplayWorld } from './replayWorld.ts';
import { replay } from './send.ts';

/** The least number of requests to replay. */
const FEWEST_REPLAYED = 600;

const facts = readFacts();
const rows = [...facts.values()].flat();
const replayed = rows.filter((row) => !groupOf(row));

/** Differences of every request, expected or not. */
const differing = new Map<string, readonly string[]>();

let world: ReplayWorld;
beforeAll(async () => {
  world = await openReplayWorld();
});
afterAll(() => world.close());

/** The differences of a request; a request that cannot be made is one, too. */
async function found(row: Row): Promise<readonly string[]> {
  try {
    return await replay(row, world);
  } catch (error) {
    return [String(error)];
  }
}

describe('the sandbox answers recorded requests as the recorded server did', () => {
  it.each([...facts.keys()])('%s', async (app) => {
    const wrong: string[] = [];
    for (const row of replayed.filter((one) => facts.get(app)?.includes(one))) {
      const all = await found(row);
      differing.set(row.key, all);
      const differences = unexplained(row.key, all);
      if (differences.length > 0) wrong.push(`${row.key}: ${differences.join('; ')}`);
    }
    expect(wrong).toEqual([]);
  });

  it('and explains no difference that there is not', async () => {
    for (const row of replayed) {
      if (!differing.has(row.key))
        differing.set(row.key, EXPECTED_DIFFERENCES.length > 0 ? await found(row) : []);
    }
    expect(outdated(differing)).toEqual([]);
  });

  it('for at least 600 of them', () => {
    expect(replayed.length).toBeGreaterThanOrEqual(FEWEST_REPLAYED);
  });

  it('and prepares nothing for requests that nobody recorded', () => {
    const known = new Set(rows.map(({ key }) => key));
    expect(Object.keys(PREPARATIONS).filter((key) => !known.has(key))).toEqual([]);
  });
});

describe('what is left out', () => {
  const leftOut = rows.filter((row) => groupOf(row));

  it('is really answered otherwise', async () => {
    const same: string[] = [];
    for (const row of leftOut) if ((await found(row)).length === 0) same.push(row.key);
    expect(same).toEqual([]);
  });

  it('is nothing that a page of the console calls', () => {
    const called = pageAddresses(projectModel());
    const calls = new Set(replayed.map(callOf));
    const missing = leftOut.filter((row) => {
      const because = groupOf(row)?.because;
      if (because === 'unused') return called.has(plain(row.path.replace('/api/v1/', '')));
      return because === 'state' && !calls.has(callOf(row));
    });
    expect(missing.map(({ key }) => key)).toEqual([]);
  });

  it('stands in the documentation with its reason', () => {
    const table = EXCLUDED_REQUESTS.map(({ reason }, index) => {
      const count = leftOut.filter((row) => groupOf(row) === EXCLUDED_REQUESTS[index]).length;
      return `| ${reason} | ${count} |`;
    });
    const page = readFileSync(join(engineFolder(), 'docs/sandbox.md'), 'utf8');
    const said = page.split('\n').filter((line) => /^\| .+ \| \d+ \|$/.test(line));
    expect(said).toEqual([
      `| Replayed | ${replayed.length} |`,
      ...table,
      `| Recorded | ${rows.length} |`,
    ]);
  });
});

/** Method and address, for any record and caller. */
function callOf({ method, path }: Row): string {
  return `${method} ${plain(path.replace('/api/v1/', ''))}`;
}
