import { isIn, type Room } from './table.ts';

/** A place in a layer: a room, or an arrow that passes the layer. */
export interface Place {
  /** Path of the room; for an arrow the paths of both rooms. */
  readonly name: string;
  readonly isWay: boolean;
}

/** The rooms of a folder in layers, importing rooms above imported ones. */
export interface House {
  /** From the top; each from left to right. */
  readonly storeys: readonly (readonly Place[])[];
  /** Names of places in adjacent layers. */
  readonly arrows: readonly (readonly [from: string, to: string])[];
}

/** Number of passes that reorder the layers. */
const SWEEPS = 4;

/** Puts the rooms of a folder into layers so that all arrows point down. The folder itself is left out. */
export function houseOf(rooms: readonly Room[], folder: string): House {
  const inside = rooms.filter(({ path }) => path !== folder && isIn(path, folder));
  const below = new Map(
    inside.map(({ path, imports }) => [
      path,
      imports === 'all' ? [] : imports.filter((name) => inside.some((room) => room.path === name)),
    ]),
  );
  const levels = levelsOf(below);
  const highest = Math.max(...levels.values());
  const storeys: Place[][] = Array.from({ length: highest + 1 }, () => []);
  const put = (level: number, place: Place) => storeys[highest - level]?.push(place);
  for (const [name, level] of levels) put(level, { name, isWay: false });
  const arrows: [string, string][] = [];
  for (const [from, names] of below) {
    for (const to of names) {
      let last = from;
      for (let level = (levels.get(from) ?? 0) - 1; level > (levels.get(to) ?? 0); level -= 1) {
        const name = `${from} → ${to}`;
        put(level, { name: `${name} ${level}`, isWay: true });
        arrows.push([last, `${name} ${level}`]);
        last = `${name} ${level}`;
      }
      arrows.push([last, to]);
    }
  }
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (let storey = 1; storey < storeys.length; storey += 1) order(storeys, storey, -1, arrows);
    for (let storey = storeys.length - 2; storey >= 0; storey -= 1)
      order(storeys, storey, 1, arrows);
  }
  return { storeys, arrows };
}

/** Each room is one level above the highest that it imports, then as high as the rooms that import it allow. */
function levelsOf(below: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  const level = (name: string): number => {
    const known = levels.get(name);
    if (known !== undefined) return known;
    const found = Math.max(-1, ...(below.get(name) ?? []).map(level)) + 1;
    levels.set(name, found);
    return found;
  };
  for (const name of below.keys()) level(name);
  const downwards = [...levels].toSorted(([, one], [, other]) => other - one);
  for (const [name] of downwards) {
    const above = [...below].filter(([, names]) => names.includes(name)).map(([from]) => from);
    const lowest = Math.min(...above.map((from) => levels.get(from) ?? 0));
    if (above.length > 0) levels.set(name, lowest - 1);
  }
  return levels;
}

/** Orders the places of a layer like their neighbours in the adjacent layer. */
function order(
  storeys: Place[][],
  storey: number,
  beside: -1 | 1,
  arrows: readonly (readonly [string, string])[],
): void {
  const neighbours = storeys[storey + beside] ?? [];
  const [own, other] = beside === 1 ? [0, 1] : [1, 0];
  const middle = ({ name }: Place): number => {
    const joined = arrows
      .filter((arrow) => arrow[own] === name)
      .map((arrow) => neighbours.findIndex((place) => place.name === arrow[other]))
      .filter((index) => index >= 0);
    const sum = joined.reduce((total, index) => total + (index + 0.5) / neighbours.length, 0);
    return joined.length > 0 ? sum / joined.length : 0.5;
  };
  storeys[storey]?.sort((one, another) => middle(one) - middle(another));
}
