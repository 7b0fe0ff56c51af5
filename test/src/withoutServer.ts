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
 * Until the end of a file, the console reaches no server: calls that the file does not answer fail, there is no
 * metadata, and secrets stay as typed. The functions are restored afterwards, because files of a worker share
 * modules.
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
