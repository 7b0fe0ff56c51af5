import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const PROJECT = join(import.meta.dirname, '../../..');

/** A row of `docs/rooms.yaml`, which explains the keys. */
export interface Room {
  /** A folder, or a file with its own row. */
  readonly path: string;
  readonly is: string;
  readonly imports: readonly string[] | 'all';
  readonly loads: readonly string[];
  readonly usesLibraries: boolean;
  /** Libraries that no other room of its folder may use. */
  readonly ownLibraries: readonly string[];
  readonly onlyFor: Readonly<Record<string, readonly string[]>>;
  /** At most so many lines of code. */
  readonly lines: number | undefined;
}

const KEYS = ['is', 'imports', 'loads', 'libraries', 'onlyFor', 'ownLibraries', 'lines'];

/** @throws when the text does not have the form that its header explains */
export function readRooms(
  text: string = readFileSync(join(PROJECT, 'docs/rooms.yaml'), 'utf8'),
): readonly Room[] {
  return Object.entries(recordAt('docs/rooms.yaml', parse(text))).map(([path, row]) => {
    const { is, imports, loads, libraries, onlyFor, ownLibraries, lines, ...others } = recordAt(
      path,
      row,
    );
    const stranger = Object.keys(others)[0];
    if (stranger !== undefined) {
      throw new Error(`${path}: there is no key '${stranger}', but ${KEYS.join(', ')}.`);
    }
    if (libraries !== undefined && libraries !== 'none')
      throw new Error(`${path}: libraries are none.`);
    if (typeof is !== 'string') throw new Error(`${path}: say in \`is\` what it is.`);
    if (lines !== undefined && typeof lines !== 'number')
      throw new Error(`${path}: lines are a number.`);
    return {
      path,
      is,
      lines,
      imports: imports === 'all' ? imports : namesAt(path, imports),
      loads: namesAt(path, loads),
      usesLibraries: libraries !== 'none',
      ownLibraries: namesAt(path, ownLibraries),
      onlyFor: Object.fromEntries(
        Object.entries(recordAt(path, onlyFor ?? {})).map(([file, rooms]) => [
          file,
          namesAt(path, rooms),
        ]),
      ),
    };
  });
}

function recordAt(place: string, value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new Error(`${place}: no map of names.`);
  return { ...value };
}

function namesAt(place: string, value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error(`${place}: no list of names.`);
  return value.map(String);
}

/** Whether a path is a room or inside it. */
export function isIn(path: string, room: string): boolean {
  return path === room || path.startsWith(`${room}/`);
}

/** Libraries of other rooms in the folder of this one. */
export function foreignLibraries(rooms: readonly Room[], room: Room): readonly string[] {
  const [folder = ''] = room.path.split('/');
  return rooms
    .filter((other) => other !== room && isIn(other.path, folder))
    .flatMap(({ ownLibraries }) => ownLibraries);
}

/** The innermost room of a file or folder. */
export function roomOf(rooms: readonly Room[], path: string): Room | undefined {
  return rooms
    .filter((room) => isIn(path, room.path))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}

/** The rooms that a room may import: itself, those it names, and those that they may import. */
export function importable(rooms: readonly Room[], room: Room): ReadonlySet<string> {
  if (room.imports === 'all') return new Set(rooms.map(({ path }) => path));
  const found = new Set([room.path]);
  for (const path of found) {
    const next = rooms.find((candidate) => candidate.path === path)?.imports ?? [];
    if (next !== 'all') for (const name of next) found.add(name);
  }
  return found;
}

/** The name of a room without its folder: `pages` for `src/pages`. */
export function nameIn(folder: string, path: string): string {
  return isIn(path, folder) && path !== folder ? path.slice(folder.length + 1) : path;
}
