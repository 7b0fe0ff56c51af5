import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../afterwards.ts';

const WHO = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];

/** A project in a git repository of its own, in a temporary folder. */
export interface GitProject {
  readonly folder: string;
  /** Commits everything and tags it. */
  commit(tag: string): void;
  /** Replaces words of a file. @throws when they are not in it */
  change(file: string, before: string, after: string): void;
  write(file: string, text: string): void;
  git(...args: readonly string[]): void;
}

/** Copies these folders of a project into a new repository; its first commit is on the branch `main`. */
export function gitProject(from: string, parts: readonly string[]): GitProject {
  const folder = temporaryFolder();
  const git = (...args: readonly string[]) => {
    const { status, stderr } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  for (const part of parts) {
    mkdirSync(join(folder, part), { recursive: true });
    cpSync(join(from, part), join(folder, part), { recursive: true });
  }
  git('init', '-q', '-b', 'main');
  return {
    folder,
    git,
    write: (file, text) => writeFileSync(join(folder, file), text),
    commit: (tag) => {
      git('add', '-A');
      git(...WHO, '-c', 'commit.gpgsign=false', 'commit', '-q', '--allow-empty', '-m', tag);
      git('tag', tag);
    },
    change: (file, before, after) => {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} has no '${before}'.`);
      writeFileSync(
        join(folder, file),
        text.replace(before, () => after),
      );
    },
  };
}
