import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { nodeProblem, nodeRange, nodeRangeInWords } from '../../codegen/bundle/nodeVersion.mjs';
import { temporaryFolder } from '../afterwards.ts';

const RANGE = '^20.19 || ^22.13 || >=24';
const folder = temporaryFolder();
const pretend = join(folder, 'pretend.cjs');
beforeAll(() =>
  writeFileSync(pretend, "Object.defineProperty(process, 'version', { value: 'v18.20.1' });"),
);

describe('the version of Node', () => {
  it.each(['20.19.0', 'v20.20.2', '22.13.0', '24.0.0', '25.1.0'])('may be %s', (version) => {
    expect(nodeProblem(version, RANGE)).toBeUndefined();
  });

  it.each(['12.22.0', '18.20.1', '20.18.9', '21.7.0', '22.12.9', '23.11.0'])(
    'may not be %s, which is said with what to do',
    (version) => {
      const problem = nodeProblem(version, RANGE);
      expect(problem).toContain(`This is Node ${version}.`);
      expect(problem).toContain('needs Node 20 (from 20.19), 22 (from 22.13), or 24 and newer.');
      expect(problem).toContain('npm ci');
    },
  );

  it.each(['sandbox/launch.mjs', 'codegen/bundle/prepare.mjs'])(
    'is checked first by %s',
    (file) => {
      const { status, stderr } = spawnSync(process.execPath, ['-r', pretend, file], {
        encoding: 'utf8',
      });
      expect([status, stderr.split('\n')[0]]).toEqual([
        2,
        expect.stringMatching(/^This is Node 18/),
      ]);
    },
  );

  it('is told by files that an old Node can read', () => {
    for (const file of [
      'sandbox/launch.mjs',
      'codegen/bundle/prepare.mjs',
      'codegen/bundle/nodeVersion.mjs',
    ]) {
      const code = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
      expect(code, file).not.toMatch(/\?\?|\?\.|^(?:const .*= )?await |'node:/m);
    }
  });

  it('stands in words where people look', () => {
    const words = nodeRangeInWords(nodeRange());
    for (const file of ['README.md', 'docs/deploy.md', 'docs/CONTRIBUTING.md']) {
      expect(readFileSync(file, 'utf8').replaceAll(/\s+/g, ' '), file).toContain(words);
    }
  });
});
