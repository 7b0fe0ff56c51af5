/** A key into the catalogues under `locales/`, for example `resources.users.user.one`. */
export type TextKey = string;

/**
 * What a person reads, never a sentence in the manifest: a key, a key whose placeholders are
 * filled by other keys (`%{one}` in `titles.create`), or a word the server gave (its metadata
 * labels, when a resource declares no fields).
 */
export type Text =
  | TextKey
  | { readonly key: TextKey; readonly with: Readonly<Record<string, TextKey>> }
  | { readonly literal: string };

/**
 * A part of a catalogue that is loaded on its own: `start`, the texts of one area's resources
 * (`resources.users`), or the `rest`.
 */
export type TextPart = string;

/** What is loaded before the first page. */
export const START: TextPart = 'start';
/** What hand-written code says that is not in the first load. */
export const REST: TextPart = 'rest';

/** The part with the fields, choices, groups, tabs, actions and help of a resource. */
export function resourcePart(resource: string): TextPart {
  return `resources.${resource.split('.')[0] ?? ''}`;
}

/** The part that a text is in, when it is not in the one of the start. */
export function partOfKey(key: TextKey): TextPart {
  return key.startsWith('resources.') ? resourcePart(key.slice('resources.'.length)) : REST;
}
