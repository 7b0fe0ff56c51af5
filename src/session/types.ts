import type { GateContext } from '../../codegen/model/gates.ts';
import type { ServerInUse } from './serverVersion.ts';
import type { ViewModel } from '../../codegen/model/routes.ts';
import type { SettingValues } from '#project/generated/names.ts';
import type {
  OrganizationField,
  OrganizationList,
  ProfileField,
} from '#project/generated/session.ts';

/** A server answer: these texts and flags are validated, all other properties are unknown. */
type Answer<Name extends string, Text extends Name, Flag extends Name> = Readonly<
  Record<Text, string> & Record<Flag, boolean>
> & { readonly [Other in Exclude<Name, Text | Flag>]?: unknown };

export type Organization = Answer<
  OrganizationField | 'id' | 'name' | 'is_default' | 'is_root',
  'id' | 'name',
  'is_default' | 'is_root'
>;

type TextOfProfile = 'id' | 'name' | 'username' | 'email';

/** The signed-in user, with their organizations. */
export type Profile = Answer<
  Exclude<ProfileField, OrganizationList> | TextOfProfile,
  TextOfProfile,
  never
> &
  Readonly<Record<OrganizationList, readonly Organization[]>>;

/** The user, organization and view that all pages refer to. Immutable. */
export interface Session {
  readonly profile: Profile;
  /** The profile as a record, for `$me`. */
  readonly me: Profile;
  readonly settings: SettingValues;
  /** Why the settings could not be read at start-up: what depends on them is closed (decision 498). */
  readonly settingsError?: unknown;
  /** Where the console serves several versions of the server. */
  readonly server?: ServerInUse | undefined;
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
