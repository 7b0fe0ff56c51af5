import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordingsFolder, recordingsPresent } from '../../contract/replay/recording.ts';
import { at, openWorld } from '../world.ts';

const leftOut = recordingsPresent ? '' : ' (left out: no recordings at GATEHOUSE_RECORDINGS)';

const world = openWorld();
const admin = await world.as('admin');

function recorded(name: string): unknown {
  const text: unknown = JSON.parse(readFileSync(join(recordingsFolder, `${name}.json`), 'utf8'));
  return at(text, 'body');
}

describe(`answers are those of the recordings${leftOut}`, () => {
  it.runIf(recordingsPresent).each([
    ['admin', 'admin'],
    ['alice', 'alice'],
    ['orgadmin', 'bob'],
    ['auditor', 'erin'],
  ])('permissions of %s are those of the recorded %s', async (ours, theirs) => {
    const client = await world.as(ours);
    const perms = at((await client.get('users/profile/')).body, 'perms');
    expect(perms).toEqual(at(recorded(`GET__api__v1__users__profile@${theirs}`), 'perms'));
  });

  it.runIf(recordingsPresent)('the current organization', async () => {
    const ours = (await admin.get('orgs/orgs/current/')).body;
    expect(ours).toEqual(recorded('GET__api__v1__orgs__orgs__current'));
  });
});
