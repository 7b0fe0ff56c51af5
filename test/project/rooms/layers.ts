import { isIn, type Room } from './table.ts';

/** A place in a storey: a room, or the way of an arrow past the storey. */
export interface Place {
  /** Path of the room; of a way: that of the room at its beginning, an arrow, that of the room at its end. */
  readonly name: string;
  readonly isWay: boolean;
}

/** The rooms of a folder, those that import above those that are imported. */
export interface House {
  /** From the top; each from left to right. */
  readonly storeys: readonly (readonly Place[])[];
  /** Names of places, of a storey and the next one. */
  readonly arrows: readonly (readonly [from: string, to: string])[];
}

/** Times that the order within storeys is made better from above and from below. */
const SWEEPS = 4;

/** Places the rooms of a folder so that every arrow between them goes down. The folder itself is left out. */
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

/** Each room one level above the highest that it imports, then as far up as those that import it let it. */
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

/** Puts the places of a storey in the order of those that they are joined with in the storey beside it. */
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
