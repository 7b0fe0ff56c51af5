import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codeReader, findCode, readCode } from '../../../codegen/cli/handWrittenCode.ts';
import {
  textUseCache,
  type KnownUses,
  type TextUseCache,
} from '../../../codegen/cli/textUseCache.ts';
import { READER } from '../../../codegen/read/textUses.ts';
import { temporaryFolder } from '../../afterwards.ts';

function filesWith(files: Readonly<Record<string, string>>) {
  return {
    read: (path: string) => files[path],
    list: (folder: string) => Object.keys(files).filter((path) => path.startsWith(`${folder}/`)),
  };
}

/** An in-memory cache that counts its writes. */
function cacheInMemory() {
  const saved: KnownUses[] = [];
  const cache: TextUseCache = {
    load: () => saved.at(-1) ?? new Map(),
    save: (_reader, uses) => void saved.push(uses),
  };
  return { cache, saved };
}

const PAGE = "const label = 'profile.title';\n";

it('takes the TypeScript of the console and of the sandbox', () => {
  const files = filesWith({
    'src/pages/a.tsx': PAGE,
    'src/pages/a.css': '',
    'sandbox/b.ts': PAGE,
    'test/c.ts': PAGE,
    'generated/d.ts': PAGE,
  });
  expect(findCode(files).map(({ path }) => path)).toEqual(['src/pages/a.tsx', 'sandbox/b.ts']);
});

it('finds nothing in a project without code', async () => {
  const { textUses } = await readCode(filesWith({ 'manifest/app.yaml': 'a: b' }));
  expect(textUses).toEqual([]);
});

it('tells what files name, each with its place', async () => {
  const { textUses } = await readCode(filesWith({ 'src/a.ts': PAGE, 'sandbox/b.ts': `\n${PAGE}` }));
  expect(textUses?.map(({ file, range, parts }) => [file, range.start.line, parts])).toEqual([
    ['src/a.ts', 1, ['profile.title']],
    ['sandbox/b.ts', 2, ['profile.title']],
  ]);
});

it('keeps what it read by content, whatever the file is called', async () => {
  const { cache, saved } = cacheInMemory();
  const { textUses: first } = await readCode(filesWith({ 'src/a.ts': PAGE }), cache);
  const { textUses: moved } = await readCode(filesWith({ 'src/b.ts': PAGE }), cache);
  expect(saved).toHaveLength(1);
  expect(moved).toEqual(first?.map((use) => ({ ...use, file: 'src/b.ts' })));
});

it('reads a file anew when its content has changed, and forgets what it was', async () => {
  const { cache, saved } = cacheInMemory();
  await readCode(filesWith({ 'src/a.ts': PAGE, 'src/b.ts': `\n${PAGE}` }), cache);
  const changed = PAGE.replace('title', 'heading');
  const { textUses } = await readCode(
    filesWith({ 'src/a.ts': changed, 'src/b.ts': `\n${PAGE}` }),
    cache,
  );
  expect(textUses?.map(({ parts }) => parts)).toEqual([['profile.heading'], ['profile.title']]);
  expect(saved.map((uses) => uses.size)).toEqual([2, 2]);
});

it('looks again only at what is watched, and reads only what has changed there', async () => {
  const files: Record<string, string> = { 'src/overrides/a.ts': PAGE, 'src/shell/b.ts': PAGE };
  const { cache, saved } = cacheInMemory();
  const read = codeReader(filesWith(files), 'src/overrides', cache);
  const first = await read();
  files['src/shell/b.ts'] = PAGE.replace('title', 'elsewhere');
  const again = await read();
  expect(new Set(again.textUses)).toEqual(new Set(first.textUses));
  expect(saved).toHaveLength(1);
  files['src/overrides/a.ts'] = `\n${PAGE.replace('title', 'heading')}`;
  files['src/overrides/c.ts'] = PAGE;
  const { textUses } = await read();
  expect(textUses?.map(({ file, range, parts }) => [file, range.start.line, ...parts])).toEqual([
    ['src/shell/b.ts', 1, 'profile.title'],
    ['src/overrides/a.ts', 2, 'profile.heading'],
    ['src/overrides/c.ts', 1, 'profile.title'],
  ]);
});

function projectFolder(): string {
  const folder = temporaryFolder();
  return folder;
}

it('keeps nothing in a project without node_modules', () => {
  expect(textUseCache(projectFolder())).toBeUndefined();
});

it('keeps a file below node_modules, until another reader reads', async () => {
  const folder = projectFolder();
  mkdirSync(join(folder, 'node_modules'));
  const cache = textUseCache(folder);
  await readCode(filesWith({ 'src/a.ts': PAGE }), cache);
  expect(cache?.load(READER).size).toBe(1);
  expect(cache?.load(import.meta.url).size).toBe(0);
});

it('takes a file that is broken for none', async () => {
  const folder = projectFolder();
  mkdirSync(join(folder, 'node_modules'));
  const cache = textUseCache(folder);
  await readCode(filesWith({ 'src/a.ts': PAGE }), cache);
  const file = join(folder, 'node_modules/.cache/gatehouse-text-uses');
  const whole = readFileSync(file, 'utf8');
  for (const broken of [whole.slice(0, 40), '[]', whole.replace('"profile.title"', '7')]) {
    writeFileSync(file, broken);
    expect(cache?.load(READER).size).toBe(0);
  }
});
