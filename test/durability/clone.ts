import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LARGE = 2 ** 24;
const FILES = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const AUTHOR = ['-c', 'user.name=Release', '-c', 'user.email=release@example.com'];

/** Makes a repository with one commit of what is committed here, or about to be; it uses the packages of this one. */
export async function cloneTo(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { stdout } = await run('git', FILES, { maxBuffer: LARGE });
  for (const path of stdout.split('\0')) {
    if (path && existsSync(path)) cpSync(path, join(folder, path));
  }
  await run('git', ['init', '--quiet'], { cwd: folder });
  await run('git', ['add', '--all'], { cwd: folder });
  await commitAll(folder, 'All files');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}

/** Commits changes of known files. */
export async function commitAll(folder: string, subject: string): Promise<void> {
  const message = ['commit', '--quiet', '--all', '--message', subject];
  await run('git', [...AUTHOR, ...message], { cwd: folder, maxBuffer: LARGE });
}
