import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { diskFiles, readSources } from '../../codegen/cli/files.ts';
import { compile } from '../../codegen/compile/compile.ts';
import { emit } from '../../codegen/emit/emit.ts';
import { copyParts } from '../projectCopy.ts';

/** Hand-written files that the tests add to the project: `test/handWritten/src/overrides/…`. */
const ADDED = 'test/handWritten';
const COPIED = [
  'codegen/bundle',
  'codegen/model',
  'dist/bin',
  'generated',
  'locales',
  'manifest',
  'sandbox/areas',
  'src',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * Builds a console from a copy of the project with the files of `test/handWritten`, when one of its sources has
 * changed.
 *
 * @returns the folder of the built console
 * @throws with every finding of the compiler
 */
export function buildHandWritten(): string {
  const copy = join(process.cwd(), 'dist', 'hand-written');
  mkdirSync(copy, { recursive: true });
  for (const path of COPIED) rmSync(join(copy, path), { recursive: true, force: true });
  copyParts(copy, COPIED);
  cpSync(ADDED, copy, { recursive: true });

  const files = diskFiles(copy);
  const { model, diagnostics } = compile(readSources(files));
  if (!model)
    throw new Error(diagnostics.map(({ file, message }) => `${file} ${message}`).join('\n'));
  files.change(new Map(emit(model).map(({ path, content }) => [path, content])));
  execFileSync('node', [join(copy, 'dist/bin/build.mjs')], { cwd: copy, stdio: 'inherit' });
  return join(copy, 'dist/console');
}
