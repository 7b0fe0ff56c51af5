import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { diskFiles, readSources } from '../../../codegen/cli/files.ts';
import { copyOfSmall, RECORDINGS, run, SMALL } from './runCommand.ts';
import { temporaryFolder } from '../../afterwards.ts';

describe('the sources of a project', () => {
  function project(): string {
    const folder = temporaryFolder();
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

  it('are read anew when they change, in the same moment, with the same size and the times of before', () => {
    const folder = project();
    const path = join(folder, 'manifest', 'app.yaml');
    const disk = diskFiles(folder);
    const rewrite = (letter: string) => {
      const { atime, mtime } = statSync(path);
      writeFileSync(path, `name: ${letter}\n`);
      utimesSync(path, atime, mtime);
      return disk.read('manifest/app.yaml');
    };
    const letters = [...'BCDEFGHIJKLMNOP'];
    expect(letters.map(rewrite)).toEqual(letters.map((letter) => `name: ${letter}\n`));
    onTestFinished(() => void vi.restoreAllMocks());
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    expect(disk.read('manifest/app.yaml')).toBe('name: P\n');
    expect(disk.read('manifest/app.yaml')).toBe('name: P\n');
    expect(rewrite('Q')).toBe('name: Q\n');
  });
});

describe('a confined project', () => {
  const [root, elsewhere] = [temporaryFolder(), temporaryFolder()];
  mkdirSync(join(root, 'manifest'));
  writeFileSync(join(root, 'own.yaml'), 'own');
  writeFileSync(join(elsewhere, 'other.yaml'), 'other');
  symlinkSync(join(root, 'own.yaml'), join(root, 'manifest/own.yaml'));
  symlinkSync(join(elsewhere, 'other.yaml'), join(root, 'manifest/other.yaml'));
  symlinkSync(elsewhere, join(root, 'manifest/others'));
  const files = diskFiles(root, { folder: root, write: false });

  it('lists and reads what links lead to within it, and nothing else', () => {
    expect(files.list('manifest')).toEqual(['manifest/own.yaml']);
    expect(files.read('manifest/own.yaml')).toBe('own');
    expect(files.read('manifest/other.yaml')).toBeUndefined();
    expect(files.read('manifest/others/other.yaml')).toBeUndefined();
    expect(files.list('manifest/others')).toEqual([]);
  });

  it('refuses changes unless they are allowed', () => {
    const change = new Map([['manifest/new.yaml', 'new']]);
    expect(() => files.change(change)).toThrow('Nothing may be changed');
    diskFiles(root, { folder: root, write: true }).change(change);
    expect(files.read('manifest/new.yaml')).toBe('new');
  });
});

describe('what is written', () => {
  const write = (root: string, path: string, text: string) =>
    diskFiles(root).change(new Map([[path, text]]));

  it.each(['generated', 'manifest', '.gatehouse'])(
    'does not leave the project through a link of %s',
    (name) => {
      const [root, elsewhere] = [temporaryFolder(), temporaryFolder()];
      symlinkSync(elsewhere, join(root, name));
      const files = diskFiles(root);
      for (const path of [`${name}/x.yaml`, `${name}/new/x.yaml`]) {
        expect(() => files.change(new Map([[path, 'x']]))).toThrow(`${name}/`);
      }
      writeFileSync(join(elsewhere, 'kept.yaml'), 'x');
      expect(() => files.change(new Map([[`${name}/kept.yaml`, undefined]]))).toThrow(
        'leads out of the project',
      );
      expect(readdirSync(elsewhere)).toEqual(['kept.yaml']);
    },
  );

  it('may go through links within the project, and into a project that is a link itself', () => {
    const [real, links] = [temporaryFolder(), temporaryFolder()];
    mkdirSync(join(real, 'texts'));
    symlinkSync(join(real, 'texts'), join(real, 'locales'));
    symlinkSync(real, join(links, 'project'));
    write(join(links, 'project'), 'locales/en/a.yaml', 'a: b\n');
    expect(readdirSync(join(real, 'texts/en'))).toEqual(['a.yaml']);
    write(join(links, 'new/one'), 'manifest/app.yaml', 'a: b\n');
    expect(readdirSync(join(links, 'new/one/manifest'))).toEqual(['app.yaml']);
  });

  it('replaces a link to a file, and not the file', () => {
    const [root, elsewhere] = [temporaryFolder(), temporaryFolder()];
    const target = join(elsewhere, 'target.yaml');
    writeFileSync(target, 'theirs');
    symlinkSync(target, join(root, 'app.yaml'));
    write(root, 'app.yaml', 'ours');
    expect([readFileSync(target, 'utf8'), readFileSync(join(root, 'app.yaml'), 'utf8')]).toEqual([
      'theirs',
      'ours',
    ]);
  });

  it.each([
    ['generate', 'generated', ['generate']],
    ['add', 'locales', ['add', 'resource', 'library.shelf']],
    ['introspect', 'manifest/resources', ['introspect', RECORDINGS, '--out', '.']],
  ])('gatehouse %s says so and ends with 2', async (_, link, args) => {
    const [root, elsewhere] = [copyOfSmall(), temporaryFolder()];
    rmSync(join(root, link), { recursive: true, force: true });
    symlinkSync(elsewhere, join(root, link));
    // With its texts it would be valid.
    if (link === 'locales') cpSync(join(SMALL, link), elsewhere, { recursive: true });
    const before = readdirSync(elsewhere, { recursive: true });
    const { code, err } = await run(args, root);
    expect([code, err]).toEqual([2, expect.stringContaining('leads out of the project')]);
    expect(readdirSync(elsewhere, { recursive: true })).toEqual(before);
  });
});
