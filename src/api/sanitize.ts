import createDOMPurify, { type Config } from 'dompurify';
import { visibleText } from '../i18n/visibleText.ts';
import { linkAddress } from './linkAddress.ts';
import { pictureAddress } from './pictureAddress.ts';

/** The only Trusted Types policy that makes HTML of text; the content security policy names it. */
const POLICY = 'gatehouse-html';
/** A start tag with attributes that a content security policy reports. */
const TAG = /<[a-z][^<>]*>/gi;
const REPORTED = /(?<=[\s"'/])(?:style|on[a-z]+)(?=\s*=)/gi;
/** Style sheets are reported, too; this unknown element is parsed alike and removed with its content. */
const STYLE_TAG = /<(\/?)style(?=[\s/>])/gi;
/** So are elements of a head; this unknown element is parsed alike and removed. */
const HEAD_TAG = /<(?:base|meta|link)(?=[\s/>])/gi;
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/**
 * Allowed: text, lists, tables, links and pictures. No styles, classes or ids, which could imitate
 * the console; no inputs and buttons; of loading elements `img` only.
 */
const ALLOWED: Config = {
  ALLOWED_TAGS: (
    'p br hr div span h1 h2 h3 h4 h5 h6 b strong i em u s del ins sub sup small big mark code kbd samp ' +
    'var tt pre blockquote q cite abbr dfn time ul ol li dl dt dd table caption colgroup col thead tbody ' +
    'tfoot tr th td a img font center bdi ruby rb rt rp wbr strike address figure figcaption nobr #text'
  ).split(' '),
  ALLOWED_ATTR: (
    'href src alt title width height align valign colspan rowspan headers scope span dir lang start ' +
    'reversed type value datetime border cellpadding cellspacing nowrap'
  ).split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};

type Purifier = ReturnType<typeof createDOMPurify>;
let purifier: Purifier | undefined;

/**
 * Sanitizes HTML from the server (spec 1, section 2.6): removes whatever could run, load or imitate
 * the console; links open in a new tab with `noopener`.
 *
 * @returns DOM nodes; no HTML text leaves this module
 */
export function sanitizeHtml(html: string): DocumentFragment {
  purifier ??= createPurifier();
  const fragment: DocumentFragment | null = purifier.sanitize(withoutReported(html), {
    RETURN_DOM_FRAGMENT: true,
  });
  // HTML that begins with a frameset has no body.
  if (!fragment) return document.createDocumentFragment();
  for (const heading of fragment.querySelectorAll(HEADINGS)) flatten(heading);
  showHidden(fragment);
  return fragment;
}

/**
 * Browsers report inline styles, handlers and bases while parsing, even in inert documents. Renamed
 * before parsing they are removed silently; what this misses is reported and removed all the same.
 */
function withoutReported(html: string): string {
  return html
    .replaceAll(STYLE_TAG, '<$1noembed')
    .replaceAll(HEAD_TAG, '<param')
    .replaceAll(TAG, (tag) => tag.replaceAll(REPORTED, 'data-left-out'));
}

function createPurifier(): Purifier {
  const made = createDOMPurify(globalThis.window);
  const policy = createPolicy();
  made.setConfig({ ...ALLOWED, ...(policy && { TRUSTED_TYPES_POLICY: policy }) });
  made.addHook('afterSanitizeAttributes', (node) => {
    // By attribute: on other elements an address has no effect.
    if (node.nodeName === 'A') makeLinkSafe(node);
    else node.removeAttribute('href');
    if (node.nodeName === 'IMG') makePictureSafe(node);
    else node.removeAttribute('src');
  });
  return made;
}

/** DOMPurify parses with this policy in an inert document; nothing else can use it. */
function createPolicy(): Config['TRUSTED_TYPES_POLICY'] {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(factory)) return undefined;
  return factory.createPolicy(POLICY, {
    createHTML: (text) => text,
    createScriptURL: () => '',
  });
}

interface PolicyRules {
  readonly createHTML: (text: string) => string;
  readonly createScriptURL: (text: string) => string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: PolicyRules): NonNullable<Config['TRUSTED_TYPES_POLICY']>;
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

function makeLinkSafe(link: Element): void {
  const address = linkAddress(link.getAttribute('href'));
  if (address === undefined) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', address);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function makePictureSafe(picture: Element): void {
  const address = pictureAddress(picture.getAttribute('src'));
  if (address === undefined) {
    picture.remove();
    return;
  }
  picture.setAttribute('src', address);
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

/** Makes hidden characters visible, so that a link shows what it is. */
function showHidden(fragment: DocumentFragment): void {
  const texts = document.createNodeIterator(fragment, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const shown = visibleText(node.nodeValue ?? '');
    if (shown !== node.nodeValue) node.nodeValue = shown;
  }
}

/** Headings of a message would be part of the page's outline (WCAG 2.2, criterion 1.3.1). */
function flatten(heading: Element): void {
  const line = document.createElement('p');
  const strong = document.createElement('strong');
  strong.append(...heading.childNodes);
  line.append(strong);
  heading.replaceWith(line);
}
