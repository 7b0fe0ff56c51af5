import type { Import } from './importGraph.ts';

/** Imports between files, or between the contents of a folder. */
type Arrows = ReadonlyMap<string, ReadonlyMap<string, Import>>;

/**
 * Circles of imports (including types) between the files and folders of each folder, one line each: `src/pages:
 * form → list → form`, with an import for each arrow. `import()` is ignored: a dialog may show a list that opens
 * such a dialog.
 */
export function circlesIn(imports: readonly Import[]): readonly string[] {
  const folders = new Map<string, Map<string, Map<string, Import>>>();
  for (const one of imports) {
    if (one.kind === 'lazy') continue;
    const { folder, from, to } = parting(one);
    if (from === undefined || to === undefined) continue;
    const arrows = folders.get(folder) ?? new Map<string, Map<string, Import>>();
    folders.set(folder, arrows);
    arrows.set(from, (arrows.get(from) ?? new Map<string, Import>()).set(to, one));
  }
  return [...folders].flatMap(([folder, arrows]) =>
    circles(arrows).map((circle) => `${folder || '.'}: ${written(circle, arrows)}`),
  );
}

/**
 * Types that a file imports from what it loads by `import()`. They belong in a file that both import; only
 * components that draw each other may form such a circle.
 */
export function typesLeadingBack(imports: readonly Import[]): readonly string[] {
  const arrows = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    if (one.from === one.to) continue;
    arrows.set(one.from, (arrows.get(one.from) ?? new Map<string, Import>()).set(one.to, one));
  }
  return imports
    .filter(({ kind, from, to }) => kind === 'type' && from !== to && wayFrom(to, from, arrows))
    .map(({ from, to }) => `${from} imports types of ${to}`);
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
