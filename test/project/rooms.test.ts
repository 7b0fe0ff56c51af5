import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const IMPORT = /^(?:import|export)\b[^;]*?\bfrom '(\.[^']+)'/gms;

/** Which folders a folder imports from, types counted; files at the top of a room are folders of one. */
function arrowsOf(room: string): ReadonlyMap<string, ReadonlySet<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const name of readdirSync(room, { recursive: true, encoding: 'utf8' })) {
    const file = join(room, name);
    if (!/\.tsx?$/.test(file)) continue;
    const from = folderOf(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const to = folderOf(join(dirname(file), path));
      if (to === from || !to.startsWith(`${room}/`)) continue;
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return arrows;
}

/** `sandbox/areas/users`, `sandbox/kernel/wire`, `sandbox/areas.ts`. */
function folderOf(file: string): string {
  return file.split('/').slice(0, 3).join('/');
}

/** Folders that reach themselves. */
function circlesIn(arrows: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  return [...arrows.keys()].filter((start) => {
    const reached = new Set<string>();
    const ahead = [...(arrows.get(start) ?? [])];
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      ahead.push(...(arrows.get(next) ?? []));
    }
    return reached.has(start);
  });
}

describe('the rooms of the sandbox', () => {
  const arrows = arrowsOf('sandbox');

  it('import each other in no circle, types counted', () => {
    expect(arrows.size).toBeGreaterThan(20);
    expect(circlesIn(arrows)).toEqual([]);
  });

  it('are so arranged that the kernel knows no area', () => {
    const known = [...arrows]
      .filter(([from]) => from.startsWith('sandbox/kernel'))
      .flatMap(([, to]) => [...to].filter((folder) => !folder.startsWith('sandbox/kernel')));
    expect(known).toEqual([]);
  });

  it('would show a circle', () => {
    const circle = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b'])],
    ]);
    expect(circlesIn(circle)).toEqual(['b', 'c']);
  });
});
