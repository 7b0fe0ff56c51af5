import { hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from '../read/sources.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { cacheFile } from './cacheFile.ts';
import type { Confinement } from './confinement.ts';

/** The findings of the last run, as long as it would find the same again. */
interface LastFindings {
  /** Undefined when the compiler, a package or a file differs from the last run. */
  readonly known: readonly Diagnostic[] | undefined;
  save(found: readonly Diagnostic[]): void;
}

/**
 * @param files all that the findings depend on, in a fixed order
 * @param compiler what else they depend on; undefined when nobody knows
 */
export function lastFindings(
  project: string,
  files: readonly SourceFile[],
  compiler: string | undefined = versionOfCompiler(project),
  confined?: Confinement,
): LastFindings {
  const file =
    compiler === undefined ? undefined : cacheFile(project, 'gatehouse-findings', confined);
  if (!file || compiler === undefined) return { known: undefined, save: () => undefined };
  const of = [compiler, ...files.flatMap(({ path, text }) => [path, hash('sha256', text)])].join(
    '\n',
  );
  const text = file.load(of);
  return {
    known: text === undefined ? undefined : JSON.parse(text),
    save: (found) => file.save(of, JSON.stringify(found)),
  };
}

/**
 * The bundle's files are named after what is in them. Taken when they are loaded: a server that runs on keeps its code when
 * another bundle takes the place of this one. Code that is no bundle, as in tests, has no such files.
 */
const CHUNKS = import.meta.url.endsWith('.mjs')
  ? readdirSync(fileURLToPath(new URL('.', import.meta.url)))
  : undefined;

function versionOfCompiler(project: string): string | undefined {
  if (!CHUNKS) return undefined;
  const packages = join(project, 'node_modules', '.package-lock.json');
  return [
    process.version,
    process.versions.icu,
    ...CHUNKS,
    existsSync(packages) ? hash('sha256', readFileSync(packages, 'utf8')) : '',
  ].join('\n');
}
