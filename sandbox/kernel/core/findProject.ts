import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENGINE } from '../../../codegen/model/engine.ts';

/** The project folder: the nearest parent folder with the project's package.json; works for bundles, too. */
export function findProject(start: string = fileURLToPath(import.meta.url)): string {
  for (let folder = dirname(start); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name === ENGINE) return folder;
  }
  throw new Error('The Gatehouse project folder was not found above this file.');
}
