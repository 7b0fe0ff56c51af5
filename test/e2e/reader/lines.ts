/** A node of the browser's accessibility tree (Chrome DevTools Protocol, Accessibility.AXNode). */
export interface TreeNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: {
      readonly value?: unknown;
      readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[];
    };
  }[];
}

/** What is said when the focus comes into one of them. */
const SURROUNDINGS = ['dialog', 'alertdialog', 'menu', 'group', 'radiogroup', 'tree', 'tablist'];
/** Said when they have a name. */
const NAMED = ['group'];
/** Whose place among the others is said. */
const COUNTED = ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'tab'];

const said = (part: { readonly value?: unknown } | undefined): string =>
  part?.value === undefined
    ? ''
    : String(part.value)
        .replaceAll(/[\s\u200b]+/g, ' ')
        .trim();

export const roleOf = (node: TreeNode): string => said(node.role);

export function propertyOf(node: TreeNode, name: string) {
  return node.properties?.find((one) => one.name === name)?.value;
}

/**
 * What a screen reader says of a node: role, name, value, states, place among others, description.
 *
 * @param around the node's relatives: ancestors and siblings
 */
export function lineOf(node: TreeNode, around: readonly TreeNode[]): string {
  const name = said(node.name);
  const value = said(node.value);
  const description = said(node.description);
  return [
    [
      `${roleOf(node)} "${name}"${value !== '' && value !== name ? ` = "${value}"` : ''}`,
      ...statesOf(node),
      ...placeOf(node, around),
    ].join(', '),
    ...(description === '' ? [] : [`(${description})`]),
  ].join(' ');
}

function statesOf(node: TreeNode): readonly string[] {
  const state = (name: string) => said(propertyOf(node, name));
  const either = (name: string, yes: string, no: string) => {
    const value = state(name);
    return value === '' ? [] : [value === 'true' ? yes : value === 'false' ? no : value];
  };
  const when = (name: string, word = name) => (['', 'false'].includes(state(name)) ? [] : [word]);
  const level = state('level');
  return [
    ...either('checked', 'checked', 'not checked'),
    ...either('pressed', 'pressed', 'not pressed'),
    ...either('expanded', 'expanded', 'collapsed'),
    ...when('selected'),
    ...when('disabled'),
    ...when('readonly', 'read only'),
    ...when('required'),
    ...when('invalid'),
    ...when('busy'),
    ...(['', 'false'].includes(state('hasPopup')) ? [] : [`opens ${state('hasPopup')}`]),
    ...(level === '' ? [] : [`level ${level}`]),
  ];
}

/** Whether the place of a node among its siblings is said. */
export const isCounted = (node: TreeNode): boolean => COUNTED.includes(roleOf(node));

function placeOf(node: TreeNode, around: readonly TreeNode[]): readonly string[] {
  if (!isCounted(node)) return [];
  const same = around.filter(
    (one) => one.parentId === node.parentId && !one.ignored && roleOf(one) === roleOf(node),
  );
  const at = same.findIndex(({ nodeId }) => nodeId === node.nodeId);
  return at < 0 ? [] : [`${at + 1} of ${same.length}`];
}

/** Whether a node is said when the focus comes into it. */
export const surrounds = (node: TreeNode): boolean =>
  !node.ignored &&
  SURROUNDINGS.includes(roleOf(node)) &&
  (said(node.name) !== '' || !NAMED.includes(roleOf(node)));

/** What surrounds a node, outermost first: `dialog "Delete 2 users?" (They cannot log in any more.)`. */
export function surroundingsOf(node: TreeNode, around: readonly TreeNode[]): readonly string[] {
  const parent = around.find(({ nodeId }) => nodeId === node.parentId);
  if (!parent) return [];
  return [
    ...surroundingsOf(parent, around),
    ...(surrounds(parent) ? [lineOf(parent, around)] : []),
  ];
}
