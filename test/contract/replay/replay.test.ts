import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineFolder } from '../../../codegen/read/engineFolder.ts';
import { projectModel } from '../../sandbox/world.ts';
import type { Row } from './distil.ts';
import { readFacts } from './facts.ts';
import { RECORDED_SERVERS, type RecordedServer } from './recording.ts';
import { PREPARATIONS } from './preparations.ts';
import { groupOf, EXCLUDED_REQUESTS } from './excludedRequests.ts';
import { pageAddresses, plain } from './pageAddresses.ts';
import { EXPECTED_DIFFERENCES, outdated, unexplained } from './expectedDifferences.ts';
import { openReplayWorld, type ReplayWorld } from './replayWorld.ts';
import { replay } from './send.ts';

/** The least number of requests to replay. */
const FEWEST_REPLAYED: Readonly<Record<RecordedServer, number>> = { 'v2.23': 600, 'v2.28': 190 };

const servers = RECORDED_SERVERS.map((server) => {
  const facts = readFacts(server);
  const rows = [...facts.values()].flat();
  return { server, facts, rows, replayed: rows.filter((row) => !groupOf(row, server)) };
});

describe.each(servers)('$server', ({ server, facts, rows, replayed }) => {
  /** Differences of every request, expected or not. */
  const differing = new Map<string, readonly string[]>();
  const meant = EXPECTED_DIFFERENCES[server];
  const leftOut = rows.filter((row) => groupOf(row, server));

  let world: ReplayWorld;
  beforeAll(async () => {
    world = await openReplayWorld(server);
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
        const differences = unexplained(row.key, all, meant);
        if (differences.length > 0) wrong.push(`${row.key}: ${differences.join('; ')}`);
      }
      expect(wrong).toEqual([]);
    });

    it('and explains no difference that there is not', async () => {
      for (const row of replayed) {
        if (!differing.has(row.key))
          differing.set(row.key, meant.length > 0 ? await found(row) : []);
      }
      expect(outdated(differing, meant)).toEqual([]);
    });

    it('for most of them', () => {
      expect(replayed.length).toBeGreaterThanOrEqual(FEWEST_REPLAYED[server]);
    });
  });

  describe('what is left out', () => {
    it('is really answered otherwise', async () => {
      const same: string[] = [];
      for (const row of leftOut) if ((await found(row)).length === 0) same.push(row.key);
      expect(same).toEqual([]);
    });

    it('is nothing that a page of the console calls', () => {
      const called = pageAddresses(projectModel());
      const calls = new Set(replayed.map(callOf));
      const missing = leftOut.filter((row) => {
        const because = groupOf(row, server)?.because;
        if (because === 'unused') return called.has(plain(row.path.replace('/api/v1/', '')));
        return because === 'state' && !calls.has(callOf(row));
      });
      expect(missing.map(({ key }) => key)).toEqual([]);
    });
  });
});

it('prepares nothing for requests that nobody recorded', () => {
  const known = new Set(servers.flatMap(({ rows }) => rows.map(({ key }) => key)));
  expect(Object.keys(PREPARATIONS).filter((key) => !known.has(key))).toEqual([]);
});

it('what is left out stands in the documentation with its reason', () => {
  const counts = (of: (one: (typeof servers)[number]) => number) => servers.map(of).join(' | ');
  const table = EXCLUDED_REQUESTS.map((group) => {
    const count = counts(
      ({ rows, server }) => rows.filter((row) => groupOf(row, server) === group).length,
    );
    return `| ${group.reason} | ${count} |`;
  });
  const page = readFileSync(join(engineFolder(), 'docs/sandbox.md'), 'utf8');
  const said = page.split('\n').filter((line) => /^\| .+( \| \d+)+ \|$/.test(line));
  expect(said).toEqual([
    `| Replayed | ${counts(({ replayed }) => replayed.length)} |`,
    ...table,
    `| Recorded | ${counts(({ rows }) => rows.length)} |`,
  ]);
});

/** Method and address, for any record and caller. */
function callOf({ method, path }: Row): string {
  return `${method} ${plain(path.replace('/api/v1/', ''))}`;
}
