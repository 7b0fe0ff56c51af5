import type { Import } from './importGraph.ts';

/** Imports between files, or between the contents of a folder. */
type Arrows = ReadonlyMap<string, ReadonlyMap<string, Import>>;

/** Circles of files, types and `import()` counted, one line each with its imports. */
export function fileCircles(imports: readonly Import[]): readonly string[] {
  const arrows = new Map<string, Map<string, Import>>();
  for (const one of imports) if (one.from !== one.to) addArrow(arrows, one.from, one.to, one);
  return circles(arrows).map((circle) => circle.join(' → '));
}

/**
 * Circles of imports (including types) between the folders of each folder, one line each: `src/pages: form → list →
 * form`, with an import for each arrow. `import()` is ignored: a form opens a dialog with a list, and a list one
 * with a form.
 */
export function folderCircles(imports: readonly Import[]): readonly string[] {
  const folders = new Map<string, Map<string, Map<string, Import>>>();
  for (const one of imports) {
    if (one.kind === 'lazy') continue;
    const { folder, from, to } = parting(one);
    if (from === undefined || to === undefined) continue;
    const arrows = folders.get(folder) ?? new Map<string, Map<string, Import>>();
    folders.set(folder, arrows);
    addArrow(arrows, from, to, one);
  }
  return [...folders].flatMap(([folder, arrows]) =>
    circles(arrows).map((circle) => `${folder || '.'}: ${written(circle, arrows)}`),
  );
}

function addArrow(
  arrows: Map<string, Map<string, Import>>,
  from: string,
  to: string,
  example: Import,
): void {
  arrows.set(from, (arrows.get(from) ?? new Map<string, Import>()).set(to, example));
}

/** The innermost common folder of an import's files, and the parts of it that contain them. */
function parting({ from, to }: Import): {
  readonly folder: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
} {
  const [one, other] = [from.split('/'), to.split('/')];
  const parted = one.findIndex((part, index) => part !== other[index]);
  return { folder: one.slice(0, parted).join('/'), from: one[parted], to: other[parted] };
}

/** The shortest circle for each group of things that reach each other. */
function circles(arrows: Arrows): readonly (readonly string[])[] {
  const seen = new Set<string>();
  return [...arrows.keys()].flatMap((start) => {
    const way = seen.has(start) ? undefined : wayFrom(start, start, arrows);
    if (!way) return [];
    for (const name of arrows.keys()) {
      if (wayFrom(start, name, arrows) && wayFrom(name, start, arrows)) seen.add(name);
    }
    return [way];
  });
}

/** The shortest path with at least one arrow, both ends included. */
function wayFrom(start: string, end: string, arrows: Arrows): readonly string[] | undefined {
  const before = new Map<string, string>();
  const ahead = [start];
  for (const name of ahead) {
    for (const next of arrows.get(name)?.keys() ?? []) {
      if (before.has(next)) continue;
      before.set(next, name);
      if (next === end) return wayBack(start, end, before);
      ahead.push(next);
    }
  }
  return undefined;
}

function wayBack(
  start: string,
  end: string,
  before: ReadonlyMap<string, string>,
): readonly string[] {
  const way = [end];
  do way.unshift(before.get(way[0] ?? end) ?? start);
  while (way[0] !== start);
  return way;
}

function written(circle: readonly string[], arrows: Arrows): string {
  const examples = circle.slice(1).map((to, index) => {
    const example = arrows.get(circle[index] ?? '')?.get(to);
    return `${example?.from} imports ${example?.to}`;
  });
  return `${circle.join(' → ')} (${examples.join('; ')})`;
}
