import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/** What a console is checked, generated and built of. */
export const PARTS_OF_CONSOLE: readonly string[] = [
  'codegen',
  'dist/bin',
  'generated',
  'locales',
  'manifest',
  'sandbox',
  'src',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** How the type check of a copy is run: other checkers would look at the same types again, beside other tests. */
export const TSC: readonly string[] = ['--noEmit', '--singleThreaded'];

/** Copies parts of the project to a folder that uses the project's packages. */
export function copyParts(folder: string, parts: readonly string[]): void {
  for (const part of parts) cpSync(join(PROJECT, part), join(folder, part), { recursive: true });
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(join(PROJECT, 'node_modules'), packages);
}

/** Lets the type check of a copy look at these files and folders alone. */
export function checkOnly(folder: string, include: readonly string[]): void {
  cpSync(join(PROJECT, 'tsconfig.json'), join(folder, 'base.json'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: './base.json', include }));
}
