import { projectSources } from '../projectSources.ts';
import { seeded } from './choose.ts';
import { KINDS, rename, siblingsOf, type Kind } from './rename.ts';
import { reportedPlaces } from './report.ts';
import { ROOMS, search, type Place, type Room } from './search.ts';

/** How type check and `validate` report names that were renamed in YAML. */
interface Told {
  /** Number of uses that a search for the old names finds. */
  readonly found: number;
  /** Uses that the search finds and nothing reports. */
  readonly missed: readonly string[];
  /** Files with reports in which the search finds nothing. */
  readonly others: readonly string[];
}

/** Renames a number of names of each kind at once, and compares the reports in these rooms with a search. */
export async function renamesTold(
  counts: Readonly<Partial<Record<Kind, number>>>,
  rooms: readonly Room[] = ROOMS,
): Promise<Told> {
  let renamed = projectSources();
  const places: Place[] = [];
  // The other pages of a resource are renamed with one of them.
  const siblings: Place[] = [];
  for (const kind of KINDS) {
    const names = seeded(kind, counts[kind] ?? 0, rooms);
    places.push(...search(kind, names, rooms));
    if (kind === 'route') siblings.push(...search(kind, siblingsOf(names), rooms));
    renamed = rename(renamed, kind, names);
  }
  const reported = await reportedPlaces(renamed, rooms);
  const files = new Set([...places, ...siblings].map(({ place }) => fileOf(place)));
  return {
    found: places.length,
    missed: places
      .filter((place) => !isTold(place, reported))
      .map(({ name, place }) => `${name} ${place}`),
    others: [...new Set(reported.map(fileOf))].filter((file) => !files.has(file)),
  };
}

/** The type checker reports only the first unknown key of an object. */
function isTold({ place, object }: Place, reported: readonly string[]): boolean {
  return reported.some((told) => {
    if (told === place) return true;
    if (!object || fileOf(told) !== fileOf(place)) return false;
    const line = Number(told.slice(told.lastIndexOf(':') + 1));
    return object[0] <= line && line <= object[1];
  });
}

const fileOf = (place: string) => place.slice(0, place.lastIndexOf(':'));
