import { Agent } from 'undici';
import { PROXY_LIMITS } from './limits.ts';
import { reasonOf, type NoAnswerReason } from './problem.ts';

/** Health of the real server, without a login. Source: protocol, section 0. */
const ADDRESS = '/api/health/';

/**
 * Asks a server once. Any answer over HTTP will do.
 *
 * @param server scheme, name and port
 * @returns why it does not answer, or undefined when it does
 */
export async function probe(
  server: string,
  waitMs = PROXY_LIMITS.connectMs,
): Promise<NoAnswerReason | undefined> {
  const agent = new Agent({ connect: { timeout: waitMs } });
  try {
    const answer = await agent.request({
      origin: server,
      path: ADDRESS,
      method: 'GET',
      headersTimeout: waitMs,
    });
    // Nobody reads it to its end.
    answer.body.on('error', () => undefined).destroy();
    return undefined;
  } catch (error) {
    return reasonOf(error);
  } finally {
    await agent.destroy();
  }
}
