import createDOMPurify, { type Config } from 'dompurify';

/** The one policy that may make HTML out of text here; the content security policy names it. */
const POLICY = 'gatehouse-html';
/** Pages, mail and telephone; nothing that runs code. */
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;
/** Pictures of this server or within the text itself: others would tell their server who reads. */
const SAFE_PICTURE = /^(?:\/(?!\/)|data:image\/(?:png|jpe?g|gif|webp);)/i;
/** A start tag, and in it the attributes that a content security policy reports. */
const TAG = /<[a-z][^<>]*>/gi;
const REPORTED = /(?<=[\s"'/])(?:style|on[a-z]+)(?=\s*=)/gi;
/** A style sheet is reported too; this element is read alike, and left out with all that is in it. */
const STYLE_TAG = /<(\/?)style(?=[\s/>])/gi;
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

const FORBIDDEN_TAGS =
  'style form input button select option textarea label fieldset dialog details summary audio video ' +
  'source track area map main header footer nav aside section article picture marquee meter';
const FORBIDDEN_ATTRIBUTES =
  'style class id name role tabindex contenteditable accesskey autofocus srcset sizes usemap ' +
  'background bgcolor color popover slot is hidden';

/**
 * Text, lists, tables, links and pictures. No styles, classes or ids, which belong to the console;
 * no fields and buttons, which could pass for its own.
 */
const ALLOWED: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: FORBIDDEN_TAGS.split(' '),
  FORBID_ATTR: FORBIDDEN_ATTRIBUTES.split(' '),
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
  const fragment = purifier.sanitize(withoutReported(html), { RETURN_DOM_FRAGMENT: true });
  for (const heading of fragment.querySelectorAll(HEADINGS)) flatten(heading);
  return fragment;
}

/**
 * Browsers report inline styles and handlers as soon as a text is parsed, even where they never act.
 * They are left out anyway: under another name they are left out in silence. What this does not find
 * is reported, and left out all the same.
 */
function withoutReported(html: string): string {
  return html
    .replaceAll(STYLE_TAG, '<$1noembed')
    .replaceAll(TAG, (tag) => tag.replaceAll(REPORTED, 'data-left-out'));
}

function createPurifier(): Purifier {
  const made = createDOMPurify(globalThis.window);
  const policy = createPolicy();
  made.setConfig({ ...ALLOWED, ...(policy && { TRUSTED_TYPES_POLICY: policy }) });
  made.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A') makeLinkSafe(node);
    if (node.nodeName === 'IMG') makePictureSafe(node);
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
  if (!SAFE_ADDRESS.test(link.getAttribute('href') ?? '')) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function makePictureSafe(picture: Element): void {
  if (!SAFE_PICTURE.test(picture.getAttribute('src') ?? '')) picture.remove();
  else if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

/** Headings of a body would stand in the page's own outline (WCAG 2.2, criterion 1.3.1). */
function flatten(heading: Element): void {
  const line = document.createElement('p');
  const strong = document.createElement('strong');
  strong.append(...heading.childNodes);
  line.append(strong);
  heading.replaceWith(line);
}
