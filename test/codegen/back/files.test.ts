import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diskFiles, readSources } from '../../../codegen/cli/files.ts';

describe('the sources of a project', () => {
  function project(): string {
    const folder = mkdtempSync(join(tmpdir(), 'gatehouse-files-'));
    mkdirSync(join(folder, 'manifest', 'views'), { recursive: true });
    writeFileSync(join(folder, 'manifest', 'app.yaml'), 'name: A\n');
    return folder;
  }
  const pathsOf = (folder: string) =>
    readSources(diskFiles(folder)).manifests.map(({ path }) => path);

  it('are all files that a person has put there, whatever their ending', () => {
    const folder = project();
    for (const name of ['extra.yml', 'notes.txt', '.DS_Store', 'app.yaml~', '.app.yaml.swp']) {
      writeFileSync(join(folder, 'manifest', name), 'x: 1\n');
    }
    expect(pathsOf(folder)).toEqual([
      'manifest/app.yaml',
      'manifest/extra.yml',
      'manifest/notes.txt',
    ]);
  });

  it('are read through links, also to folders, in no circle', () => {
    const folder = project();
    const elsewhere = project();
    symlinkSync(join(elsewhere, 'manifest', 'app.yaml'), join(folder, 'manifest', 'features.yaml'));
    symlinkSync(join(elsewhere, 'manifest'), join(folder, 'manifest', 'resources'));
    symlinkSync(join(folder, 'manifest'), join(folder, 'manifest', 'views', 'again'));
    symlinkSync(join(folder, 'gone'), join(folder, 'manifest', 'drift.yaml'));
    expect(pathsOf(folder)).toEqual([
      'manifest/app.yaml',
      'manifest/drift.yaml',
      'manifest/features.yaml',
      'manifest/resources/app.yaml',
    ]);
    const texts = readSources(diskFiles(folder)).manifests.map(({ text }) => text);
    expect(texts).toEqual(['name: A\n', '', 'name: A\n', 'name: A\n']);
  });
});
