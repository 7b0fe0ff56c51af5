import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** Text files in these folders (or these files) whose names match, sorted by path. */
export function textFiles(places: readonly string[], names: RegExp): readonly TextFile[] {
  return places
    .flatMap((place) => (statSync(place).isDirectory() ? filesBelow(place) : [place]))
    .filter((path) => names.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
