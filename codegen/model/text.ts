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
 * A part of a catalogue that is loaded on its own: the texts of one area's resources
 * (`resources.users`), or those that stand in a folder of that name below their language (`later`).
 */
export type TextPart = string;

/** The part with the fields, choices, groups, tabs, actions and help of a resource. */
export function resourcePart(resource: string): TextPart {
  return `resources.${resource.split('.')[0] ?? ''}`;
}
