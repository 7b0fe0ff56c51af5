import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { distil } from './distil.ts';
import { factFiles, factsOf } from './facts.ts';
import { readRecordings, RECORDED_SERVERS, recordingsOf } from './recording.ts';

const servers = RECORDED_SERVERS.map((server) => ({
  server,
  isPresent: existsSync(recordingsOf(server)),
}));

/** `npx vitest -u` writes the facts. */
describe.each(servers)(
  'the facts of $server are those of its recordings',
  ({ server, isPresent }) => {
    const files = isPresent
      ? factFiles(distil(readRecordings(recordingsOf(server))))
      : new Map<string, string>();

    it.runIf(isPresent).each([...files.keys()])('%s', async (app) => {
      await expect(files.get(app)).toMatchFileSnapshot(join(factsOf(server), `${app}.jsonl`));
    });

    it.runIf(isPresent)('and of no others', () => {
      expect(readdirSync(factsOf(server)).toSorted()).toEqual(
        [...files.keys()].map((app) => `${app}.jsonl`).toSorted(),
      );
    });
  },
);
