import type { Name, NamedProject } from './name.ts';
import type { Edit } from './edit.ts';

/** A file that gets another name. */
export interface Move {
  readonly from: string;
  readonly to: string;
  /** Whether the compiler finds the file by its name; otherwise it is only where users look for it. */
  readonly needed: boolean;
}

/**
 * The files that are named after what gets another name, and the imports that name them.
 *
 * @param pairs old names with their new ones
 */
export function movesOf(
  named: NamedProject,
  pairs: readonly (readonly [Name, string])[],
): { readonly moves: readonly Move[]; readonly imports: readonly Edit[] } {
  const moves = pairs.flatMap(([old, next]) => [
    ...(old.kind === 'route' ? overridesOf(named, old.name, next) : []),
    ...(old.kind === 'resource' ? filesOfResource(named, old.name, next) : []),
  ]);
  return { moves, imports: moves.flatMap((move) => importsOf(named, move)) };
}

function overridesOf({ project }: NamedProject, route: string, next: string): readonly Move[] {
  return project.overrides
    .filter(({ target }) => target === route)
    .map(({ file, slot }) => ({
      from: file,
      to: `${folderOf(file)}/${next}.${slot}.tsx`,
      needed: true,
    }));
}

function filesOfResource({ project }: NamedProject, id: string, next: string): readonly Move[] {
  const [app, model = ''] = id.split('.');
  const [, name = ''] = next.split('.');
  const manifest = project.resources.find(({ value }) => value.resource === id)?.file;
  return manifest === `manifest/resources/${app}/${model}.yaml`
    ? [{ from: manifest, to: `${folderOf(manifest)}/${name}.yaml`, needed: false }]
    : [];
}

function importsOf({ code }: NamedProject, { from, to }: Move): readonly Edit[] {
  const name = from.slice(from.lastIndexOf('/') + 1);
  const next = to.slice(to.lastIndexOf('/') + 1);
  if (!from.startsWith('src/') && !from.startsWith('sandbox/')) return [];
  return code.flatMap(({ path, text }) => {
    const found: Edit[] = [];
    for (let at = text.indexOf(`/${name}'`); at !== -1; at = text.indexOf(`/${name}'`, at + 1)) {
      found.push({ file: path, start: at + 1, end: at + 1 + name.length, text: next });
    }
    return found;
  });
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}
