import type { SourceSet } from '../read/sources.ts';
import type { ParsedProject } from '../schema/project.ts';

/** The files of a project with changes that are not written yet. */
export interface DraftFiles {
  /** Undefined when there is no such file. */
  read(path: string): string | undefined;
  set(path: string, text: string): void;
  /** What the compiler reads after the changes. */
  sources(): SourceSet;
  /** The project after the changes. */
  project(): ParsedProject;
}

/** A wish that cannot be met as the project stands; says what to do. */
export class ScaffoldError extends Error {
  override readonly name = 'ScaffoldError';
}
