/** What a dialog is for: a new record, changing one, looking at one. */
export type FormDialogMode =
  | { readonly kind: 'new'; readonly cloneFrom?: string }
  | { readonly kind: 'edit' | 'view'; readonly id: string };
