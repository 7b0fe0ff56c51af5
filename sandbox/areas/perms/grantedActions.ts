import {
  ALL_ACTIONS,
  COMPOSITE_ACTIONS,
  SINGLE_ACTIONS,
} from '@gatehouse-console/engine/model/grantedActions.ts';
import type { ValuesOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';

const COMPOSITES: readonly (readonly [name: string, parts: readonly string[]])[] = [
  [ALL_ACTIONS, SINGLE_ACTIONS],
  ...Object.entries(COMPOSITE_ACTIONS),
];
/** All actions; a permission that names none gets these. */
export const EVERY_ACTION: readonly string[] = [
  'all',
  'connect',
  'upload_file',
  'download_file',
  'updownload',
  'clipboard_copy',
  'clipboard_paste',
  'clipboard_copy_paste',
];

/** Adds every composite whose actions are all given; drops unknown names. */
export function completeActions(given: readonly unknown[]): readonly string[] {
  const parts = new Set<unknown>(given);
  for (const [name, members] of COMPOSITES) {
    if (parts.has(name)) for (const member of members) parts.add(member);
  }
  const whole = COMPOSITES.filter(([, members]) => members.every((part) => parts.has(part)));
  const complete = new Set<unknown>([
    ...SINGLE_ACTIONS.filter((part) => parts.has(part)),
    ...whole.map(([name]) => name),
  ]);
  return EVERY_ACTION.filter((action) => complete.has(action));
}

/** The server stores actions as a bit mask; `all` has some unused bits. Source: protocol, section 14.4. */
const BITS: Readonly<Record<string, number>> = {
  connect: 1,
  upload_file: 2,
  download_file: 4,
  clipboard_copy: 8,
  clipboard_paste: 16,
  all: 255,
};

/** The bit mask of actions. */
export function bitsOf(actions: readonly unknown[]): number {
  return actions.reduce<number>((sum, action) => sum | (BITS[String(action)] ?? 0), 0);
}

/** Completes the actions before a permission is saved; a new one without actions gets all. */
export function saveActions(
  values: ValuesOf<'perms.assetpermission' | 'perms.applicationpermission'>,
  isNew: boolean,
): void {
  const { actions } = values;
  if (Array.isArray(actions)) values['actions'] = completeActions(actions);
  else if (isNew) values['actions'] = EVERY_ACTION;
}
