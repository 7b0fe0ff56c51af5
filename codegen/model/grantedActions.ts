/*
 * What a permission can allow (contract: permissions, section 0): single actions, and composites of several. Used
 * by browser and sandbox.
 */

/** The single actions in the server's order. */
export const SINGLE_ACTIONS: readonly string[] = [
  'connect',
  'upload_file',
  'download_file',
  'clipboard_copy',
  'clipboard_paste',
];

/** The composite of all single actions. */
export const ALL_ACTIONS = 'all';

/** The single actions of each other composite. */
export const COMPOSITE_ACTIONS: Readonly<Record<string, readonly string[]>> = {
  updownload: ['upload_file', 'download_file'],
  clipboard_copy_paste: ['clipboard_copy', 'clipboard_paste'],
};
