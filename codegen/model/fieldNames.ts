/*
 * What the name of a field means in this API where nothing else says it: one list for compiler,
 * browser and sandbox.
 */

/** Encrypted before they are sent unless a manifest says otherwise (spec 1, section 2.9). */
export const SECRET_NAMES: readonly string[] = ['password', 'token', 'private_key'];

/** What a related record is called by, the first that it has, when the server answers with the record itself. */
export const TITLE_NAMES: readonly string[] = [
  'name',
  'display_name',
  'hostname',
  'username',
  'value',
  'id',
];

/** How fields that hold a moment begin. */
export const MOMENT_PREFIX = 'date_';

/** A box of several lines, however the server types it (spec 1, section 2.9). */
export const COMMENT = 'comment';
