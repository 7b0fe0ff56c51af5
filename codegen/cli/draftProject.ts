import { diffLines } from 'diff';
import { parseProject } from '../compile/parseProject.ts';
import type { DraftFiles } from '../scaffold/draftFiles.ts';
import { Draft, type FileChange } from '../edit/draft.ts';
import type { SourceSet } from '../read/sources.ts';
import type { ParsedProject } from '../schema/project.ts';
import { readSources } from './files.ts';

/** A project with changes that are kept in memory until all of them are known to be right. */
export class DraftProject extends Draft implements DraftFiles {
  /** What the compiler would read after the changes. */
  sources(): SourceSet {
    return readSources(this);
  }

  /** What these files say. */
  project(): ParsedProject {
    return parseProject(this.sources()).project;
  }
}

/** Whether a change makes a file. */
export function stateOf({ before }: FileChange): 'new' | 'changed' {
  return before === undefined ? 'new' : 'changed';
}

/** The lines that a change adds, with the number of the first one: what a user wants to see of it. */
export function addedLines({ before = '', after = '' }: FileChange): readonly string[] {
  let last = 0;
  return diffLines(before, after).flatMap(({ added, removed, count, value }) => {
    if (removed) return [];
    const first = last + 1;
    last += count;
    const lines = value.replace(/\n$/, '').split('\n');
    return added ? lines.map((line, index) => `${first + index}: ${line}`) : [];
  });
}
