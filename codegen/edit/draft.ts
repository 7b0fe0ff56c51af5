import { memoize } from 'es-toolkit/function';
import { applyEdits, type FileEdit } from '../read/textEdit.ts';

/** Files that can be read; paths have forward slashes. */
export interface ReadableFiles {
  /** Undefined when the file does not exist. */
  read(path: string): string | undefined;
  /** Every file below a folder, sorted; empty when the folder does not exist. */
  list(folder: string): readonly string[];
}

/** A file before and after; undefined where there is none. */
export interface FileChange {
  readonly path: string;
  /** The path before, of a file that was moved. */
  readonly from?: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The texts that a draft has changed; undefined for files that it removes. */
export type DraftState = ReadonlyMap<string, string | undefined>;

/** Files with changes that are not written yet. The files below are read once. */
export class Draft implements ReadableFiles {
  readonly #before: ReadableFiles['read'];
  readonly #listed: ReadableFiles['list'];
  readonly #moved = new Map<string, string>();
  #changed = new Map<string, string | undefined>();

  constructor(base: ReadableFiles) {
    this.#before = memoize((path: string) => base.read(path));
    this.#listed = memoize((folder: string) => base.list(folder));
  }

  read(path: string): string | undefined {
    return this.#changed.has(path) ? this.#changed.get(path) : this.#before(path);
  }

  list(folder: string): readonly string[] {
    const listed = this.#listed(folder);
    const changed = [...this.#changed.keys()].filter((path) => path.startsWith(`${folder}/`));
    if (changed.length === 0) return listed;
    return [...new Set([...listed, ...changed])]
      .filter((path) => !this.#changed.has(path) || this.#changed.get(path) !== undefined)
      .toSorted();
  }

  /** @param text undefined removes the file */
  set(path: string, text: string | undefined): void {
    if (text === this.#before(path)) this.#changed.delete(path);
    else this.#changed.set(path, text);
  }

  /**
   * Makes edits of any files.
   *
   * @returns false, with nothing changed, when a file does not exist or two edits overlap
   */
  edit(edits: readonly FileEdit[]): boolean {
    const texts = new Map<string, string>();
    for (const file of new Set(edits.map((edit) => edit.file))) {
      const text = this.read(file);
      const own = edits.filter((edit) => edit.file === file);
      const edited = text === undefined ? undefined : applyEdits(text, own);
      if (edited === undefined) return false;
      texts.set(file, edited);
    }
    for (const [file, text] of texts) this.set(file, text);
    return true;
  }

  /** Gives a file another path. */
  move(from: string, to: string): void {
    const text = this.read(from);
    this.set(from, undefined);
    this.set(to, text);
    this.#moved.set(to, from);
  }

  /** For `restore`. */
  state(): DraftState {
    return new Map(this.#changed);
  }

  restore(state: DraftState): void {
    this.#changed = new Map(state);
  }

  /** Sorted by path. */
  changes(): readonly FileChange[] {
    const moves = [...this.#moved].filter(([to]) => this.#changed.has(to));
    const gone = new Set(moves.map(([, from]) => from));
    return [...this.#changed]
      .filter(([path]) => !gone.has(path))
      .map(([path, after]) => {
        const from = this.#moved.get(path);
        return {
          path,
          before: this.#before(from ?? path),
          after,
          ...(from !== undefined && { from }),
        };
      })
      .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  }
}
