import type { GateContext } from '../../codegen/model/gates.ts';
import type { ViewModel } from '../../codegen/model/routes.ts';
import type { Field, SettingValues } from '../../generated/names.ts';

/** An answer: these texts and marks were checked where it was read, other names are as they came. */
type Answer<Name extends string, Text extends Name, Flag extends Name> = Readonly<
  Record<Text, string> & Record<Flag, boolean>
> & { readonly [Other in Exclude<Name, Text | Flag>]?: unknown };

export type Organization = Answer<
  Field<'orgs.organization'>,
  'id' | 'name',
  'is_default' | 'is_root'
>;

/** What the profile tells beside the fields of an account (contract: profile, section 6). */
type ProfileFact =
  | 'perms'
  | 'console_orgs'
  | 'audit_orgs'
  | 'workbench_orgs'
  | 'guide_url'
  | 'receive_backends';
type ListsOfProfile = 'perms' | 'console_orgs' | 'audit_orgs' | 'workbench_orgs';
export type ProfileField = Field<'users.profile'> | ProfileFact;

/** The signed-in person; `source` is `local` for an account with a local password. */
export type Profile = Answer<
  Exclude<ProfileField, ListsOfProfile>,
  'id' | 'name' | 'username' | 'email' | 'source' | 'date_password_last_updated',
  'is_first_login'
> & {
  /** Held in the organization the profile was asked for. */
  readonly perms: readonly string[];
  readonly console_orgs: readonly Organization[];
  readonly audit_orgs: readonly Organization[];
  readonly workbench_orgs: readonly Organization[];
};

/** Everything the pages know about who is here and where. Replaced as a whole, never changed. */
export interface Session {
  readonly profile: Profile;
  /** The profile as the record `$me` refers to. */
  readonly me: Profile;
  readonly settings: SettingValues;
  /** The organization every call is made for. */
  readonly organization: Organization;
  /** Those the person may choose from in this view. */
  readonly organizations: readonly Organization[];
  /** The view in force; while an area (settings, profile) is shown, the view last used. */
  readonly view: ViewModel;
  /** All views this person may enter, in the order of the switcher; areas are not among them. */
  readonly views: readonly ViewModel[];
  /** Names of those that they may not enter. */
  readonly closedViews: readonly string[];
  readonly licenceValid: boolean;
  readonly gateContext: GateContext;
}
