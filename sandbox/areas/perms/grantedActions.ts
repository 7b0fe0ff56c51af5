import {
  ALL_ACTIONS,
  COMPOSITE_ACTIONS,
  SINGLE_ACTIONS,
} from '../../../codegen/model/grantedActions.ts';
import type { ValuesOf } from '../../kernel/core/tables.ts';

const COMPOSITES: readonly (readonly [name: string, parts: readonly string[]])[] = [
  [ALL_ACTIONS, SINGLE_ACTIONS],
  ...Object.entries(COMPOSITE_ACTIONS),
];
const ORDER = [
  'all',
  'connect',
  'upload_file',
  'download_file',
  'updownload',
  'clipboard_copy',
  'clipboard_paste',
  'clipboard_copy_paste',
];

/** All actions; a permission that names none gets these. */
export const EVERY_ACTION: readonly string[] = ORDER;

/** Adds every composite whose actions are all given; drops unknown names. */
export function completeActions(given: readonly unknown[]): readonly string[] {
  const parts = new Set<unknown>(given);
  for (const [name, members] of COMPOSITES) {
    if (parts.has(name)) for (const member of members) parts.add(member);
  }
  const whole = COMPOSITES.filter(([, members]) => members.every((one) => parts.has(one)));
  const known = new Set<unknown>([
    ...SINGLE_ACTIONS.filter((part) => parts.has(part)),
    ...whole.map(([name]) => name),
  ]);
  return ORDER.filter((action) => known.has(action));
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
  const given = values['actions'];
  if (Array.isArray(given)) values['actions'] = completeActions(given);
  else if (isNew) values['actions'] = EVERY_ACTION;
}
