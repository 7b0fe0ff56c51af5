import createDOMPurify, { type Config } from 'dompurify';
import { visibleText } from '../i18n/visibleText.ts';
import { linkAddress } from './linkAddress.ts';
import { pictureAddress } from './pictureAddress.ts';

/** The one policy that may make HTML out of text here; the content security policy names it. */
const POLICY = 'gatehouse-html';
/** A start tag, and in it the attributes that a content security policy reports. */
const TAG = /<[a-z][^<>]*>/gi;
const REPORTED = /(?<=[\s"'/])(?:style|on[a-z]+)(?=\s*=)/gi;
/** A style sheet is reported too; this element is read alike, and left out with all that is in it. */
const STYLE_TAG = /<(\/?)style(?=[\s/>])/gi;
/** So are a new base and what stands in heads; this element is read alike, and left out. */
const HEAD_TAG = /<(?:base|meta|link)(?=[\s/>])/gi;
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/**
 * Text, lists, tables, links and pictures: what is not named here is left out. No styles, classes or
 * ids, which belong to the console; no fields and buttons, which could pass for its own; of what
 * fetches, `img` alone.
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
 * Makes HTML from the server safe to show (spec 1, section 2.6): what could run, phone home or pass
 * for the console is left out, and links open in a new tab that knows nothing of this one.
 *
 * @returns nodes to put into the page; no HTML text leaves this module
 */
export function sanitizeHtml(html: string): DocumentFragment {
  purifier ??= createPurifier();
  const fragment: DocumentFragment | null = purifier.sanitize(withoutReported(html), {
    RETURN_DOM_FRAGMENT: true,
  });
  // A text that begins with a frame set has no body.
  if (!fragment) return document.createDocumentFragment();
  for (const heading of fragment.querySelectorAll(HEADINGS)) flatten(heading);
  showHidden(fragment);
  return fragment;
}

/**
 * Browsers report inline styles, handlers and bases as soon as a text is parsed, even where they never
 * act. They are left out anyway: under another name they are left out in silence. What this does not find
 * is reported, and left out all the same.
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
    // Both by what they carry: an address on any other element is none.
    if (node.nodeName === 'A') makeLinkSafe(node);
    else node.removeAttribute('href');
    if (node.nodeName === 'IMG') makePictureSafe(node);
    else node.removeAttribute('src');
  });
  return made;
}

/** DOMPurify parses with it, in a document of its own; nobody else gets hold of it. */
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

/** A link must not read otherwise than its letters say. */
function showHidden(fragment: DocumentFragment): void {
  const texts = document.createNodeIterator(fragment, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const shown = visibleText(node.nodeValue ?? '');
    if (shown !== node.nodeValue) node.nodeValue = shown;
  }
}

/** Headings of a body would stand in the page's own outline (WCAG 2.2, criterion 1.3.1). */
function flatten(heading: Element): void {
  const line = document.createElement('p');
  const strong = document.createElement('strong');
  strong.append(...heading.childNodes);
  line.append(strong);
  heading.replaceWith(line);
}
