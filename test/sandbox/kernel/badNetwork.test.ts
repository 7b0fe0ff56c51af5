import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Network } from '../../../sandbox/kernel/serve/badNetwork.ts';
import type { StartedSandbox } from '../../../sandbox/start.ts';
import { temporaryFolder } from '../../afterwards.ts';
import { startTiny } from './tiny.ts';

const BOOKS = '/api/v1/library/books/';
let started: StartedSandbox | undefined;
const consoleFolder = temporaryFolder();
writeFileSync(join(consoleFolder, 'index.html'), '<!doctype html><title>console</title>');
afterEach(async () => {
  await started?.close();
  started = undefined;
});

async function serve(network: Network): Promise<string> {
  started = await startTiny({ console: consoleFolder, network });
  return started.url;
}

/** The status, or `cut` when the connection was cut. */
const ask = (address: string, init?: RequestInit): Promise<number | 'cut'> =>
  fetch(address, init).then(
    (answer) => answer.status,
    () => 'cut' as const,
  );

describe('--latency', () => {
  it('makes every call of the API take longer', async () => {
    const url = await serve({ latencyMs: 150, faultRate: 0 });
    const start = performance.now();
    expect(await ask(url + BOOKS)).toBe(200);
    // Timers may fire a moment early.
    expect(performance.now() - start).toBeGreaterThan(145);
  });
});

describe('--fault', () => {
  it('lets no call through at 1, and leaves the console alone', async () => {
    const url = await serve({ latencyMs: 0, faultRate: 1 });
    const answers = new Set<number | 'cut'>();
    for (let call = 0; call < 20; call += 1) answers.add(await ask(url + BOOKS));
    expect(answers).toEqual(new Set([502, 'cut']));
    expect(await ask(`${url}/ui/`)).toBe(200);
  });

  it('lets about this share of the calls fail, the same ones each time', async () => {
    const outcomes = async () => {
      const url = await serve({ latencyMs: 0, faultRate: 0.25 });
      const all: (number | 'cut')[] = [];
      for (let call = 0; call < 80; call += 1) all.push(await ask(url + BOOKS));
      await started?.close();
      started = undefined;
      return all;
    };
    const first = await outcomes();
    const failed = first.filter((outcome) => outcome !== 200).length;
    expect(failed).toBeGreaterThan(8);
    expect(failed).toBeLessThan(36);
    expect(await outcomes()).toEqual(first);
  });

  it('loses the answers of some calls whose work is done', async () => {
    const url = await serve({ latencyMs: 0, faultRate: 0.5 });
    const headers = { 'content-type': 'application/json' };
    const address = url + BOOKS;
    let acknowledged = 0;
    for (let call = 0; call < 30; call += 1) {
      const body = JSON.stringify({ name: `Book ${call}` });
      if ((await ask(address, { method: 'POST', headers, body })) === 201) acknowledged += 1;
    }
    const kept = async () => {
      for (;;) {
        const answer = await fetch(address).catch(() => undefined);
        if (answer?.ok) return Object(await answer.json()).length as number;
      }
    };
    expect(await kept()).toBeGreaterThan(acknowledged);
  });
});
