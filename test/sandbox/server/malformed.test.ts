import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type StartedSandbox } from '../../../sandbox/start.ts';
import { attack } from '../../malformed/attack.mjs';
import { projectModel } from '../../projectModel.ts';

/** `test/durability/malformed.test.ts` sends three thousand. */
const REQUESTS = 200;

let started: StartedSandbox;
beforeAll(async () => {
  started = await startSandbox({ model: projectModel(), options: { licence: 'valid' } });
});
afterAll(() => started.close());

it('malformed requests are never answered 500, never left without an answer, and never end the server', async () => {
  const { answers, wrong } = await attack(started.url, { count: REQUESTS, seed: 20_231 });
  expect(wrong).toEqual([]);
  expect(answers['400']).toBeGreaterThan(REQUESTS / 5);
  expect((await fetch(`${started.url}/api/health/`)).status).toBe(200);
});
