import type { Range } from '../report/diagnostic.ts';

/** A text file of the project; paths are relative to the project folder, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What a string in the sandbox's code can name besides a text. */
export type NamedKind = 'resource' | 'address' | 'permission';

/** A string in hand-written code that names a text: a key, or a template that is filled to a key. */
export interface TextUse {
  readonly file: string;
  readonly range: Range;
  /** The literal parts between the gaps of a template; a key is one part. */
  readonly parts: readonly string[];
  /** True when the string is an argument of a function that translates: it is a key whatever it looks like. */
  readonly isKey: boolean;
  /**
   * Given when the string names something else in the manifests; `value`: the parts are all names under which the
   * file passes values to functions, as it does to those that translate.
   */
  readonly kind?: NamedKind | 'value';
}

/** Without the file name, so that it depends on the content alone. */
export type TextUseAt = Omit<TextUse, 'file'>;

/** The input of the compiler; `cli/files.ts` reads it from disk. */
export interface SourceSet {
  /** Every file below `manifest/` but what systems and editors leave behind. */
  readonly manifests: readonly SourceFile[];
  /** The same below `locales/`, and in the engine's own folder below `src/i18n/frame/`. */
  readonly locales: readonly SourceFile[];
  /** The texts of the frame that come with the engine; absent in the engine's own folder, where they are of `locales`. */
  readonly frame?: readonly SourceFile[];
  /** Every `src/overrides/**` file named `<RouteName>.<slot>.tsx` or `app.<slot>.tsx`. */
  readonly overrides: readonly SourceFile[];
  /** Paths of the pictures below `brand/`; absent when the folder was not read. */
  readonly pictures?: readonly string[];
  /** The texts that hand-written code names; absent when it was not read. */
  readonly textUses?: readonly TextUse[];
}
