import type { SourceFile } from '../read/sources.ts';
import { fileOf, type ProjectFiles, type State, stateOf, withSources } from './state.ts';

/**
 * Reads a project with the texts of open files in the place of those on disk.
 *
 * @param isDiskChanged whether files on disk may be others than at the last reading
 */
export type ReadProject = (
  open: ReadonlyMap<string, string>,
  isDiskChanged: boolean,
) => Promise<ProjectFiles>;

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
  /** A file on disk may have changed. */
  changed(): void;
}

export function serviceOf(read: ReadProject): Service {
  const open = new Map<string, string>();
  let isDiskChanged = true;
  let known: Promise<State> | undefined;
  const readAgain = () => {
    const reading = read(open, isDiskChanged);
    isDiskChanged = false;
    return reading.then(stateOf);
  };
  return {
    state() {
      const asked = (known ??= readAgain());
      // A project that cannot be read now is read again when the next question comes.
      asked.catch(() => {
        if (known !== asked) return;
        known = undefined;
        isDiskChanged = true;
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
      known = undefined;
    },
    close(path) {
      open.delete(path);
      known = undefined;
    },
    changed() {
      isDiskChanged = true;
      known = undefined;
    },
  };
}
