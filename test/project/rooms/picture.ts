import { houseOf, type House } from './layers.ts';
import { nameIn, type Room } from './table.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Point = readonly [x: number, y: number];

const EDGE = 16;
/** Space between the columns. */
const AISLE = 40;
const COLUMN = 288;
const WIDTH = 2 * EDGE + 3 * COLUMN + 2 * AISLE;
const HEAD = 62;
const STREET = 46;
const PADDING = 12;
const TITLE = 46;
const STOREY = 30;
/** The least space between layers; lower groups have more. */
const STAIRS = 18;
const WAY = 14;
const GAP = 8;
/** Distance of diagonal arrows from a room's corner. */
const CORNER = 24;
const LEGEND = 28;
const LETTER = 6.4;

/** Position of each folder: data in the first row, code in the second. */
const DATA = [['manifest', 'locales'], ['generated'], ['test']];
const HOUSES = ['codegen', 'src', 'sandbox'];

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #1f2d3a }
  .name { font-weight: 600 } .note { font-size: 12px; fill: #4a5966 } .flow { font-size: 12px; fill: #0d7a63 }
  .page { fill: #ffffff } .house { fill: #f4f6f8; stroke: #c3ccd4 } .room { fill: #ffffff; stroke: #5b6b7b }
  .data { fill: #eef7f4; stroke: #5b6b7b } .import { stroke: #5b6b7b; fill: none } .tip { fill: #5b6b7b }
  .fact { stroke: #0d7a63; stroke-width: 2; fill: none } .facttip { fill: #0d7a63 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 } .note { fill: #aab6c2 } .flow { fill: #5fd0b4 }
    .page { fill: #0d1117 } .house { fill: #161b22; stroke: #3a4550 } .room { fill: #0d1117; stroke: #8593a1 }
    .data { fill: #10261f; stroke: #8593a1 } .import { stroke: #8593a1 } .tip { fill: #8593a1 }
    .fact { stroke: #3fb998 } .facttip { fill: #3fb998 }
  }`;

/** The diagram: data above, folders of code with their rooms in layers below. */
export function picture(rooms: readonly Room[]): string {
  const houses = HOUSES.map((folder) => ({ folder, house: houseOf(rooms, folder) }));
  const storeys = Math.max(...houses.map(({ house }) => house.storeys.length));
  const top = EDGE + HEAD + STREET;
  const height = TITLE + storeys * (STOREY + STAIRS) - STAIRS + PADDING;
  const bottom = top + height;
  const total = bottom + STREET + LEGEND;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${total}" role="img" aria-label="The rooms of Gatehouse, and the way facts travel through them">`,
    `<style>${STYLE}\n</style>`,
    `<defs>${tip('tip')}${tip('facttip')}</defs>`,
    `<rect class="page" width="${WIDTH}" height="${total}"/>`,
    ...DATA.flatMap((names, column) => dataBox(rooms, names, column)),
    ...houses.flatMap(({ folder, house }, column) =>
      houseBox(rooms, folder, house, { x: left(column), y: top, width: COLUMN, height }),
    ),
    ...flows(top, bottom),
    text(
      [EDGE, total - 14],
      'note',
      'A thin arrow: a room may import another one, and what that one may import.',
    ),
    '</svg>',
    '',
  ].join('\n');
}

function left(column: number): number {
  return EDGE + column * (COLUMN + AISLE);
}

function tip(name: string): string {
  return `<marker id="${name}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto" markerUnits="userSpaceOnUse"><path class="${name}" d="M0 0 10 5 0 10z"/></marker>`;
}

function dataBox(
  rooms: readonly Room[],
  names: readonly string[],
  column: number,
): readonly string[] {
  const box = { x: left(column), y: EDGE, width: COLUMN, height: HEAD };
  const about = rooms.find(({ path }) => path === names[0])?.is ?? '';
  return [
    rectangle(box, names[0] === 'test' ? 'house' : 'data'),
    text([box.x + PADDING, box.y + 20], 'name', names.map((name) => `${name}/`).join(', ')),
    ...lines(about, COLUMN - 2 * PADDING).map((line, index) =>
      text([box.x + PADDING, box.y + 38 + index * 16], 'note', line),
    ),
  ];
}

/** The first part of a description, cut after two lines. */
function lines(about: string, width: number): readonly string[] {
  const found: string[] = [];
  for (const word of (about.split(/[;:]/)[0] ?? '').replaceAll('`', '').split(' ')) {
    const last = found.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && longer.length * LETTER <= width) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}

function houseBox(
  rooms: readonly Room[],
  folder: string,
  house: House,
  box: Box,
): readonly string[] {
  const boxes = placed(house, box);
  const about = rooms.find(({ path }) => path === folder)?.is ?? '';
  return [
    rectangle(box, 'house'),
    text([box.x + PADDING, box.y + 20], 'name', `${folder}/`),
    text([box.x + PADDING, box.y + 36], 'note', lines(about, COLUMN - 2 * PADDING)[0] ?? ''),
    ...ways(house, boxes).map((points) => line(points, 'import', 'tip')),
    ...[...boxes]
      .filter(([name]) => rooms.some(({ path }) => path === name))
      .flatMap(([name, place]) => [
        rectangle(place, 'room'),
        text([place.x + place.width / 2, place.y + 20], 'name', nameIn(folder, name), 'middle'),
      ]),
  ];
}

/** The layers share the height, and the rooms of a layer its width. */
function placed({ storeys }: House, box: Box): ReadonlyMap<string, Box> {
  const roof = box.y + TITLE;
  const step = (box.height - TITLE - PADDING - STOREY) / (storeys.length - 1);
  return new Map(
    storeys.flatMap((places, storey) => {
      const ways = places.filter(({ isWay }) => isWay).length;
      const free = box.width - 2 * PADDING - ways * WAY - (places.length - 1) * GAP;
      const width = free / (places.length - ways);
      const y = roof + storey * step;
      let x = box.x + PADDING;
      return places.map(({ name, isWay }): [string, Box] => {
        const own = { x, y, width: isWay ? WAY : width, height: STOREY };
        x += own.width + GAP;
        return [name, own];
      });
    }),
  );
}

/** The arrows as lines, from the importing room to the imported one. */
function ways({ arrows }: House, boxes: ReadonlyMap<string, Box>): readonly (readonly Point[])[] {
  const starts = arrows.filter(([from]) => !from.includes('→'));
  return starts.map(([from, first]) => {
    const points: Point[] = [];
    let last = from;
    for (let next: string | undefined = first; next !== undefined;) {
      const [one, other] = [boxes.get(last), boxes.get(next)];
      if (!one || !other) break;
      const x = shared(one, other);
      points.push([x[0], one.y + one.height], [x[1], other.y]);
      last = next;
      next = last.includes('→') ? arrows.find(([name]) => name === last)?.[1] : undefined;
    }
    return points;
  });
}

/** A vertical line when one is above the other; otherwise between the nearest sides. */
function shared(one: Box, other: Box): readonly [number, number] {
  const from = Math.max(one.x, other.x);
  const to = Math.min(one.x + one.width, other.x + other.width);
  const middle = (from + to) / 2;
  if (to - from >= WAY / 2) return [middle, middle];
  const inset = (box: Box) => Math.min(box.width / 2, CORNER);
  return one.x > other.x
    ? [one.x + inset(one), other.x + other.width - inset(other)]
    : [one.x + one.width - inset(one), other.x + inset(other)];
}

/** The arrows between the folders. */
function flows(top: number, bottom: number): readonly string[] {
  const [first, second, third] = [left(0), left(1), left(2)];
  const roof = EDGE + HEAD;
  const street = roof + STREET / 2;
  const gate = first + COLUMN + AISLE / 2;
  const door = top + 24;
  const ground = bottom + STREET / 2;
  return [
    line(
      [
        [first + 60, roof],
        [first + 60, top - 2],
      ],
      'fact',
      'facttip',
    ),
    text([first + 70, street + 4], 'flow', 'reads'),
    line(
      [
        [first + COLUMN, door],
        [gate, door],
        [gate, EDGE + 30],
        [second - 2, EDGE + 30],
      ],
      'fact',
      'facttip',
    ),
    text([gate + 8, street + 4], 'flow', 'writes'),
    line(
      [
        [second + 130, roof],
        [second + 130, top - 2],
      ],
      'fact',
      'facttip',
    ),
    text([second + 140, street + 4], 'flow', 'data, and what loads pages'),
    line(
      [
        [first + 60, bottom],
        [first + 60, ground],
        [third + 60, ground],
        [third + 60, bottom + 2],
      ],
      'fact',
      'facttip',
    ),
    text([second + 12, ground - 6], 'flow', 'the model, compiled when the server starts'),
  ];
}

function rectangle({ x, y, width, height }: Box, name: string): string {
  return `<rect class="${name}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="6"/>`;
}

function line(points: readonly Point[], name: string, end: string): string {
  const path = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`);
  return `<path class="${name}" d="${path.join(' ')}" marker-end="url(#${end})"/>`;
}

function text([x, y]: Point, name: string, words: string, anchor?: 'middle'): string {
  const at = anchor ? ` text-anchor="${anchor}"` : '';
  return `<text class="${name}" x="${round(x)}" y="${round(y)}"${at}>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
