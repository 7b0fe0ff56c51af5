import type { FileEdit } from '../read/textEdit.ts';

/** An edit of a place where a name is used. */
export interface Edit extends FileEdit {
  /** Only the type checker or a user knows whether it is the same thing. */
  readonly doubt?: 'likely';
}
