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
