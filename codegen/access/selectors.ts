import type { AccessPoint } from './accessPoint.ts';
import type { AccessPoints } from './accessPoints.ts';

/** What stands for several pages or actions at once. */
const WORDS: ReadonlyMap<string, (point: AccessPoint) => boolean> = new Map([
  ['pages', isPage],
  ['actions', isAction],
  ['changes', (point: AccessPoint) => point.changes],
]);

/**
 * The pages and actions that a word of an expectation stands for:
 *
 * - `pages`, `actions`, `changes` (whatever changes something on the server)
 * - `pages.create`: pages of a kind; `actions.delete`: actions of a name
 * - `/settings`: the page at this address and all below
 * - `UserList`: a page
 * - `users.user`: pages and actions of a resource; `users.user.pages`, `.actions`, `.changes`: some of them
 * - `users.user.invite`: an action, `users.user.tab.permissions`: a tab, `users.user.field.org_roles`: a field
 */
export function select(selector: string, points: AccessPoints): readonly AccessPoint[] {
  const exact = points.get(selector);
  if (exact) return [exact];
  const test = testOf(selector);
  return [...points.values()].filter((point) => isPage(point) || isAction(point)).filter(test);
}

function testOf(selector: string): (point: AccessPoint) => boolean {
  if (selector.startsWith('/')) {
    return ({ path }) => path === selector || path?.startsWith(`${selector}/`) === true;
  }
  const whole = WORDS.get(selector);
  if (whole) return whole;
  const [first = '', second = '', third] = selector.split('.');
  if (first === 'pages') return (point) => isPage(point) && point.pageKind === second;
  if (first === 'actions') {
    return (point) => isAction(point) && point.id === `${point.resource}.${second}`;
  }
  const resource = `${first}.${second}`;
  const some = third === undefined ? () => true : WORDS.get(third);
  return (point) => point.resource === resource && some?.(point) === true;
}

/** A redirect leads to a page that has a gate of its own. */
function isPage({ kind, pageKind }: AccessPoint): boolean {
  return kind === 'page' && pageKind !== 'redirect';
}

function isAction({ kind }: AccessPoint): boolean {
  return kind === 'action';
}
