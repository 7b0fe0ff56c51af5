// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { sanitizeHtml } from '../../../src/api/sanitize.ts';
import { htmlAttacks } from './htmlAttacks.ts';
import { leavesPictures, readings } from './pictureRequests.ts';

const SEED = 20_261_122;
const COUNT = 2000;
const ELEMENTS = new Set(
  (
    'P BR HR DIV SPAN B STRONG I EM U S DEL INS SUB SUP SMALL BIG MARK CODE KBD SAMP VAR TT PRE ' +
    'BLOCKQUOTE Q CITE ABBR DFN TIME UL OL LI DL DT DD TABLE CAPTION COLGROUP COL THEAD TBODY TFOOT TR ' +
    'TH TD A IMG FONT CENTER BDI RUBY RB RT RP WBR STRIKE ADDRESS FIGURE FIGCAPTION NOBR'
  ).split(' '),
);
const ATTRIBUTES = new Set(
  (
    'href src alt title width height align valign colspan rowspan headers scope span dir lang start ' +
    'reversed type value datetime border cellpadding cellspacing nowrap target rel'
  ).split(' '),
);

const CALL = /^\/(?:api|ws)\/|logout/i;

/** What is wrong with the nodes made of an attack. */
function faultsOf(fragment: DocumentFragment): readonly string[] {
  return [...fragment.querySelectorAll('*')].flatMap((element) => {
    const faults = [...element.attributes]
      .filter(({ name }) => !ATTRIBUTES.has(name))
      .map(({ name }) => `attribute ${name}`);
    if (!ELEMENTS.has(element.tagName)) faults.push(`element ${element.tagName}`);
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') faults.push('a foreign element');
    const source = element.getAttribute('src');
    if (element.tagName === 'IMG' ? leavesPictures(source ?? '', location.origin) : source !== null)
      faults.push(`src ${source}`);
    const href = element.getAttribute('href');
    if (href === null) return faults;
    const { protocol, host, pathname } = new URL(href, location.origin);
    if (element.tagName !== 'A' || element.getAttribute('rel') !== 'noopener noreferrer')
      faults.push(`an unsafe link ${href}`);
    if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)) faults.push(`href ${href}`);
    if (host === location.host && readings(pathname).some((path) => CALL.test(path)))
      faults.push(`href ${href}`);
    return faults;
  });
}

/**
 * Sanitizes the attacks. Each is parsed into a new document, for which jsdom's selector engine adds listeners to
 * the window that are never removed and slow down the next ones; so adding listeners is disabled meanwhile.
 */
function clean() {
  const listen = vi
    .spyOn(EventTarget.prototype, 'addEventListener')
    .mockImplementation(() => undefined);
  try {
    return htmlAttacks(SEED, COUNT).map(({ html }) => ({ html, nodes: sanitizeHtml(html) }));
  } finally {
    listen.mockRestore();
  }
}

describe('messages that want a reader’s browser to do something', () => {
  const cleaned = clean();

  it(`come to nothing: ${COUNT} attacks leave no element, attribute or address that acts`, () => {
    const found = cleaned.flatMap(({ html, nodes }) => {
      const faults = faultsOf(nodes);
      return faults.length > 0 ? [{ html, faults }] : [];
    });
    expect(found.slice(0, 5)).toEqual([]);
  });

  it('are no empty trial: pictures and links that are safe come through', () => {
    const count = (selector: string) =>
      cleaned.filter(({ nodes }) => nodes.querySelector(selector)).length;
    expect(count('img[src*="mark"]')).toBeGreaterThan(5);
    expect(count('a[href]')).toBeGreaterThan(20);
  });
});
