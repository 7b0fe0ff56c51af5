/*
 * What a permission can allow (contract: permissions, section 0): single actions, and words that stand
 * for several of them. A fact of the API, for browser and sandbox.
 */

/** The single actions, in the order the server lists them. */
export const SINGLE_ACTIONS: readonly string[] = [
  'connect',
  'upload_file',
  'download_file',
  'clipboard_copy',
  'clipboard_paste',
];

/** Stands for every single action. */
export const ALL_ACTIONS = 'all';

/** Which single actions each other composite stands for. */
export const COMPOSITE_ACTIONS: Readonly<Record<string, readonly string[]>> = {
  updownload: ['upload_file', 'download_file'],
  clipboard_copy_paste: ['clipboard_copy', 'clipboard_paste'],
};
