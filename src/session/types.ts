import type { GateContext } from '../../codegen/model/gates.ts';
import type { ViewModel } from '../../codegen/model/routes.ts';
import type { Field, SettingName } from '../../generated/names.ts';

/** Of an answer those names that its manifest has, as checked where it is read; the others as they came. */
type Answer<Name extends string, Checked> = {
  readonly [N in Name & keyof Checked]: Checked[N];
} & { readonly [N in Name]?: unknown };

interface CheckedOrganization {
  readonly id: string;
  readonly name: string;
  readonly is_default: boolean;
  readonly is_root: boolean;
}

export type Organization = Answer<Field<'orgs.organization'>, CheckedOrganization>;

/** What the profile tells beside the fields of a user (contract: profile). */
type ProfileFact =
  | 'perms'
  | 'console_orgs'
  | 'audit_orgs'
  | 'workbench_orgs'
  | 'guide_url'
  | 'receive_backends'
  | 'public_key_comment'
  | 'public_key_hash_md5';
export type ProfileField = Field<'users.user'> | ProfileFact;

interface CheckedProfile {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  /** `local` means an account with a local password. */
  readonly source: string;
  readonly is_first_login: boolean;
  readonly date_password_last_updated: string | null;
  /** Held in the organization the profile was asked for. */
  readonly perms: readonly string[];
  readonly console_orgs: readonly Organization[];
  readonly audit_orgs: readonly Organization[];
  readonly workbench_orgs: readonly Organization[];
}

/** The signed-in person. */
export type Profile = Answer<ProfileField, CheckedProfile>;

export interface LogoUrls {
  readonly favicon?: string;
  readonly logo_index?: string;
  readonly logo_logout?: string;
  readonly login_image?: string;
}

interface CheckedOpenSettings {
  readonly XPACK_ENABLED: boolean;
  readonly LOGIN_TITLE: string;
  readonly LOGO_URLS: LogoUrls;
}

/** Settings that anybody may read. */
export type OpenSettings = Answer<SettingName, CheckedOpenSettings>;

interface CheckedSettings extends CheckedOpenSettings {
  readonly XPACK_LICENSE_IS_VALID: boolean;
  readonly XPACK_LICENSE_INFO: { readonly corporation?: string };
  readonly HELP_DOCUMENT_URL: string;
  readonly HELP_SUPPORT_URL: string;
  readonly TICKETS_ENABLED: boolean;
  readonly AUTH_TEMP_TOKEN: boolean;
  readonly SECURITY_PASSWORD_EXPIRATION_TIME: number;
  readonly PASSWORD_RULE: Readonly<Record<string, unknown>>;
}

/** Settings that the signed-in person may read, the open ones included. */
export type PublicSettings = Answer<SettingName, CheckedSettings>;

/** Everything the pages know about who is here and where. Replaced as a whole, never changed. */
export interface Session {
  readonly profile: Profile;
  /** The profile as the record `$me` refers to. */
  readonly me: Profile;
  readonly settings: PublicSettings;
  readonly openSettings: OpenSettings;
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
