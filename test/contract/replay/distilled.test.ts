import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { distil } from './distil.ts';
import { factFiles, factsFolder } from './facts.ts';
import { readRecordings, recordingsFolder, recordingsPresent } from './recording.ts';

const leftOut = recordingsPresent ? '' : ' (left out: no recordings at GATEHOUSE_RECORDINGS)';

/** `npx vitest -u` writes the facts. */
describe(`the facts are those of the recordings${leftOut}`, () => {
  const files = recordingsPresent
    ? factFiles(distil(readRecordings(recordingsFolder)))
    : new Map<string, string>();

  it.runIf(recordingsPresent).each([...files.keys()])('%s', async (app) => {
    await expect(files.get(app)).toMatchFileSnapshot(join(factsFolder, `${app}.jsonl`));
  });

  it.runIf(recordingsPresent)('and of no others', () => {
    expect(readdirSync(factsFolder).toSorted()).toEqual(
      [...files.keys()].map((app) => `${app}.jsonl`).toSorted(),
    );
  });
});
