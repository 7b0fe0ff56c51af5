import type { AreaFile } from '../model/console.ts';
import type { Range } from '../report/diagnostic.ts';
import type {
  ApiSource,
  AppSource,
  DriftSource,
  FeaturesSource,
  PermissionsSource,
  ResourceSource,
  ViewSource,
} from '../schema/manifest.ts';
import type { TextUse } from './textUses.ts';

export type KeyPath = readonly (string | number)[];

/** One file's content with the way back to where each part stands. */
export interface Located<T> {
  readonly file: string;
  readonly value: T;
  /** Range of the value at a path; of the nearest ancestor that exists when there is none. */
  at(path: KeyPath): Range;
  /** Range of the key itself (`hostname` in `hostname: { … }`). */
  atKey(path: KeyPath): Range;
}

export interface LocatedText {
  readonly text: string;
  readonly file: string;
  readonly range: Range;
}

export interface OverrideSource {
  readonly file: string;
  /** Route name, or `app` for a slot of the shell. */
  readonly target: string;
  readonly slot: string;
}

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
