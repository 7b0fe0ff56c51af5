import type { ReadableFiles } from '../edit/draft.ts';
import { spawnSync } from 'node:child_process';
import { isAbsolute, relative, sep } from 'node:path';
import { partition } from 'es-toolkit/array';
import { FRAME } from '../read/catalogues.ts';

/** Folders of a project that are read from a commit. */
const FOLDERS = ['manifest', 'locales', FRAME];
/** Of hand-written files and pictures only the names are read. */
const NAMES_ONLY = ['src/overrides', 'brand'];
/** The largest answer of git that is read: a project's texts and manifests are some megabytes. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * The files of a project in a git commit, tag or branch. Nothing is written or checked out.
 *
 * @param folder the project folder, which may be below the root of its repository
 * @returns undefined when git does not know the reference
 */
export function gitFiles(folder: string, reference: string): ReadableFiles | undefined {
  // A reference never begins with a dash, so it cannot be taken for an option.
  if (reference.startsWith('-')) return undefined;
  const known = git(folder, ['rev-parse', '--verify', '--quiet', `${reference}^{tree}`]);
  if (known === undefined) return undefined;
  // From here on by its hash: a reference may hold characters that mean something in the lines that git reads below.
  const tree = known.toString('utf8').trim();
  const listed = git(folder, [
    'ls-tree',
    '-r',
    '-z',
    '--name-only',
    tree,
    '--',
    ...FOLDERS,
    ...NAMES_ONLY,
  ]);
  // A path of two lines would be two questions below.
  const paths = (listed?.toString('utf8') ?? '')
    .split('\0')
    .filter((path) => path !== '' && !path.includes('\n'));
  const [names, wanted] = partition(paths, (path) =>
    NAMES_ONLY.some((folder) => path.startsWith(`${folder}/`)),
  );
  const contents = contentsOf(folder, tree, wanted);
  for (const path of names) contents.set(path, '');
  return {
    read: (path) => contents.get(path),
    list: (below) => paths.filter((path) => path.startsWith(`${below}/`)).toSorted(),
  };
}

/** The branches and tags of a folder's repository: `main`, `origin/main`, `v1.0.0`. */
export function referencesOf(folder: string): readonly string[] {
  const listed = git(folder, ['for-each-ref', '--format=%(refname:short)']);
  return (listed?.toString('utf8') ?? '').split('\n').filter(Boolean);
}

/**
 * Files below a folder that differ from a commit, tag or branch, new ones included.
 *
 * @returns paths from that folder; undefined when git does not know the reference
 */
export function changedSince(folder: string, reference: string): ReadonlySet<string> | undefined {
  if (reference.startsWith('-')) return undefined;
  const names = [
    git(folder, ['diff', '--name-only', '--relative', '-z', reference, '--']),
    git(folder, ['ls-files', '--others', '--exclude-standard', '-z']),
  ];
  if (names.includes(undefined)) return undefined;
  return new Set(
    names.flatMap((list) => (list?.toString('utf8') ?? '').split('\0')).filter(Boolean),
  );
}

/**
 * The commit of a folder, and whether the folder differs from it.
 *
 * @param besides a folder that does not count, because the caller writes it
 * @returns undefined outside of a checkout, and before the first commit
 */
export function commitOf(
  folder: string,
  besides: string,
): { readonly id: string; readonly dirty: boolean } | undefined {
  const id = git(folder, ['rev-parse', '--verify', '--quiet', 'HEAD'])?.toString('utf8').trim();
  if (id === undefined) return undefined;
  const left = relative(folder, besides).split(sep).join('/');
  const exclude = left.startsWith('..') || isAbsolute(left) ? [] : [`:(exclude)${left}`];
  const status = git(folder, ['status', '--porcelain', '--', '.', ...exclude]);
  return { id, dirty: status === undefined || status.length > 0 };
}

/** Reads all files in one run of git. */
function contentsOf(folder: string, tree: string, paths: readonly string[]): Map<string, string> {
  const contents = new Map<string, string>();
  if (paths.length === 0) return contents;
  const input = paths.map((path) => `${tree}:./${path}\n`).join('');
  const answer = git(folder, ['cat-file', '--batch'], input);
  let at = 0;
  for (const path of paths) {
    if (!answer) break;
    // `<id> blob <size>`, a line break, the content, and a line break (git-cat-file, "BATCH OUTPUT").
    const end = answer.indexOf('\n', at);
    const size = Number(answer.toString('utf8', at, end).split(' ')[2]);
    if (end < 0 || Number.isNaN(size)) break;
    contents.set(path, answer.toString('utf8', end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return contents;
}

/** Settings that could start programs: of a repository that lies in a folder of files, and of its index. */
const SAFE = ['-c', 'safe.bareRepository=explicit', '-c', 'core.fsmonitor=false'];

/** The output of a git command, undefined when it failed or there is no git. */
function git(folder: string, args: readonly string[], input = ''): Buffer | undefined {
  const { status, stdout, error } = spawnSync('git', ['-C', folder, ...SAFE, ...args], {
    input,
    maxBuffer: MOST_BYTES,
  });
  return error || status !== 0 ? undefined : stdout;
}
