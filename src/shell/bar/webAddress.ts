/**
 * An address that an administrator typed into a setting, when it is one to follow: of the web, or a
 * path of this server. Anything else, a script above all, is none.
 */
export function webAddress(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  if (/^\/(?![/\\])/.test(text)) return text;
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : undefined;
}
