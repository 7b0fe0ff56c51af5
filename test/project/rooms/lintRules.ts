import { foreignLibraries, importable, isIn, type Room } from './table.ts';

interface Restriction {
  readonly regex: string;
  readonly message: string;
}

/** The linter's import rules for the files of a room. */
export interface LintRule {
  readonly files: readonly string[];
  readonly rules: {
    readonly 'no-restricted-imports': readonly [
      'error',
      { readonly patterns: readonly Restriction[] },
    ];
  };
}

/**
 * Rules that show forbidden imports in editors. They only see the written path (`../../api/request.ts`) and so
 * miss files at the top of a folder that contains rooms; the test finds those. The linter's expressions have no
 * look-around.
 */
export function lintRules(rooms: readonly Room[]): readonly LintRule[] {
  return (
    rooms
      .filter(({ path, imports }) => imports !== 'all' && isLinted(path))
      // The last matching rule applies to a file.
      .toSorted((one, other) => depth(one) - depth(other))
      .map((room) => ({
        files: [isFile(room.path) ? room.path : `${room.path}/**`],
        rules: { 'no-restricted-imports': ['error', { patterns: restrictions(rooms, room) }] },
      }))
  );
}

/** Folders with data have no imports, and generated files are not linted. */
function isLinted(path: string): boolean {
  return ['src', 'codegen', 'sandbox'].includes(path.split('/')[0] ?? '');
}

function depth({ path }: Room): number {
  return path.split('/').length;
}

function isFile(path: string): boolean {
  return /\.\w+$/.test(path);
}

function restrictions(rooms: readonly Room[], room: Room): readonly Restriction[] {
  const allowed = new Set([...importable(rooms, room), ...room.loads]);
  const refused = rooms.flatMap((other) => {
    if (allowed.has(other.path)) return filesFor(other, room).map((file) => pathFrom(room, file));
    return holdsOpenRoom(other, allowed) ? [] : [pathOf(room, other)];
  });
  const libraries = foreignLibraries(rooms, room);
  const message = `${room.path} may import ${listed(room.imports)}: see docs/rooms.yaml.`;
  return [
    ...expressions(refused).map((regex) => ({ regex, message })),
    ...(room.usesLibraries
      ? []
      : [{ regex: '^[a-z@]', message: `${room.path} uses no library: see docs/rooms.yaml.` }]),
    ...(libraries.length === 0
      ? []
      : [
          {
            regex: `^(?:${libraries.map(literal).join('|')})$`,
            message: `Take the control of src/controls: see docs/rooms.yaml.`,
          },
        ]),
  ];
}

/** Whether an importable room is inside this folder, so that the whole folder cannot be forbidden. */
function holdsOpenRoom({ path }: Room, allowed: ReadonlySet<string>): boolean {
  return [...allowed].some((name) => isIn(name, path));
}

/** One expression for paths with the same beginning. */
function expressions(paths: readonly Path[]): readonly string[] {
  const starts = [...new Set(paths.map(({ start }) => start))];
  return starts.map((start) => {
    const rests = paths.filter((path) => path.start === start).map(({ rest }) => rest);
    return `^${start}(?:${rests.join('|')})`;
  });
}

function listed(names: readonly string[] | 'all'): string {
  if (names === 'all') return 'everything';
  return names.length === 0 ? 'no other room' : `${names.join(', ')} and what those may`;
}

/** Files of a room that another one may not import although it may import the room. */
function filesFor(other: Room, room: Room): readonly string[] {
  if (other === room) return [];
  return Object.entries(other.onlyFor)
    .filter(([, readers]) => !readers.includes(room.path))
    .map(([file]) => `${other.path}/${file}`);
}

/** A place as imports write it, from any folder of a room. */
interface Path {
  readonly start: string;
  readonly rest: string;
}

/** The path of a folder, or of a file with its own row. */
function pathOf(room: Room, other: Room): Path {
  const path = pathFrom(room, other.path);
  return isFile(other.path) ? path : { ...path, rest: `${path.rest}/` };
}

function pathFrom(room: Room, path: string): Path {
  const own = room.path.split('/');
  const there = path.split('/');
  const shared = there.findIndex((part, index) => part !== own[index]);
  return {
    start: isIn(path, room.path) ? '\\./' : '(?:\\.\\./)+',
    rest: literal(there.slice(shared).join('/')),
  };
}

function literal(text: string): string {
  return text.replaceAll('.', '\\.');
}
