/**
 * Who may open a page or use a button. A gate is decided before anything is shown or loaded. Source of the rules:
 * spec 1, section 6.
 */
export interface Gate<Need extends string = string, Setting extends string = string> {
  /** All are required; `a|b` means one of the two. */
  readonly permissions?: readonly Need[];
  /** Requires a valid enterprise licence. */
  readonly licence?: true;
  /** Public settings that must have these values; a plain `on` switch is `equals: true`. */
  readonly settings?: readonly SettingTest<Setting>[];
  /** Closed while the root organization is the current one. */
  readonly organization?: 'not-root';
  /** The first and the last version of the server that has it. */
  readonly since?: string;
  readonly until?: string;
  /** One of these must be open as well, for example the gates of a page's tabs. */
  readonly any?: readonly Gate<Need, Setting>[];
}

export interface SettingTest<Name extends string = string> {
  readonly name: Name;
  readonly equals: string | number | boolean;
}

/** What a gate is decided by: the signed-in user in the current organization. */
export interface GateContext {
  readonly permissions: ReadonlySet<string>;
  readonly licenceValid: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly organizationIsRoot: boolean;
  /** The version of the server, where the project serves several. */
  readonly server?: string;
}

class Everything extends Set<string> {
  override has(): boolean {
    return true;
  }
}

/** The permissions of everybody on a server that has none. */
export const EVERY_PERMISSION: ReadonlySet<string> = new Everything();

export type GateVerdict =
  | { readonly open: true }
  | { readonly open: false; readonly reason: 'permission'; readonly missing: string }
  | { readonly open: false; readonly reason: 'licence' }
  | { readonly open: false; readonly reason: 'setting'; readonly setting: string }
  | { readonly open: false; readonly reason: 'organization' }
  | { readonly open: false; readonly reason: 'server' };

const OPEN: GateVerdict = { open: true };

/**
 * Decides a gate. The reason names the first obstacle in the order server, licence, permission, setting, organization.
 * The licence stands before permissions because without it nobody can be given them.
 *
 * @param gate an absent gate is open
 * @param context the user, the licence, the public settings and the organization
 */
export function decideGate(gate: Gate | undefined, context: GateContext): GateVerdict {
  if (!gate) return OPEN;
  if (!isServed(gate, context.server)) return { open: false, reason: 'server' };
  if (gate.licence && !context.licenceValid) return { open: false, reason: 'licence' };
  const missing = gate.permissions?.find((item) => !holdsPermission(item, context.permissions));
  if (missing !== undefined) return { open: false, reason: 'permission', missing };
  const closed = gate.settings?.find((test) => context.settings[test.name] !== test.equals);
  if (closed) return { open: false, reason: 'setting', setting: closed.name };
  if (gate.organization === 'not-root' && context.organizationIsRoot) {
    return { open: false, reason: 'organization' };
  }
  return gate.any ? decideAny(gate.any, context) : OPEN;
}

/** When all are closed, prefers a reason other than a missing permission. */
function decideAny(gates: readonly Gate[], context: GateContext): GateVerdict {
  const verdicts = gates.map((gate) => decideGate(gate, context));
  const telling = (verdict: GateVerdict) => !verdict.open && verdict.reason !== 'permission';
  return verdicts.find(({ open }) => open) ?? verdicts.find(telling) ?? verdicts[0] ?? OPEN;
}

/**
 * Whether these permissions satisfy one requirement.
 *
 * @param item `app.action_resource`, or alternatives joined by `|` (spec 1, section 6)
 */
export function holdsPermission(item: string, held: ReadonlySet<string>): boolean {
  return item.split('|').some((alternative) => held.has(alternative));
}

/** Whether a version of the server has it; without a version everything is there. */
export function isServed(
  { since, until }: Pick<Gate, 'since' | 'until'>,
  server?: string,
): boolean {
  if (server === undefined) return true;
  return (
    (since === undefined || compareVersions(since, server) <= 0) &&
    (until === undefined || compareVersions(server, until) <= 0)
  );
}

/** Orders `v2.9` before `v2.10`. */
export function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
