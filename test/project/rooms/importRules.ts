import type { Import } from './importGraph.ts';
import { foreignLibraries, importable, roomOf, type Room } from './table.ts';

/** Imports that `docs/rooms.yaml` does not allow, one line each. */
export function refusedImports(
  rooms: readonly Room[],
  imports: readonly Import[],
): readonly string[] {
  const allowed = new Map(rooms.map((room) => [room.path, importable(rooms, room)]));
  return imports.flatMap(({ from, to, kind }) => {
    const room = roomOf(rooms, from);
    if (!room) return [`${from} is in no room`];
    const other = roomOf(rooms, to);
    const line = `${from} imports ${to}`;
    // Other files of the project are styles or pictures.
    if (!other) {
      const refused = !room.usesLibraries || foreignLibraries(rooms, room).includes(to);
      return isLibrary(to) && refused ? [line] : [];
    }
    if (kind === 'lazy' && room.loads.some((name) => name === other.path)) return [];
    return allowed.get(room.path)?.has(other.path) && isFor(other, to, room) ? [] : [line];
  });
}

function isLibrary(name: string): boolean {
  return /^[a-z@]/.test(name) && !/\.\w+$/.test(name);
}

/** Whether this room may import that file of the other room. */
function isFor(other: Room, file: string, room: Room): boolean {
  const readers = other.onlyFor[file.slice(other.path.length + 1)];
  return !readers || room === other || room.imports === 'all' || readers.includes(room.path);
}
