import type { AreaFile } from '../model/console.ts';
import type { Located, LocatedText } from '../read/located.ts';
import type { OverrideSource } from '../read/overrides.ts';
import type {
  ApiSource,
  AppSource,
  DriftSource,
  FeaturesSource,
  PermissionsSource,
  ResourceSource,
  ViewSource,
} from './manifest.ts';
import type { TextUse } from '../read/sources.ts';

/**
 * The whole project, read and valid file by file. Files that did not pass are named in `broken`, so
 * that cross checks do not report what follows from them. Where only parts of a view or resource are
 * wrong, it is here without them and marked as repaired.
 */
export interface ParsedProject {
  readonly app?: Located<AppSource>;
  readonly permissions?: Located<PermissionsSource>;
  readonly features?: Located<FeaturesSource>;
  readonly api?: Located<ApiSource>;
  readonly drift?: Located<DriftSource>;
  readonly views: readonly Located<ViewSource>[];
  readonly resources: readonly Located<ResourceSource>[];
  /** Language code to flat keys. */
  readonly catalogues: Readonly<Record<string, ReadonlyMap<string, LocatedText>>>;
  readonly overrides: readonly OverrideSource[];
  readonly areas: readonly AreaFile[];
  /** The texts that hand-written code names; absent where nobody read it. */
  readonly textUses?: readonly TextUse[];
  /** Resources, addresses and permissions that the sandbox names. */
  readonly nameUses?: readonly TextUse[];
  readonly broken: readonly {
    readonly file: string;
    readonly declares?: string;
    /** The rest of the file still counts; what seems absent from it may only be wrong. */
    readonly repaired?: true;
  }[];
}
