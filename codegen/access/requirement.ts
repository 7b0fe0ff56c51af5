import type { Gate, SettingTest } from '../model/gates.ts';
import { asList, settingTests } from '../derive/gates.ts';
import type { KeyPath, Located } from '../read/located.ts';
import type { Place } from '../report/diagnostic.ts';
import type { GateSource } from '../schema/generated/manifest.ts';

/** One thing that a gate asks for. */
export type Demand =
  /** One permission, or alternatives joined by `|`. */
  | { readonly permission: string }
  | { readonly licence: true }
  | { readonly setting: SettingTest }
  | { readonly organization: 'not-root' }
  /** A server of at least, or of at most, this version. */
  | { readonly since: string }
  | { readonly until: string }
  /** An organization in this list of the profile, where those are who hold a permission. */
  | { readonly list: string; readonly holding?: string | undefined }
  /** One of the gates, such as those of a page's tabs. */
  | { readonly any: readonly Gate[] };

/** A demand, with the place that makes it. */
export interface Requirement {
  readonly demand: Demand;
  /** What it belongs to: `view console`, `/console/users/users`, `page update`, `action invite`. */
  readonly of: string;
  /** The rule that derived it; absent when a manifest says it. */
  readonly rule?: string;
  readonly at: () => Place;
}

/** A demand in the words of the manifest: `needs: users.view_user`. */
export function demandText(demand: Demand): string {
  if ('permission' in demand) return `needs: ${demand.permission}`;
  if ('licence' in demand) return 'licence: required';
  if ('organization' in demand) return 'organization: not-root';
  if ('since' in demand) return `since: ${demand.since}`;
  if ('until' in demand) return `until: ${demand.until}`;
  if ('list' in demand) return `organizations: ${demand.list}`;
  if ('any' in demand) return `any of ${demand.any.length} tabs`;
  const { name, equals } = demand.setting;
  return equals === true ? `setting: ${name}` : `setting: { ${name}: ${equals} }`;
}

/**
 * What is written at a gate, one requirement per key and permission.
 *
 * @param of what the gate belongs to
 */
export function writtenRequirements(
  located: Located<unknown>,
  path: KeyPath,
  source: GateSource | undefined,
  of: string,
): readonly Requirement[] {
  if (!source) return [];
  const written = (demand: Demand, key: KeyPath): Requirement => ({
    demand,
    of,
    at: () => located.atKey([...path, ...key]),
  });
  const several = Array.isArray(source.needs);
  return [
    ...(source.licence ? [written({ licence: true }, ['licence'])] : []),
    ...asList(source.needs).map((item, index) =>
      written({ permission: item.replaceAll(' ', '') }, several ? ['needs', index] : ['needs']),
    ),
    ...settingTests(source.setting).map((setting) => written({ setting }, ['setting'])),
    ...(source.organization
      ? [written({ organization: source.organization }, ['organization'])]
      : []),
    ...(source.since ? [written({ since: source.since }, ['since'])] : []),
    ...(source.until ? [written({ until: source.until }, ['until'])] : []),
  ];
}
