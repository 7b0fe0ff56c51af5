import type { SourceFile } from '../read/sources.ts';
import { fileOf, type ProjectFiles, type State, stateOf, withSources } from './state.ts';

/** Reads a project with the texts of open files in the place of those on disk. */
export type ReadProject = (open: ReadonlyMap<string, string>) => Promise<ProjectFiles>;

/** A project while it is being edited. */
export interface Service {
  /** The project as it stands in the editor now. */
  state(): Promise<State>;
  /** The same with another text of one file; for questions about what is being written. */
  stateWith(state: State, file: SourceFile): State;
  /** The text of a file, as it stands in the editor or on disk. */
  textOf(state: State, path: string): string | undefined;
  open(path: string, text: string): void;
  close(path: string): void;
  /** A file on disk has changed. */
  changed(): void;
}

export function serviceOf(read: ReadProject): Service {
  const open = new Map<string, string>();
  let known: Promise<State> | undefined;
  const changed = () => {
    known = undefined;
  };
  return {
    state() {
      const asked = (known ??= read(open).then(stateOf));
      // A project that cannot be read now is read again when the next question comes.
      asked.catch(() => {
        if (known === asked) known = undefined;
      });
      return asked;
    },
    stateWith(state, file) {
      const put = (files: readonly SourceFile[]) =>
        files.map((one) => (one.path === file.path ? file : one));
      const { manifests, locales } = state.sources;
      return withSources(state, {
        ...state.sources,
        manifests: put(manifests),
        locales: put(locales),
      });
    },
    textOf: (state, path) => open.get(path) ?? fileOf(state, path)?.text,
    open(path, text) {
      open.set(path, text);
      changed();
    },
    close(path) {
      open.delete(path);
      changed();
    },
    changed,
  };
}
