import { sortBy } from 'es-toolkit/array';
import { isAddressNamed } from './addressRules.ts';
import type {
  AssetFacts,
  AssetRuleFacts,
  LoginRuleFacts,
  SystemUserFacts,
  UserFacts,
} from './readFacts.ts';

const EVERYTHING = '*';

/** A rule that needs an approval of the login; `perhaps` when a fact that decides is only known at the login. */
interface Approval {
  readonly rule: AssetRuleFacts;
  readonly applies: 'always' | 'perhaps';
}

/** The active rules about logins of this user to this asset with one of these system users. */
export function approvalsOf(
  rules: readonly AssetRuleFacts[],
  user: UserFacts,
  asset: AssetFacts,
  accounts: readonly SystemUserFacts[],
): readonly Approval[] {
  return rules.flatMap((rule) => {
    if (!rule.active) return [];
    const sides = [
      isNamed(rule.usernames, user.username),
      isNamed(rule.hostnames, asset.name),
      isAddressNamed(rule.addresses, asset.ip),
    ];
    const of = accounts.map((account) => allOf([...sides, isAccountNamed(rule, account, user)]));
    if (of.every((applies) => applies === false)) return [];
    return [{ rule, applies: of.every((applies) => applies === true) ? 'always' : 'perhaps' }];
  });
}

function isAccountNamed(
  rule: AssetRuleFacts,
  account: SystemUserFacts,
  user: UserFacts,
): boolean | undefined {
  const username = account.sameUsername ? user.username : account.username;
  // With a manual login the user types the username.
  const named =
    username === '' && !rule.systemUsernames.includes(EVERYTHING)
      ? undefined
      : isNamed(rule.systemUsernames, username);
  return allOf([
    isNamed(rule.systemUserNames, account.name),
    isNamed(rule.protocols, account.protocol),
    named,
  ]);
}

const isNamed = (names: readonly string[], name: string): boolean =>
  names.includes(EVERYTHING) || names.includes(name);

function allOf(parts: readonly (boolean | undefined)[]): boolean | undefined {
  if (parts.includes(false)) return false;
  return parts.includes(undefined) ? undefined : true;
}

/**
 * What the login rules of a user do: refuse every login, or some by address or time. The first rule that applies decides; rules with lower priority numbers are checked first (protocol, section 18).
 * Address and time of a login are unknown here, so only rules for all addresses and times are certain.
 */
export function loginLimits(rules: readonly LoginRuleFacts[]) {
  const active = sortBy(
    rules.filter((rule) => rule.active),
    ['priority', 'name'],
  );
  const always = active.findIndex(
    ({ timed, addresses }) => !timed && addresses.includes(EVERYTHING),
  );
  const checked = always < 0 ? active : active.slice(0, always + 1);
  const last = always < 0 ? undefined : checked.at(-1);
  const before = last ? checked.slice(0, -1) : checked;
  const refusesAll = last?.action === 'reject' && before.every(({ action }) => action === 'reject');
  const limits = checked.filter(({ action }) => action !== 'allow');
  return {
    refusedBy: refusesAll ? last : undefined,
    /** Rules that refuse or ask somebody at some addresses or times. */
    sometimes: refusesAll ? [] : limits,
  };
}
