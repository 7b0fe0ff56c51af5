import { printable } from '../report/printable.ts';
import type { Introspected, IntrospectResult } from '../scaffold/introspect.ts';
import type { FileChange } from '../edit/draft.ts';
import { stateOf } from './draftProject.ts';

/** An address that a server did not tell about. */
export interface Unread {
  readonly address: string;
  readonly because: string;
}

/** What `introspect` has found out, and done or would do. */
interface IntrospectReport {
  readonly result: IntrospectResult;
  readonly changes: readonly FileChange[];
  readonly unread: readonly Unread[];
}

const WIDTH = 'translate '.length;

/** @param written whether files were written; otherwise they are part of the answer */
export function introspectResult(
  { result, changes, unread }: IntrospectReport,
  written: boolean,
): object {
  const files = changes.map((change) => ({
    path: change.path,
    state: stateOf(change),
    ...(!written && { text: change.after }),
  }));
  return { ...result, files, written, unread };
}

/** The files that would be written. */
export function introspectPreview({ changes }: IntrospectReport): string {
  return changes.map(({ path, after }) => `# --- ${path}\n${after}\n`).join('');
}

/** One line for each thing that was done or deserves a look. */
export function introspectLines({ result, changes }: IntrospectReport): string {
  const { keys, untranslated, unplaced } = result.texts;
  return linesOf([
    ...changes.map(
      (change) => [stateOf(change) === 'new' ? 'written' : 'changed', change.path] as const,
    ),
    ...result.resources.flatMap(linesAbout),
    ...unplaced.map(
      ({ file, key }) => ['unplaced', `${key}: something else stands there in ${file}`] as const,
    ),
    ...(changes.length === 0 ? [['nothing', 'to add'] as const] : []),
    ...(untranslated.length > 0
      ? [['translate', `${keys.length} texts into ${untranslated.join(', ')}`] as const]
      : []),
  ]);
}

/** What was not taken from the server, one line each. */
export function leftOutLines({ result, unread }: IntrospectReport): string {
  return linesOf([
    ...unread.map(({ because }) => ['unread', because] as const),
    ...result.resources.flatMap(({ address, manifest, refused }) =>
      refused.map((words) => ['refused', `${manifest || address}: ${words}`] as const),
    ),
    ...result.resources
      .filter(({ state }) => state === 'unnamed')
      .map(({ address, resource }) => {
        const words = `'${resource}' is no id of a resource. Name one with --resource and --api`;
        return ['unnamed', `${address}: ${words}`] as const;
      }),
  ]);
}

function linesOf(lines: readonly (readonly [string, string])[]): string {
  return lines.map(([what, words]) => `${what.padEnd(WIDTH)}${printable(words)}\n`).join('');
}

function linesAbout(resource: Introspected): readonly (readonly [string, string])[] {
  const { resource: id, address, manifest, state, added, differs, todo } = resource;
  return [
    ...(state === 'several'
      ? ([['several', `${address}: is it ${id}? Name one with --resource and --api`]] as const)
      : []),
    ...(state === 'kept'
      ? [['kept', `${manifest}: it is not readable as this resource`] as const]
      : []),
    ...(state === 'present' && added.length > 0
      ? [['added', `${manifest}: ${added.join(', ')} (on no page yet)`] as const]
      : []),
    ...differs.map(({ field, about, manifest: ours, server }) =>
      about === 'presence' && server === 'absent'
        ? (['gone', `${manifest}: ${field}, which the server no longer has`] as const)
        : ([
            'differs',
            `${manifest}: ${field} ${about}: manifest ${ours}, server ${server}`,
          ] as const),
    ),
    ...todo.map(
      ({ field, perhaps }) =>
        [
          'todo',
          `${manifest}: whose records does ${field} name?${perhaps.length > 0 ? ` Perhaps ${perhaps.join(' or ')}.` : ''}`,
        ] as const,
    ),
  ];
}
