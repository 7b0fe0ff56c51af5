export type FormDialogMode =
  | { readonly kind: 'new'; readonly cloneFrom?: string }
  | { readonly kind: 'edit' | 'view'; readonly id: string };
