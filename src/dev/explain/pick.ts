import { ResourceContext } from 'ra-core';
import { RoutePage } from '../../app/RoutePage.tsx';
import { FieldFrame } from '../../fields/edit/FieldFrame.tsx';
import { DetailTabs } from '../../pages/detail/DetailTabs.tsx';
import { QuickActions } from '../../pages/detail/QuickActions.tsx';
import { DetailButtons } from '../../pages/detail/DetailButtons.tsx';
import { RecordHead } from '../../pages/detail/RecordHead.tsx';
import { PageHeading } from '../../pages/heading/PageHeading.tsx';
import { CreateButton } from '../../pages/list/create/CreateButton.tsx';
import { EntryMenu } from '../../pages/list/EntryMenu.tsx';
import { HeadCell } from '../../pages/list/HeadCell.tsx';
import { ListActions } from '../../pages/list/ListActions.tsx';
import { ListRow } from '../../pages/list/ListRow.tsx';
import { RowActions } from '../../pages/list/RowActions.tsx';
import { FieldTerms } from '../../pages/record/FieldTerms.tsx';
import TransferTools from '../../pages/transfer/TransferTools.tsx';
import CollapsedEntries from '../../shell/CollapsedEntries.tsx';
import { MenuEntries } from '../../shell/MenuEntries.tsx';
import { componentName, fibersAt, type Fiber } from './fibers.ts';
import { isObject } from '../../api/unknownValues.ts';

/** A part of the page, and what to ask about it. */
export interface Picked {
  readonly element: Element;
  /** The first that the manifests know is meant. */
  readonly asked: readonly string[];
}

/** What a part of the page is, by the component that shows it. Names of the manifests are the keys in it. */
type Meaning = 'field' | 'tab' | 'action' | 'group';

const MEANING_OF_KEYS: ReadonlyMap<string, Meaning> = new Map([
  [componentName(ListRow), 'field'],
  [componentName(FieldTerms), 'field'],
  [componentName(RecordHead), 'field'],
  [componentName(DetailTabs), 'tab'],
  [componentName(ListActions), 'action'],
  [componentName(RowActions), 'action'],
  [componentName(EntryMenu), 'action'],
  [componentName(QuickActions), 'action'],
  [componentName(DetailButtons), 'action'],
  [componentName(TransferTools), 'action'],
  [componentName(MenuEntries), 'group'],
  [componentName(CollapsedEntries), 'group'],
]);
/** Longer texts are contents, and no label. */
const LONGEST_WORDS = 200;

interface Thing {
  readonly element: Element;
  readonly names: (scope: Scope) => readonly string[];
  readonly isAction?: true;
}

/** Where a thing stands. */
interface Scope {
  /** The resources around it, the innermost first. */
  readonly resources: readonly string[];
  readonly route: string | undefined;
}

/** What somebody points at: the innermost part that the manifests know, or else its words. */
export function pick(element: Element): Picked {
  const fibers = fibersAt(element);
  const thing = thingAt(fibers, element);
  const scope = scopeOf(fibers);
  return {
    element: thing?.element ?? element,
    asked: [...(thing?.names(scope) ?? []), ...wordsOf(element)],
  };
}

function thingAt(fibers: readonly Fiber[], start: Element): Thing | undefined {
  let element = start;
  let link: Thing | undefined;
  let keyed: { readonly key: string; readonly element: Element } | undefined;
  for (const fiber of fibers) {
    element = fiber.element ?? element;
    if (element instanceof HTMLAnchorElement && isOurs(element)) link ??= linkTo(element);
    const name = componentName(fiber.type);
    const meaning = MEANING_OF_KEYS.get(name);
    const thing =
      meaning && keyed
        ? keyedThing(meaning, keyed.key, keyed.element, fiber)
        : plainThing(name, fiber, element, start);
    // A link is what it leads to, unless it is the button of an action.
    if (thing && link)
      return thing.isAction === true ? { ...thing, names: both(thing, link) } : link;
    if (thing) return thing;
    if (fiber.key !== undefined) keyed = { key: fiber.key, element };
  }
  return link;
}

const both = (one: Thing, other: Thing) => (scope: Scope) => [
  ...one.names(scope),
  ...other.names(scope),
];

function linkTo(element: HTMLAnchorElement): Thing {
  const { pathname } = element;
  return { element, names: () => [pathname] };
}

/** What says by itself what it is. */
function plainThing(
  name: string,
  { props }: Fiber,
  element: Element,
  start: Element,
): Thing | undefined {
  switch (name) {
    case HeadCell.name:
      return { element, names: ofResources(String(props['field'])) };
    case FieldFrame.name:
      return { element, names: ofResources(pathOfInput(String(props['id']))) };
    case CreateButton.name:
      return { element, names: ofResources('create'), isAction: true };
    case PageHeading.name: {
      const heading = start.closest('h1');
      return heading
        ? { element: heading, names: ({ route }) => (route === undefined ? [] : [route]) }
        : undefined;
    }
    default:
      return undefined;
  }
}

function keyedThing(
  meaning: Meaning,
  key: string,
  element: Element,
  { props }: Fiber,
): Thing | undefined {
  switch (meaning) {
    case 'field':
      return { element, names: ofResources(key) };
    case 'tab':
      return {
        element,
        names: (scope) => [
          ...(scope.route === undefined ? [] : [`${scope.route}.tab.${key}`]),
          ...ofResources(`tab.${key}`)(scope),
        ],
      };
    case 'action':
      return { element, names: actionNames(key), isAction: true };
    case 'group': {
      const title = titleIn(props['entries'], key);
      return { element, names: () => (title === undefined ? [] : [title]) };
    }
  }
}

const ofResources =
  (name: string) =>
  ({ resources }: Scope): readonly string[] =>
    resources.map((resource) => `${resource}.${name}`);

/** Of an action and a button of the same name, the compiler calls the action `actions.NAME`. */
const actionNames = (key: string) => (scope: Scope) =>
  scope.resources.flatMap((resource) => [`${resource}.${key}`, `${resource}.actions.${key}`]);

function scopeOf(fibers: readonly Fiber[]): Scope {
  const provided = fibers.flatMap(({ type, props }) =>
    type === ResourceContext && typeof props['value'] === 'string' && props['value'] !== ''
      ? [props['value']]
      : [],
  );
  const page = fibers.find(({ type }) => componentName(type) === RoutePage.name);
  const route = page?.props['route'];
  return {
    resources: [...new Set(provided)],
    route: isObject(route) && typeof route['name'] === 'string' ? route['name'] : undefined,
  };
}

/** A link to a page of the console. */
function isOurs({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === window.location.origin && pathname.startsWith(import.meta.env.BASE_URL);
}

/** `field-protocols.0.port`, the id of an input, is the field `protocols.port`. */
function pathOfInput(id: string): string {
  return id
    .replace(/^(over-)?field-/, '')
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .join('.');
}

/** The key of the text of a menu group. */
function titleIn(entries: unknown, key: string): string | undefined {
  if (!Array.isArray(entries)) return undefined;
  const entry: unknown = entries.find((one: unknown) => isObject(one) && one['key'] === key);
  return isObject(entry) && typeof entry['title'] === 'string' ? entry['title'] : undefined;
}

/** What a user reads there, or hears: all of it, or else what stands in the element itself. */
function wordsOf(pointed: Element): readonly string[] {
  const control = pointed.closest('button, a, label, [role]');
  const elements = [pointed, ...(control ? [control] : [])];
  const words = elements
    .flatMap((element) => [
      element instanceof HTMLElement ? element.innerText : '',
      ownText(element),
      element.getAttribute('aria-label'),
      element.getAttribute('title'),
    ])
    .map((one) => one?.trim() ?? '')
    .filter((one) => one !== '' && one.length <= LONGEST_WORDS);
  return [...new Set(words)];
}

function ownText({ childNodes }: Element): string {
  return [...childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent)
    .join('');
}
