import { request } from '../../api/client.ts';
import type { RequestFunction } from '../../api/request.ts';
import { readLicence, type Licence } from './licence.ts';

/** Without a slash at its end (spec 1, section 7). */
export const LICENCE_ADDRESS = 'xpack/license/detail';

/**
 * Asks for the licence once and keeps the answer for the session; a failure is quiet and not kept.
 *
 * @returns the same promise until it fails
 */
export function createLicenceSource(ask: RequestFunction): () => Promise<Licence | undefined> {
  let kept: Promise<Licence | undefined> | undefined;
  return () => {
    kept ??= ask(LICENCE_ADDRESS, { exact: true, quiet: true }).then(readLicence, () => {
      kept = undefined;
      return undefined;
    });
    return kept;
  };
}

/** The licence of this server, for as long as the page lives. */
export const loadLicence = createLicenceSource(request);
