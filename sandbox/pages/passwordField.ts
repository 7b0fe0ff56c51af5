import { escaped } from './html.ts';
import type { PageTranslate } from './pageTexts.ts';

/** The script of pages with such a field. */
export const REVEAL_HEAD = '<script src="/static/js/reveal.js" defer></script>';

const EYE =
  'M12 5c-5 0-9 4.5-10 7 1 2.5 5 7 10 7s9-4.5 10-7c-1-2.5-5-7-10-7zm0 11.5a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9zm0-2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z';

/**
 * A password with a button that shows it.
 *
 * @param attributes of the input, besides its name and type; escaped
 */
export function passwordField(say: PageTranslate, name: string, attributes: string): string {
  return `<span class="secret"><input id="${name}" name="${name}" type="password" ${attributes}><button type="button" class="reveal" data-reveals="${name}" aria-pressed="false" aria-label="${escaped(say('showPassword'))}" title="${escaped(say('showPassword'))}" hidden><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="${EYE}" fill="currentColor"/><path class="slash" d="M3.5 2 22 20.5 20.5 22 2 3.5z" fill="currentColor"/></svg></button></span>`;
}
