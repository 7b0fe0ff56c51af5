/* Field names that have a meaning in this API unless a manifest says otherwise, for compiler, browser and sandbox. */

/** Encrypted before they are sent (spec 1, section 2.9). */
export const SECRET_NAMES: readonly string[] = ['password', 'token', 'private_key'];

/** When the server sends a related record as an object, the first of these fields is its title. */
export const TITLE_NAMES: readonly string[] = [
  'name',
  'display_name',
  'hostname',
  'username',
  'value',
  'id',
];

/** A switch with words of its own: activated, deactivated. */
export const ACTIVE = 'is_active';

/** Prefix of fields with a date and time. */
export const MOMENT_PREFIX = 'date_';

/** Always a text area, whatever type the server gives (spec 1, section 2.9). */
export const COMMENT = 'comment';
