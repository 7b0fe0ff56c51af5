import { setTimeout } from 'node:timers/promises';
import { WAIT_LIMIT_MS } from '../limits.mjs';
import { RECEIVE_LIMITS } from '../../sandbox/kernel/serve/receiveLimits.ts';
import { startSandbox } from '../../sandbox/start.ts';
import { attackProxy } from './proxyAttack.mjs';
import { startUpstream } from './upstream.mjs';

/** A test waits this long for silence; longer than any answer of the upstream, also on a busy machine. */
const LIMITS = { connectMs: 10_000, answerMs: 5000, fileMs: 5000, silenceMs: 5000 };

const LOOK_MS = 200;

/**
 * Attacks a proxy of this process.
 *
 * @param rests after so many attacks all of them come to their end, the last of them, too
 * @param atRest called then
 * @returns the errors, and the number of connections to the upstream that are still open
 */
export async function attackOwnProxy(rests: readonly number[], atRest?: (done: number) => void) {
  const upstream = await startUpstream();
  const receiveLimits = { ...RECEIVE_LIMITS, bodyMs: LIMITS.silenceMs, checkMs: LOOK_MS };
  const started = await startSandbox({ api: upstream.url, proxyLimits: LIMITS, receiveLimits });
  try {
    const found = await attackProxy(started.url, { rests, ...(atRest && { atRest }) });
    const limit = performance.now() + WAIT_LIMIT_MS;
    while (upstream.open() > 0 && performance.now() < limit) await setTimeout(LOOK_MS);
    return { ...found, open: upstream.open() };
  } finally {
    await started.close();
    await upstream.close();
  }
}
