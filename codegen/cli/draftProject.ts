import type { DraftFiles } from '../scaffold/draftFiles.ts';
import { Draft, type FileChange } from '../edit/draft.ts';
import type { SourceSet } from '../read/sources.ts';
import { readSources } from './files.ts';

/** A project with changes that are kept in memory until all of them are known to be right. */
export class DraftProject extends Draft implements DraftFiles {
  write(path: string, text: string): void {
    this.set(path, text);
  }

  sources(): SourceSet {
    return readSources(this);
  }
}

/** Whether a change makes a file. */
export function stateOf({ before }: FileChange): 'new' | 'changed' {
  return before === undefined ? 'new' : 'changed';
}

/** The lines that a change adds, with the number of the first one: what a user wants to see of it. */
export function addedLines({ before = '', after = '' }: FileChange): readonly string[] {
  const now = after.split('\n');
  if (before === '') return now.slice(0, -1).map((line, index) => `${index + 1}: ${line}`);
  const old = before.split('\n');
  const lines: string[] = [];
  let at = 0;
  for (const [index, line] of now.entries()) {
    if (line === old[at]) {
      at += 1;
    } else if (!(index === now.length - 1 && line === '')) {
      lines.push(`${index + 1}: ${line}`);
      // A line that was changed rather than added.
      if (now[index + 1] === old[at + 1]) at += 1;
    }
  }
  return lines;
}
