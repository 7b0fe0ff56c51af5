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
  return [
    ...changes.map((change) =>
      line(stateOf(change) === 'new' ? 'written' : 'changed', change.path),
    ),
    ...result.resources.flatMap(linesAbout),
    ...unplaced.map(({ file, key }) =>
      line('unplaced', `${key}: something else stands there in ${file}`),
    ),
    changes.length === 0 ? line('nothing', 'to add') : '',
    untranslated.length > 0
      ? line('translate', `${keys.length} texts into ${untranslated.join(', ')}`)
      : '',
  ].join('');
}

/** What was not taken from the server, one line each. */
export function leftOutLines({ result, unread }: IntrospectReport): string {
  const unnamed = result.resources.filter(({ state }) => state === 'unnamed');
  return [
    ...unread.map(({ because }) => line('unread', because)),
    ...result.resources.flatMap(({ address, manifest, refused }) =>
      refused.map((words) => line('refused', `${manifest || address}: ${words}`)),
    ),
    ...unnamed.map(({ address, resource }) => {
      const words = `'${resource}' is no id of a resource. Name one with --resource and --api`;
      return line('unnamed', `${address}: ${words}`);
    }),
  ].join('');
}

function line(what: string, words: string): string {
  return `${what.padEnd(WIDTH)}${printable(words)}\n`;
}

function linesAbout(introspected: Introspected): readonly string[] {
  const { resource: id, address, manifest, state, added, differs, todo } = introspected;
  return [
    state === 'several'
      ? line('several', `${address}: is it ${id}? Name one with --resource and --api`)
      : '',
    state === 'kept' ? line('kept', `${manifest}: it is not readable as this resource`) : '',
    state === 'present' && added.length > 0
      ? line('added', `${manifest}: ${added.join(', ')} (on no page yet)`)
      : '',
    ...differs.map(({ field, about, manifest: ours, server }) =>
      about === 'presence' && server === 'absent'
        ? line('gone', `${manifest}: ${field}, which the server no longer has`)
        : line('differs', `${manifest}: ${field} ${about}: manifest ${ours}, server ${server}`),
    ),
    ...todo.map(({ field, perhaps }) => {
      const hint = perhaps.length > 0 ? ` Perhaps ${perhaps.join(' or ')}.` : '';
      return line('todo', `${manifest}: whose records does ${field} name?${hint}`);
    }),
  ];
}
