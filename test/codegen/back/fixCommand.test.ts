import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Draft } from '../../../codegen/edit/draft.ts';
import { tellOrWrite } from '../../../codegen/cli/changes.ts';
import { memoryFiles } from './memoryFiles.ts';
import { copyOfSmall, run } from './runCommand.ts';

const VIEW = 'manifest/views/console.yaml';

/** The small project with a misspelt key. */
function misspelt() {
  const folder = copyOfSmall();
  const file = join(folder, VIEW);
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, right.replace('routes:', 'rotues:'));
  return { folder, right, read: () => readFileSync(file, 'utf8') };
}

describe('gatehouse fix', () => {
  it('shows the changes as a diff, changes nothing, and ends with 1', async () => {
    const { folder, right, read } = misspelt();
    const { code, out, err } = await run(['fix'], folder);
    expect(code).toBe(1);
    expect(out).toContain(`--- a/${VIEW}\n+++ b/${VIEW}\n`);
    expect(out).toContain('\n-rotues:\n+routes:\n');
    expect(err).toContain(`${VIEW}:3 'rotues' becomes 'routes'.`);
    expect(err).toContain('1 repair; --write makes them.');
    expect(read()).not.toBe(right);
  });

  it('says with --dry-run what it says without, and does not take it beside --write', async () => {
    const { folder, right, read } = misspelt();
    const args = ['fix', '--dry-run'];
    expect(await run(args, folder)).toEqual(await run(['fix'], folder));
    const both = await run([...args, '--write'], folder);
    expect([both.code, both.err]).toEqual([
      2,
      expect.stringContaining('cannot be used with option'),
    ]);
    expect(read()).not.toBe(right);
  });

  it('makes the changes with --write, and ends with 0 when no error is left', async () => {
    const { folder, right, read } = misspelt();
    const { code, out } = await run(['fix', '--write'], folder);
    expect([code, out, read()]).toEqual([0, '', right]);
    const again = await run(['fix'], folder);
    expect([again.code, again.out]).toEqual([0, '']);
  });

  it('ends with 1 with --write when errors are left', async () => {
    const { folder } = misspelt();
    writeFileSync(join(folder, 'manifest/app.yaml'), 'fields: {');
    expect((await run(['fix', '--write'], folder)).code).toBe(1);
  });

  it('tells repairs, diff and written files in JSON', async () => {
    const { folder } = misspelt();
    const preview = await run(['fix', '--format', 'json'], folder);
    expect(JSON.parse(preview.out)).toMatchObject({
      valid: true,
      repairs: [{ kind: 'suggestion', file: VIEW, line: 3 }],
      diff: expect.stringContaining('+routes:'),
      written: [],
    });
    const { out } = await run(['fix', '--write', '--format', 'json'], folder);
    expect(JSON.parse(out)).toMatchObject({ written: [VIEW], removed: [] });
  });
});

describe('changes', () => {
  it('are not written when a file is another one by now', () => {
    const files = memoryFiles({ 'locales/en/a.yaml': 'a: 1\n', 'locales/en/b.yaml': 'b: 1\n' });
    const draft = new Draft(files);
    draft.edit([{ file: 'locales/en/a.yaml', start: 3, end: 4, text: '2' }]);
    draft.edit([{ file: 'locales/en/b.yaml', start: 3, end: 4, text: '2' }]);
    files.content.set('locales/en/b.yaml', 'b: 3\n');
    expect(() => tellOrWrite(draft, files, true)).toThrow(
      'locales/en/b.yaml was changed meanwhile',
    );
    expect(files.written).toEqual([]);
  });
});
