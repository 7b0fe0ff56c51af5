/** What react-admin's inputs write as HTML where they have no help text: a space that keeps the line's height. */
const KEPT_SPACE = '&#8203;';

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML(html: string): string | null }): unknown;
}

/** Lets through the one text that react-admin's own components write as HTML; the browser refuses all others. */
export function allowKeptSpace(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === KEPT_SPACE ? html : null),
  });
}
