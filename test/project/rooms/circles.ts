import type { Import } from './importGraph.ts';

/** What imports what: files, or what lies in one folder. */
type Arrows = ReadonlyMap<string, ReadonlyMap<string, Import>>;

/**
 * Circles of imports, types counted: in each folder, of the files and folders that lie in it. Each is a line
 * for people: `src/pages: form → list → form`, with an import for each arrow. What a file loads by
 * `import()` is left out: a dialog may show a list that opens such a dialog.
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
 * Types that lead back to a file from what it loads by `import()`. They belong in a file that both import; only
 * what draws one another may stand in such a circle.
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

/** The innermost folder that both files of an import lie in, and what of it they lie in. */
function parting({ from, to }: Import): {
  readonly folder: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
} {
  const [one, other] = [from.split('/'), to.split('/')];
  const parted = one.findIndex((part, index) => part !== other[index]);
  return { folder: one.slice(0, parted).join('/'), from: one[parted], to: other[parted] };
}

/** One circle for all things that reach each other, as short as there is. */
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

/** The shortest way along at least one arrow, both ends included. */
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
