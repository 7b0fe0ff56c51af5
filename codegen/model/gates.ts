/**
 * A gate says who may. It is decided before anything is shown, routed to or loaded.
 * Source of the rules: spec 1, section 6.
 */
export interface Gate<Need extends string = string, Setting extends string = string> {
  /** All must hold; an item `a|b` holds when any of its alternatives is held. */
  readonly permissions?: readonly Need[];
  /** Needs a valid enterprise licence. */
  readonly licence?: true;
  /** Public settings that must have these values; a plain `on` switch is `equals: true`. */
  readonly settings?: readonly SettingTest<Setting>[];
  /** Closed while the root organization is the current one. */
  readonly organization?: 'not-root';
  /** One of these at least must be open, too: those of the tabs that a page consists of. */
  readonly any?: readonly Gate<Need, Setting>[];
}

export interface SettingTest<Name extends string = string> {
  readonly name: Name;
  readonly equals: string | number | boolean;
}

/** What a gate is decided against: the signed-in person in the current organization. */
export interface GateContext {
  readonly permissions: ReadonlySet<string>;
  readonly licenceValid: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly organizationIsRoot: boolean;
}

export type GateVerdict =
  | { readonly open: true }
  | { readonly open: false; readonly reason: 'permission'; readonly missing: string }
  | { readonly open: false; readonly reason: 'licence' }
  | { readonly open: false; readonly reason: 'setting'; readonly setting: string }
  | { readonly open: false; readonly reason: 'organization' };

const OPEN: GateVerdict = { open: true };

/**
 * Decides a gate. The first obstacle is named, in the order licence, permission, setting,
 * organization, so that every caller gives the same reason: without a licence nobody can be given
 * the permissions of its pages.
 *
 * @param gate what is asked; an absent gate is open
 * @param context the person, the licence, the public settings and the organization
 */
export function decideGate(gate: Gate | undefined, context: GateContext): GateVerdict {
  if (!gate) return OPEN;
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

/** Of those that are all closed, the one is named that is closed for more than a permission. */
function decideAny(gates: readonly Gate[], context: GateContext): GateVerdict {
  const verdicts = gates.map((gate) => decideGate(gate, context));
  const telling = (verdict: GateVerdict) => !verdict.open && verdict.reason !== 'permission';
  return verdicts.find(({ open }) => open) ?? verdicts.find(telling) ?? verdicts[0] ?? OPEN;
}

/**
 * Does someone with these permissions satisfy one requirement?
 *
 * @param item `app.action_resource`, or alternatives joined by `|` (spec 1, section 6)
 */
export function holdsPermission(item: string, held: ReadonlySet<string>): boolean {
  return item.split('|').some((alternative) => held.has(alternative));
}
