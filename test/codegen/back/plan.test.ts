import { describe, expect, it } from 'vitest';
import { generatedFile, originOf } from '../../../codegen/emit/header.ts';
import { planFiles, readGenerated, type PlanScope } from '../../../codegen/emit/plan.ts';
import { writePlan } from '../../../codegen/emit/write.ts';
import { memoryFiles, type MemoryFiles } from './memoryFiles.ts';

const made = (name: string, body = 'export const a = 1;\n') =>
  generatedFile(`generated/${name}.ts`, 'A file.', ['manifest/a.yaml'], body);
const A = made('a');
const B = made('b');

const run = (files: MemoryFiles, produced: (typeof A)[], force = false) =>
  writePlan(planFiles(produced, readGenerated(files), { force, scope: 'all' }), files);
const start = (...files: (typeof A)[]) =>
  memoryFiles(Object.fromEntries(files.map(({ path, content }) => [path, content])));

describe('whose work a file is', () => {
  it('is told by its header', () => {
    expect(originOf(A.content)).toBe('intact');
    expect(originOf(A.content.replace('= 1', '= 2'))).toBe('edited');
    expect(originOf(A.content.replace('A file.', 'Another.'))).toBe('edited');
    expect(originOf('export const a = 1;\n')).toBe('foreign');
  });

  it('is not doubted for the line ends that a checkout makes', () => {
    expect(originOf(A.content.replaceAll('\n', '\r\n'))).toBe('intact');
  });
});

describe('writing generated/', () => {
  it('writes what is missing', () => {
    const files = memoryFiles();
    expect(run(files, [A, B]).written).toEqual([A.path, B.path]);
    expect(files.content.get(A.path)).toBe(A.content);
  });

  it('leaves unchanged files untouched, so that they keep their time', () => {
    const files = start(A, B);
    expect(run(files, [A, made('b', 'export const b = 2;\n')])).toMatchObject({
      written: [B.path],
      unchanged: 1,
    });
    expect(files.written).toEqual([B.path]);
  });

  it('writes over an empty file, which a full disk or a kill has left', () => {
    const files = memoryFiles({ [A.path]: '' });
    expect(run(files, [A])).toMatchObject({ written: [A.path], refused: [] });
    expect(files.content.get(A.path)).toBe(A.content);
  });

  it('refuses a file that somebody has edited, unless it is forced to', () => {
    const edited = A.content.replace('= 1', '= 7');
    const files = memoryFiles({ [A.path]: edited });
    expect(run(files, [A, B])).toMatchObject({
      refused: [{ path: A.path, because: 'edited' }],
      written: [B.path],
    });
    expect(files.content.get(A.path)).toBe(edited);
    expect(run(files, [A, B], true).written).toEqual([A.path]);
  });

  it('refuses to replace a file that was never ours', () => {
    const files = memoryFiles({ [A.path]: '// mine\n' });
    expect(run(files, [A]).refused).toEqual([{ path: A.path, because: 'foreign' }]);
  });

  it('removes files of ours that are no longer produced', () => {
    const files = start(A, B);
    expect(run(files, [A]).removed).toEqual([B.path]);
    expect([...files.content.keys()]).toEqual([A.path]);
  });

  it('never touches unknown files, forced or not', () => {
    const files = memoryFiles({ 'generated/notes.md': 'mine', 'generated/x.ts': 'export {};\n' });
    run(files, [A], true);
    expect([files.removed, files.written]).toEqual([[], [A.path]]);
  });

  it('looks at the texts alone, which are not committed, or at everything else', () => {
    const files = start(A, made('locales/en/start'), made('locales/en/gone'));
    const produced = [B, made('locales/en/start'), made('locales/en/rest')];
    const planned = (scope: PlanScope) =>
      planFiles(produced, readGenerated(files), { force: false, scope }).map(
        ({ kind, path }) => `${kind} ${path.slice('generated/'.length)}`,
      );
    expect(planned('texts')).toEqual([
      'unchanged locales/en/start.ts',
      'new locales/en/rest.ts',
      'extra locales/en/gone.ts',
    ]);
    expect(planned('committed')).toEqual(['new b.ts', 'extra a.ts']);
  });

  it('keeps an edited file that is no longer produced, unless it is forced to remove it', () => {
    const files = memoryFiles({ [B.path]: B.content.replace('= 1', '= 7') });
    expect(run(files, [A]).refused).toEqual([{ path: B.path, because: 'edited' }]);
    expect(run(files, [A], true).removed).toEqual([B.path]);
  });
});
