import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Draft } from '../../../codegen/edit/draft.ts';
import { unifiedDiff } from '../../../codegen/edit/patch.ts';
import { memoryFiles } from '../back/memoryFiles.ts';
import { temporaryFolder } from '../../afterwards.ts';

const folder = temporaryFolder();

const FILES = {
  'a.yaml': 'a: 1\n',
  'b.yaml': 'b: 1\nc: 2\n',
  'gone.yaml': 'x: 1\n',
  'moved.yaml': 'm: 1\n',
  'other.yaml': 'without line break',
};

it('a draft as a diff: git applies changed, new, removed, moved and renamed files', () => {
  for (const [path, text] of Object.entries(FILES)) writeFileSync(join(folder, path), text);
  const draft = new Draft(memoryFiles(FILES));
  draft.move('a.yaml', 'aa.yaml');
  draft.edit([{ file: 'b.yaml', start: 3, end: 4, text: '2' }]);
  draft.set('gone.yaml', undefined);
  draft.edit([{ file: 'moved.yaml', start: 3, end: 4, text: '2' }]);
  draft.move('moved.yaml', 'new name.yaml');
  draft.set('new.yaml', 'n: 1\n');
  draft.set('other.yaml', 'with line break\n');
  writeFileSync(join(folder, 'p.diff'), unifiedDiff(draft.changes()));
  spawnSync('git', ['init', '-q'], { cwd: folder });
  const { status, stderr } = spawnSync('git', ['apply', 'p.diff'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  const paths = [...Object.keys(FILES), 'aa.yaml', 'new name.yaml', 'new.yaml'];
  for (const path of paths) {
    const file = join(folder, path);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined, path).toBe(draft.read(path));
  }
});
