import { compile } from '../../../codegen/compile/compile.ts';
import { parseProject } from '../../../codegen/compile/parseProject.ts';
import { derive } from '../../../codegen/derive/derive.ts';
import type { Name, NamedProject } from '../../../codegen/names/name.ts';
import { renameEdits } from '../../../codegen/names/rename.ts';
import { applyEdits, type FileEdit } from '../../../codegen/read/textEdit.ts';
import { sourcesOf } from '../front/goldenProject.ts';

/** The files of a project, with the names in them. */
export function namedFiles(files: ReadonlyMap<string, string>): NamedProject {
  const sources = sourcesOf(files);
  const { project } = parseProject(sources);
  const code = [...files].flatMap(([path, text]) =>
    /^(?:src|sandbox)\/.*\.tsx?$/.test(path) ? [{ path, text }] : [],
  );
  return { project, model: derive(project), sources, code };
}

/** The files after a renaming; throws the reason when it is refused. */
export function renamedFiles(
  files: ReadonlyMap<string, string>,
  name: Name,
  next: string,
  named: NamedProject = namedFiles(files),
): ReadonlyMap<string, string> {
  const renamed = renameEdits(named, name, next);
  if (renamed.kind === 'refused') throw new Error(renamed.because);
  const after = new Map(
    [...files].map(([path, text]) => [path, edited(path, text, renamed.edits)]),
  );
  for (const { from, to } of renamed.moves) {
    after.set(to, after.get(from) ?? '');
    after.delete(from);
  }
  return after;
}

/** A file after those of the edits that are its own; throws when they overlap. */
export function edited(path: string, text: string, edits: readonly FileEdit[]): string {
  const after = applyEdits(
    text,
    edits.filter(({ file }) => file === path),
  );
  if (after === undefined) throw new Error(`Edits of ${path} overlap.`);
  return after;
}

/** What `validate` says, without positions. */
export function findingsIn(files: ReadonlyMap<string, string>): readonly string[] {
  return compile(sourcesOf(files)).diagnostics.map(
    ({ rule, file, message }) => `${rule} ${file}: ${message}`,
  );
}
