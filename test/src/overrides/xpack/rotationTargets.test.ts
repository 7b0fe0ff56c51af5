import { expect, it } from 'vitest';
import { targetsOf } from '../../../../src/overrides/xpack/rotationTargets.ts';

it('a rotation has the hosts of the accounts with one username, each once, and counts the others', () => {
  const account = (username: string, asset: string) => ({ username, asset });
  expect(
    targetsOf([
      account('root', '1'),
      account('deploy', '1'),
      account('root', '2'),
      account('root', '2'),
    ]),
  ).toEqual({ username: 'root', assets: ['1', '2'], leftOut: 1 });
  expect(targetsOf([])).toEqual({ username: '', assets: [], leftOut: 0 });
});
