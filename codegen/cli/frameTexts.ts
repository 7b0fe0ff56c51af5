import { once } from 'es-toolkit/function';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ENGINE } from '../model/engine.ts';
import { FRAME } from '../read/catalogues.ts';
import { engineFolder } from '../read/engineFolder.ts';
import type { SourceFile } from '../read/sources.ts';

/**
 * The texts of the frame, as they come with the engine: what a project reads that has none of its own. Their paths
 * begin with the engine's name, because they stand in no folder of the project.
 */
export const frameTexts = once((): readonly SourceFile[] => {
  const folder = join(engineFolder(), FRAME);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .toSorted()
    .map((path) => ({
      path: `${ENGINE}/${FRAME}/${path.split(sep).join('/')}`,
      text: readFileSync(join(folder, path), 'utf8'),
    }));
});
