import { afterAll, beforeAll, vi } from 'vitest';
import * as client from '../../src/api/client.ts';
import * as encryption from '../../src/api/encryption.ts';

type StandIn = (...given: never[]) => unknown;

interface StandIns {
  readonly request?: StandIn;
  readonly loadMetadata?: StandIn;
  readonly encryptFields?: StandIn;
}

/**
 * Until the end of a file nothing of the console reaches a server: a call that the file does not answer
 * itself fails, metadata there is none, and secrets stay as they were typed. The functions are put back
 * then, so that the files of a worker go on sharing these modules.
 */
export function withoutServer({
  request = () => Promise.reject(new Error('This call was not expected.')),
  loadMetadata = () => Promise.resolve(undefined),
  encryptFields = (values: object) => Promise.resolve({ ...values }),
}: StandIns = {}): void {
  beforeAll(() => {
    vi.spyOn(client, 'request').mockImplementation(request as never);
    vi.spyOn(client, 'loadMetadata').mockImplementation(loadMetadata as never);
    vi.spyOn(encryption, 'encryptFields').mockImplementation(encryptFields as never);
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });
}
