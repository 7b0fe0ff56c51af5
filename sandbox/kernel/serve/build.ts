import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ConsolePlaces } from '../../../codegen/bundle/consoleConfig.ts';
import { writeStaleCatalogues } from '../../../codegen/bundle/freshCatalogues.mjs';
import { hashSources } from '../../../codegen/bundle/hashSources.mjs';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Beside the built folder, which is published as it is: what it was built from, and which chunk has what. */
const STAMP = '.console-sources';
const CHUNKS = 'console-chunks.json';
/** Sources of the console's build: of the engine, and of the project. */
const ENGINE_SOURCES = [
  'src',
  'codegen/model',
  'codegen/bundle',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const PROJECT_SOURCES = ['src', 'generated', 'package-lock.json'];
const COMPRESSED = /\.(js|css|html|svg|json|txt)$/;
/** Smaller files do not get smaller by compression. */
const SMALLEST_COMPRESSED_BYTES = 1024;

/**
 * Builds the console when there is no build or its sources have changed.
 *
 * @param places the engine, the project, and where it is served
 * @param say called before a build starts, because it takes a while
 */
export async function ensureConsole(places: ConsolePlaces, say: (line: string) => void) {
  const { engine, project } = places;
  const folder = join(project, 'dist', 'console');
  await writeStaleCatalogues(engine, project);
  const stamp = `${hashSources(engine, ENGINE_SOURCES)} ${hashSources(project, PROJECT_SOURCES)} ${places.base}`;
  const file = join(project, 'dist', STAMP);
  const fresh =
    existsSync(join(folder, 'index.html')) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === stamp;
  if (fresh) return { folder, built: false };
  say('Building the console. This takes a moment and happens again only when its code changes.');
  // React and emotion read this while they are bundled; a test runner may have set it to `test`.
  process.env.NODE_ENV = 'production';
  const { build, mergeConfig } = await import('vite');
  const { consoleConfig } = await import('../../../codegen/bundle/consoleConfig.ts');
  // Built in a temporary folder and moved, so that a console that is being served never lacks files.
  const workshop = join(project, 'dist', `.console-${process.pid}`);
  await build(
    mergeConfig(consoleConfig(places), {
      mode: 'production',
      logLevel: 'warn',
      build: { outDir: workshop },
    }),
  );
  renameSync(join(workshop, '.vite', 'manifest.json'), join(project, 'dist', CHUNKS));
  rmSync(join(workshop, '.vite'), { recursive: true });
  await compressFolder(workshop);
  rmSync(folder, { recursive: true, force: true });
  renameSync(workshop, folder);
  writeFileSync(file, stamp);
  return { folder, built: true };
}

async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST_COMPRESSED_BYTES) return;
  const brotli = toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  // Browsers take brotli over TLS only, and not every web server has it.
  const zipped = toGzip(content, { level: constants.Z_BEST_COMPRESSION });
  await Promise.all([writeFile(`${file}.br`, await brotli), writeFile(`${file}.gz`, await zipped)]);
}
