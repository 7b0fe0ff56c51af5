import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type StartedSandbox } from '../../sandbox/start.ts';
import { attack } from '../malformed/attack.mjs';
import { projectModel } from '../sandbox/world.ts';

/** `npm run bench malformed` sends a hundred thousand. */
const REQUESTS = 3000;

describe('malformed requests: bodies, files, queries, paths, headers, framing, sockets', () => {
  let started: StartedSandbox;
  beforeAll(async () => {
    started = await startSandbox({ model: projectModel(), options: { licence: 'valid' } });
  });
  afterAll(() => started.close());

  it('are never answered 500, never left without an answer, and never end the server', async () => {
    const { answers, wrong } = await attack(started.url, { count: REQUESTS, seed: 20_231 });
    expect(wrong).toEqual([]);
    // Some are accepted and most are refused for their content, so they reach the code they are meant for.
    expect(answers['200']).toBeGreaterThan(REQUESTS / 20);
    expect(answers['400']).toBeGreaterThan(REQUESTS / 5);
    const health = await fetch(`${started.url}/api/health/`);
    expect(health.status).toBe(200);
  });
});
