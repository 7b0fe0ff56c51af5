import { isIn, nameIn, type Room } from './table.ts';

const IMPORTS = 'May import, with what those may';

/** Folders whose rooms the picture shows. */
const HOUSES = ['codegen', 'src', 'sandbox'];

/** Tables of rooms and their picture, by the name in their markers: `<!-- rooms: src -->`. */
export function roomTables(rooms: readonly Room[]): ReadonlyMap<string, string> {
  const folders = rooms.filter(({ path }) => !path.includes('/'));
  return new Map([
    [
      'all',
      table(
        'Imports parts of',
        folders.map((room) => [`${room.path}/`, room.is, foreign(rooms, room)]),
      ),
    ],
    ['picture', picture(rooms)],
    ...folders.map(({ path }): [string, string] => [path, tableOf(rooms, path)]),
  ]);
}

/** A chart in Mermaid: an arrow leads from a room to one that it imports. */
function picture(rooms: readonly Room[]): string {
  const id = (path: string) => path.replaceAll('/', '_');
  const houses = HOUSES.flatMap((house) => {
    const inside = rooms.filter(({ path }) => path !== house && isIn(path, house));
    const arrows = inside.flatMap(({ path, imports }) =>
      imports === 'all'
        ? []
        : imports
            .filter((name) => inside.some((room) => room.path === name))
            .map((name) => `    ${id(path)} --> ${id(name)}`),
    );
    return [
      `  subgraph ${house}`,
      ...inside.map(({ path }) => `    ${id(path)}[${nameIn(house, path)}]`),
      ...arrows,
      '  end',
    ];
  });
  return [
    '```mermaid',
    'flowchart TD',
    ...houses,
    '  manifest[manifest, locales] -- read by --> codegen',
    '  codegen -- writes --> generated',
    '  generated -- data, and what loads pages --> src',
    '  codegen -- the model, compiled when the server starts --> sandbox',
    '```',
  ].join('\n');
}

function tableOf(rooms: readonly Room[], folder: string): string {
  const inside = rooms.filter(({ path }) => path !== folder && isIn(path, folder));
  return table(
    IMPORTS,
    inside.map((room) => [nameIn(folder, room.path), room.is, openTo(folder, room)]),
  );
}

function openTo(folder: string, { imports, loads }: Room): readonly string[] {
  if (imports === 'all') return [];
  return [
    ...imports.map((path) => code(nameIn(folder, path))),
    ...loads.map((path) => `lazily ${code(nameIn(folder, path))}`),
  ];
}

/** Other folders from which the rooms of a folder import something. */
function foreign(rooms: readonly Room[], { path: folder, imports }: Room): readonly string[] {
  if (imports === 'all') return ['all'];
  const named = rooms
    .filter(({ path }) => isIn(path, folder))
    .flatMap((room) => [...(room.imports === 'all' ? [] : room.imports), ...room.loads])
    .flatMap((path) => path.split('/')[0] ?? []);
  return [...new Set(named)].filter((name) => name !== folder).map(code);
}

function table(
  title: string,
  rows: readonly (readonly [name: string, is: string, imports: readonly string[]])[],
): string {
  return [
    `| Folder | What it is | ${title} |`,
    '|---|---|---|',
    ...rows.map(
      ([name, is, imports]) => `| ${code(name)} | ${is} | ${imports.join(', ') || 'nothing'} |`,
    ),
  ].join('\n');
}

function code(name: string): string {
  return `\`${name}\``;
}

const MARKED = /(?<open><!-- rooms: (?<name>\w+) -->)[\s\S]*?(?<close><!-- rooms end -->)/g;

/** The page with the tables between its markers. */
export function withTables(page: string, tables: ReadonlyMap<string, string>): string {
  return page.replaceAll(MARKED, (...found) => {
    const { open, name, close } = found.at(-1);
    return `${open}\n${tables.get(name) ?? `There is no table ${name}.`}\n${close}`;
  });
}
