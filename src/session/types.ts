import type { GateContext } from '../../codegen/model/gates.ts';
import type { ViewModel } from '../../codegen/model/routes.ts';
import type { ServedField, SettingValues } from '#project/generated/names.ts';

/** A server answer: these texts and flags are validated, all other properties are unknown. */
type Answer<Name extends string, Text extends Name, Flag extends Name> = Readonly<
  Record<Text, string> & Record<Flag, boolean>
> & { readonly [Other in Exclude<Name, Text | Flag>]?: unknown };

export type Organization = Answer<
  ServedField<'orgs.organization'>,
  'id' | 'name',
  'is_default' | 'is_root'
>;

/** Properties of a profile besides the fields of a user (contract: profile, section 6). */
type ProfileFact =
  | 'perms'
  | 'console_orgs'
  | 'audit_orgs'
  | 'workbench_orgs'
  | 'guide_url'
  | 'receive_backends';
type ListsOfProfile = 'perms' | 'console_orgs' | 'audit_orgs' | 'workbench_orgs';
export type ProfileField = ServedField<'users.profile'> | ProfileFact;

/** The signed-in user; `source` is `local` for an account with a local password. */
export type Profile = Answer<
  Exclude<ProfileField, ListsOfProfile>,
  'id' | 'name' | 'username' | 'email' | 'source' | 'date_password_last_updated',
  'is_first_login'
> & {
  /** Permissions in the organization that the profile was fetched for. */
  readonly perms: readonly string[];
  readonly console_orgs: readonly Organization[];
  readonly audit_orgs: readonly Organization[];
  readonly workbench_orgs: readonly Organization[];
};

/** The user, organization and view that all pages refer to. Immutable. */
export interface Session {
  readonly profile: Profile;
  /** The profile as a record, for `$me`. */
  readonly me: Profile;
  readonly settings: SettingValues;
  /** Why the settings could not be read at start-up: what depends on them is closed (decision 498). */
  readonly settingsError?: unknown;
  /** The organization of every call. */
  readonly organization: Organization;
  /** The organizations this user may choose in this view. */
  readonly organizations: readonly Organization[];
  /** The current view; in an area (settings, profile) the last view. */
  readonly view: ViewModel;
  /** All views this user may enter, in the order of the switcher, without areas. */
  readonly views: readonly ViewModel[];
  /** Names of the views that this user may not enter. */
  readonly closedViews: readonly string[];
  readonly licenceValid: boolean;
  readonly gateContext: GateContext;
}
