import { relative, sep, isAbsolute, join } from 'node:path';
import { ENGINE } from '../model/engine.ts';
import { isOfEngine } from '../read/catalogues.ts';
import { engineFolder } from '../read/engineFolder.ts';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Between the addresses of an editor and the paths of a project. */
export interface Uris {
  /** Undefined for what is no file of the project. */
  pathOf(uri: string): string | undefined;
  uriOf(path: string): string;
}

/** @param folder the project's, absolute */
export function urisOf(folder: string): Uris {
  return {
    pathOf(uri) {
      if (!uri.startsWith('file:')) return undefined;
      try {
        const path = relative(folder, fileURLToPath(uri));
        if (path === '' || path.startsWith('..') || isAbsolute(path)) return undefined;
        return path.split(sep).join('/');
      } catch {
        // An address with characters that no path has.
        return undefined;
      }
    },
    uriOf: (path) =>
      pathToFileURL(
        isOfEngine(path)
          ? join(engineFolder(), ...path.slice(ENGINE.length).split('/'))
          : join(folder, ...path.split('/')),
      ).href,
  };
}
