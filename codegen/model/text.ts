/** A key of the catalogues in `locales/`, for example `resources.users.user.one`. */
export type TextKey = string;

/**
 * A text that users read. Manifests hold no sentences, so it is a key, or a key whose placeholders are filled by
 * other keys (`%{one}` in `titles.create`), or a text from the server (the metadata's label of an undeclared
 * field).
 */
export type Text =
  | TextKey
  | { readonly key: TextKey; readonly with: Readonly<Record<string, TextKey>> }
  | { readonly literal: string };

/**
 * A part of a catalogue that is loaded separately: `start`, the texts of one area's resources (`resources.users`),
 * or `rest`.
 */
export type TextPart = string;

/** Loaded before the first page. */
export const START: TextPart = 'start';
/** Texts of hand-written code that are not in the first load. */
export const REST: TextPart = 'rest';

/** The part with a resource's fields, choices, groups, tabs, actions and help texts. */
export function resourcePart(resource: string): TextPart {
  return `resources.${resource.split('.')[0] ?? ''}`;
}

/** The part that has this text, when it is not in the first load. */
export function partOfKey(key: TextKey): TextPart {
  return key.startsWith('resources.') ? resourcePart(key.slice('resources.'.length)) : REST;
}
