import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type StartedSandbox } from '../../sandbox/start.ts';
import { attack } from '../malformed/attack.mjs';
import { projectModel } from '../sandbox/world.ts';

/** What a real v2.28 answers 500: approval of a request at the address of v2.23, and a confirmation without its kind. */
const ALSO_THERE =
  /^(PUT|PATCH) \/api\/v1\/tickets\/tickets\/[^/]+\/approve\/|^GET \/api\/v1\/authentication\/confirm\//;

/** How many; `npm run bench malformed` sends a hundred thousand. */
const REQUESTS = [
  ['v2.23', 3000],
  ['v2.28', 1000],
] as const;

describe.each(REQUESTS)(
  'malformed requests to %s: bodies, files, queries, paths, headers, framing, sockets',
  (server, count) => {
    let started: StartedSandbox;
    beforeAll(async () => {
      started = await startSandbox({
        model: projectModel(),
        server,
        options: { licence: 'valid' },
      });
    });
    afterAll(() => started.close());

    it('are never answered 500, never left without an answer, and never end the server', async () => {
      const { answers, wrong } = await attack(started.url, { count, seed: 20_231 });
      const isMeant = ({ request }: { request: string }) =>
        server === 'v2.28' && ALSO_THERE.test(request);
      expect(wrong.filter((one) => !isMeant(one))).toEqual([]);
      // Some are accepted and most are refused for their content, so they reach the code they are meant for.
      expect(answers['200']).toBeGreaterThan(count / 20);
      expect(answers['400']).toBeGreaterThan(count / 5);
      const health = await fetch(`${started.url}/api/health/`);
      expect(health.status).toBe(200);
    });
  },
);
