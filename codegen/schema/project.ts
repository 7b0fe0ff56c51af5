import type { Located, LocatedText } from '../read/located.ts';
import type { OverrideSource } from '../read/overrides.ts';
import type {
  ApiSource,
  AppSource,
  DriftSource,
  GlossarySource,
  ExpectationsSource,
  FeaturesSource,
  PermissionsSource,
  ResourceSource,
  RolesSource,
  ServerTableSource,
  ViewSource,
} from './generated/manifest.ts';
import type { TextUse } from '../read/sources.ts';
import type { TranslationMark } from '../read/translationMarks.ts';

/**
 * All valid files of a project. Invalid files are listed in `broken`, so that cross checks do not report
 * consequences. A view or resource with wrong parts is here without them and listed as repaired.
 */
export interface ParsedProject {
  readonly app?: Located<AppSource>;
  readonly permissions?: Located<PermissionsSource>;
  readonly features?: Located<FeaturesSource>;
  readonly api?: Located<ApiSource>;
  readonly drift?: Located<DriftSource>;
  readonly roles?: Located<RolesSource>;
  readonly expectations?: Located<ExpectationsSource>;
  readonly glossary?: Located<GlossarySource>;
  /** One for each version of the server. */
  readonly servers: readonly Located<ServerTableSource>[];
  readonly views: readonly Located<ViewSource>[];
  readonly resources: readonly Located<ResourceSource>[];
  /** By language code, with flat keys. */
  readonly catalogues: Readonly<Record<string, ReadonlyMap<string, LocatedText>>>;
  /**
   * Those of them that are the frame's, also where the project overrides them. With the engine's own language when the
   * project has one that the frame lacks: what has to be translated stands there.
   */
  readonly frameTexts?: ParsedProject['catalogues'];
  /** Comments in catalogues about texts that are still to be translated. */
  readonly translationMarks?: readonly TranslationMark[];
  readonly overrides: readonly OverrideSource[];
  readonly pictures?: readonly string[] | undefined;
  /** The texts that hand-written code names; absent when it was not read. */
  readonly textUses?: readonly TextUse[];
  /** Resources, addresses and permissions that the sandbox names. */
  readonly nameUses?: readonly TextUse[];
  readonly broken: readonly {
    readonly file: string;
    readonly declares?: string;
    /** The rest of the file is used; what seems absent from it may only be wrong. */
    readonly repaired?: true;
  }[];
}
