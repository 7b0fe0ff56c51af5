import { CODE_FOLDERS, codeIn, moduleAt } from './importGraph.ts';
import { roomOf, type Room } from './table.ts';

/** A room that is smaller than its ceiling by more lowers it. */
const SLACK = 300;
/** `npm run generate` writes them. */
const GENERATED = /(?:^|\/)generated\//;

/** Lines of code in each room: no empty lines, no comments, no generated files. */
export function linesOfRooms(rooms: readonly Room[]): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const file of codeIn(CODE_FOLDERS)) {
    const room = roomOf(rooms, file)?.path;
    if (room === undefined || GENERATED.test(file)) continue;
    lines.set(room, (lines.get(room) ?? 0) + moduleAt(file).lines);
  }
  return lines;
}

/** Rooms whose ceiling in `docs/rooms.yaml` is too low, far too high, or missing. */
export function wrongCeilings(
  rooms: readonly Room[],
  counts: ReadonlyMap<string, number>,
): readonly string[] {
  return rooms.flatMap(({ path, lines = 0 }) => {
    const count = counts.get(path) ?? 0;
    if (fits(count, lines)) return [];
    return [`${path} has ${count} lines of code, its ceiling is ${lines}`];
  });
}

/** `docs/rooms.yaml` with the ceilings that are wrong set to what stands. */
export function withCeilings(text: string, counts: ReadonlyMap<string, number>): string {
  return text.replaceAll(
    /^(\S+):\n( {2}is: .*\n)(?: {2}lines: (\d+)\n)?/gm,
    (whole, path: string, is: string, ceiling = '0') => {
      const count = counts.get(path) ?? 0;
      return fits(count, Number(ceiling)) ? whole : `${path}:\n${is}  lines: ${count}\n`;
    },
  );
}

function fits(count: number, ceiling: number): boolean {
  return count <= ceiling && count >= ceiling - SLACK;
}
