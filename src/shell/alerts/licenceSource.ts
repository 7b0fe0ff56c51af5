import { request } from '../../api/client.ts';
import type { RequestFunction } from '../../api/request.ts';
import { readLicence, type Licence } from './licence.ts';

/** Without a trailing slash (spec 1, section 7). */
export const LICENCE_ADDRESS = 'xpack/license/detail';

/**
 * Fetches the licence once; failures are quiet and not cached.
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

/** The licence of this server, until the page is left. */
export const loadLicence = createLicenceSource(request);
