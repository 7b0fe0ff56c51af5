import { setTimeout } from 'node:timers/promises';
import { startSandbox } from '../../sandbox/start.ts';
import { attackProxy } from './proxyAttack.mjs';
import { startUpstream } from './upstream.mjs';

/** Short, as silence costs a test that long; longer than any answer of this upstream on a busy machine. */
const LIMITS = { connectMs: 5000, answerMs: 1500, fileMs: 2000, silenceMs: 1500 };

/** Connections that are kept for the next call end within these. */
const IDLE_MS = 20_000;
const LOOK_MS = 200;

/**
 * Attacks a proxy of this process.
 *
 * @param checked told after every few hundred attacks
 * @returns what went wrong, and how many connections to the upstream were still open in the end
 */
export async function attackOwnProxy(count: number, checked?: (done: number) => void) {
  const upstream = await startUpstream();
  const started = await startSandbox({ api: upstream.url, proxyLimits: LIMITS });
  try {
    const found = await attackProxy(started.url, { count, ...(checked && { checked }) });
    const limit = performance.now() + IDLE_MS;
    while (upstream.open() > 0 && performance.now() < limit) await setTimeout(LOOK_MS);
    return { ...found, open: upstream.open() };
  } finally {
    await started.close();
    await upstream.close();
  }
}
