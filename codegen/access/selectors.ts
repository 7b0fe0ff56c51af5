import type { Offer } from './offer.ts';
import type { Offers } from './offers.ts';

/** What stands for several pages or actions at once. */
const WORDS: ReadonlyMap<string, (offer: Offer) => boolean> = new Map([
  ['pages', isPage],
  ['actions', isAction],
  ['changes', (offer: Offer) => offer.changes],
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
export function select(selector: string, offers: Offers): readonly Offer[] {
  const exact = offers.get(selector);
  if (exact) return [exact];
  const test = testOf(selector);
  return [...offers.values()].filter((offer) => isPage(offer) || isAction(offer)).filter(test);
}

function testOf(selector: string): (offer: Offer) => boolean {
  if (selector.startsWith('/')) {
    return ({ path }) => path === selector || path?.startsWith(`${selector}/`) === true;
  }
  const whole = WORDS.get(selector);
  if (whole) return whole;
  const [first = '', second = '', third] = selector.split('.');
  if (first === 'pages') return (offer) => isPage(offer) && offer.pageKind === second;
  if (first === 'actions') {
    return (offer) => isAction(offer) && offer.id === `${offer.resource}.${second}`;
  }
  const resource = `${first}.${second}`;
  const some = third === undefined ? () => true : WORDS.get(third);
  return (offer) => offer.resource === resource && some?.(offer) === true;
}

/** A redirect leads to a page that has a gate of its own. */
function isPage({ kind, pageKind }: Offer): boolean {
  return kind === 'page' && pageKind !== 'redirect';
}

function isAction({ kind }: Offer): boolean {
  return kind === 'action';
}
