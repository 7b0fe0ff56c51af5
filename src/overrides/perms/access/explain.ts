import { memoize } from 'es-toolkit/function';
import { readDate } from '@gatehouse-console/engine/i18n/dates.ts';
import type { Facts } from './loadFacts.ts';
import type { LoginRuleFacts, PermissionFacts, UserFacts } from './readFacts.ts';
import { grantsOf, type Grant } from './grants.ts';
import { loginLimits } from './loginRules.ts';
import { CONNECT, isOfOneSide, isOfValidity, type Obstacle } from './obstacles.ts';

/** A system user that somebody may use on something, by all permissions in force together. */
interface GrantedAccount {
  readonly id: string;
  /** Single actions. */
  readonly actions: readonly string[];
  /** The permissions in force that give it. */
  readonly permissions: readonly PermissionFacts[];
  /** The latest end of those that allow connecting, in the server's format; empty when none does. */
  readonly until: string;
}

/** Why somebody does not reach something. */
export type Reason =
  | { readonly kind: 'no-permission' }
  /** User or asset themselves, whatever the permission. */
  | { readonly kind: 'side'; readonly obstacle: Obstacle }
  | {
      readonly kind: 'permission';
      readonly obstacle: Obstacle;
      readonly permission: PermissionFacts;
    }
  | { readonly kind: 'login-rule'; readonly rule: LoginRuleFacts };

export interface Explanation {
  readonly verdict: 'yes' | 'no' | 'unknown';
  readonly grants: readonly Grant[];
  /** With `yes`: the system users that allow connecting. */
  readonly accounts: readonly GrantedAccount[];
  /** With `yes`: when the last of them ends, or the user's own account. */
  readonly until: string;
  /** Without access: why. */
  readonly reasons: readonly Reason[];
}

/**
 * Why one party reaches one target, or why not. Without a complete list of permissions "no" is never said.
 *
 * @param facts of a question with both sides
 */
export function explain(facts: Facts): Explanation {
  const { grants } = grantsOf(facts);
  const { refusedBy } = loginLimits(facts.loginRules);
  const accounts = reachedAccounts(grants);
  const granted = accounts.length > 0;
  const open = granted && refusedBy === undefined;
  const unsure = grants.some(({ state }) => state === 'unknown') || !isComplete(facts);
  const { who } = facts.question;
  const until = latest(accounts.map((account) => account.until));
  return {
    verdict: open ? 'yes' : unsure && !refusedBy ? 'unknown' : 'no',
    grants,
    accounts: open ? accounts : [],
    until: earlierEnd(until, who && facts.users.get(who.id)),
    reasons: [
      ...(refusedBy ? [{ kind: 'login-rule', rule: refusedBy } as const] : []),
      ...(granted ? [] : reasonsOf(grants, facts)),
    ],
  };
}

/** The system users by which one party reaches one target, when its login is not refused. */
export function reachedAccounts(grants: readonly Grant[]): readonly GrantedAccount[] {
  if (grants.every(({ state }) => state !== 'open')) return [];
  return grantedAccounts(grants).filter(({ actions }) => actions.includes(CONNECT));
}

/** The end of an access, or that of the user's own account when it is earlier. */
export function earlierEnd(until: string, user: UserFacts | undefined): string {
  return user && user.ends !== '' && isEarlier(user.ends, until) ? user.ends : until;
}

/**
 * The system users that the permissions in force grant, as the server computes it: whether user and asset are active
 * does not count (`perms/users/ID/assets/ID/system-users`; protocol, section 14.4).
 */
export function grantedAccounts(grants: readonly Grant[]): readonly GrantedAccount[] {
  const found = new Map<string, GrantedAccount>();
  for (const { permission, accounts, obstacles, whoWays, whatWays } of grants) {
    if (obstacles.some(isOfValidity) || whoWays.sure === false || whatWays.sure === false) continue;
    for (const { id, fits } of accounts) {
      if (fits !== true) continue;
      const known = found.get(id);
      found.set(id, {
        id,
        actions: [...new Set([...(known?.actions ?? []), ...permission.actions])],
        permissions: [...(known?.permissions ?? []), permission],
        until: latest([
          known?.until ?? '',
          permission.actions.includes(CONNECT) ? permission.ends : '',
        ]),
      });
    }
  }
  return [...found.values()];
}

/** Were all permissions read that could cover the two? */
function isComplete({ question, unread, cuts }: Facts): boolean {
  const application = question.what?.kind === 'application';
  const list = application ? 'application-permissions' : 'asset-permissions';
  return unread[list] === undefined && cuts.every(({ kind }) => kind !== 'permissions');
}

function reasonsOf(grants: readonly Grant[], facts: Facts): readonly Reason[] {
  if (grants.length === 0) return isComplete(facts) ? [{ kind: 'no-permission' }] : [];
  const sides = new Set(grants.flatMap(({ obstacles }) => obstacles.filter(isOfOneSide)));
  return [
    ...[...sides].map((obstacle): Reason => ({ kind: 'side', obstacle })),
    ...grants.flatMap(({ permission, obstacles }) =>
      obstacles
        .filter((obstacle) => !isOfOneSide(obstacle))
        .map((obstacle): Reason => ({ kind: 'permission', obstacle, permission })),
    ),
  ];
}

function latest(times: readonly string[]): string {
  return times.reduce((last, time) => (last === '' || isEarlier(last, time) ? time : last), '');
}

function isEarlier(time: string, other: string): boolean {
  return time !== other && momentOf(time) < momentOf(other);
}

/** A report of millions of rows has few different times. */
const momentOf = memoize((time: string) => Number(readDate(time)));
