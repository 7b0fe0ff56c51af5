import {
  appendFileSync,
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfSmall, run } from './runCommand.ts';

const VIEWS = 'generated/views.ts';
const LONG_AGO = new Date(2020, 0, 1);

async function generated(): Promise<string> {
  const folder = copyOfSmall();
  expect((await run(['generate'], folder)).code).toBe(0);
  return folder;
}

describe('gatehouse generate', () => {
  it('writes every file and says so', async () => {
    const { code, out } = await run(['generate'], copyOfSmall());
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('written  generated/resources/library/book.ts\n'),
    ]);
    expect(out).toMatch(/\n23 written, 0 removed, 0 unchanged\.\n$/);
  });

  it('keeps the time of what did not change', async () => {
    const folder = await generated();
    utimesSync(join(folder, VIEWS), LONG_AGO, LONG_AGO);
    writeFileSync(
      join(folder, 'manifest/permissions.yaml'),
      'apps: { library: { book: [view, add, change, delete, lend] } }\n',
    );
    expect((await run(['generate'], folder)).out).toBe(
      'written  generated/names.ts\n1 written, 0 removed, 22 unchanged.\n',
    );
    expect(statSync(join(folder, VIEWS)).mtime).toEqual(LONG_AGO);
  });

  it('moves finished files into place: an old one stays whole until then, and nothing else is left', async () => {
    const folder = await generated();
    const before = openSync(join(folder, VIEWS), 'r');
    writeFileSync(join(folder, VIEWS), '');
    const half = statSync(join(folder, VIEWS)).ino;
    expect((await run(['generate'], folder)).out).toContain(`written  ${VIEWS}`);
    // Another file took its place; whoever had opened the old one still reads that.
    expect(statSync(join(folder, VIEWS)).ino).not.toBe(half);
    expect(fstatSync(before).size).toBe(0);
    closeSync(before);
    expect(readdirSync(join(folder, '.gatehouse'))).toEqual([]);
  });

  it('refuses a file that was edited by hand until it is forced', async () => {
    const folder = await generated();
    appendFileSync(join(folder, VIEWS), '// mine\n');
    const refused = await run(['generate'], folder);
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining(`refused  ${VIEWS}: it was edited by hand.`),
    ]);
    expect(readFileSync(join(folder, VIEWS), 'utf8')).toContain('// mine');
    expect((await run(['generate', '--force'], folder)).code).toBe(0);
    expect(readFileSync(join(folder, VIEWS), 'utf8')).not.toContain('// mine');
  });

  it('writes nothing while the manifests are wrong', async () => {
    const folder = copyOfSmall();
    appendFileSync(join(folder, 'manifest/resources/library/book.yaml'), 'lsit: {}\n');
    const { code, out, err } = await run(['generate'], folder);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('manifest/resources/library/book.yaml');
    expect(err).toContain('Nothing was written.');
  });

  it('writes the texts alone when asked to', async () => {
    const folder = copyOfSmall();
    const { code, out } = await run(['generate', '--texts'], folder);
    expect([code, out]).toEqual([0, expect.stringMatching(/\n3 written, 0 removed/)]);
    expect(readdirSync(join(folder, 'generated'))).toEqual(['locales']);
  });

  it('tells of a wrong name in hand-written code, and writes all the same', async () => {
    const folder = copyOfSmall();
    mkdirSync(join(folder, 'src/shell'), { recursive: true });
    writeFileSync(
      join(folder, 'src/shell/line.ts'),
      "// A line.\nexport const label = 'resources.library.book.mny';\n",
    );
    const { code, out, err } = await run(['generate'], folder);
    expect(err).toContain(
      "src/shell/line.ts:2:22 error[unknown-text] There is no text 'resources.library.book.mny'.",
    );
    expect(err).toContain("Did you mean 'resources.library.book.many'?");
    expect([code, out]).toEqual([0, expect.stringContaining('23 written')]);
  });
});

describe('gatehouse check', () => {
  it('is fine when generated/ is what the manifests say', async () => {
    const { code, out } = await run(['check'], await generated());
    expect([code, out]).toEqual([0, 'generated/ is what the manifests say: 20 files.\n']);
  });

  it('does not look at the texts, which are not committed', async () => {
    const folder = await generated();
    rmSync(join(folder, 'generated/locales'), { recursive: true });
    expect((await run(['check'], folder)).code).toBe(0);
  });

  it('lists what is missing, stale, extra or edited, and exits with 4', async () => {
    const folder = await generated();
    rmSync(join(folder, 'generated/app.ts'));
    appendFileSync(join(folder, VIEWS), '// mine\n');
    writeFileSync(join(folder, 'generated/notes.md'), 'mine');
    writeFileSync(
      join(folder, 'generated/old.ts'),
      readFileSync(join(folder, 'generated/settings.ts')),
    );
    writeFileSync(
      join(folder, 'manifest/permissions.yaml'),
      'apps: { library: { book: [view, add, change, delete, lend] } }\n',
    );
    const { code, out } = await run(['check'], folder);
    expect(code).toBe(4);
    expect(out.split('\n').filter(Boolean)).toEqual([
      'missing  generated/app.ts',
      'stale    generated/names.ts',
      `edited   ${VIEWS}`,
      'extra    generated/old.ts',
    ]);
  });
});
