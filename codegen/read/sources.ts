import type { Range } from '../report/diagnostic.ts';

/** One file of the project as text; paths are relative to the project folder, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What code of the sandbox names by a string, other than a text. */
export type Named = 'resource' | 'address' | 'permission';

/** A text that hand-written code names: a string that is a key, or a template that is filled to one. */
export interface TextUse {
  readonly file: string;
  readonly range: Range;
  /** What stands between the holes of a template; a plain key is one part. */
  readonly parts: readonly string[];
  /** It is handed to a function that says texts: whatever stands there is meant as a key. */
  readonly asked: boolean;
  /** It is no text, but the name of something else in the manifests. */
  readonly means?: Named;
}

/** The same without its file: what depends on the content alone. */
export type TextUseAt = Omit<TextUse, 'file'>;

/** Everything the compiler reads. How it comes from a disk is `cli`'s business (`cli/files.ts`). */
export interface SourceSet {
  /** Every `.yaml` below `manifest/`. */
  readonly manifests: readonly SourceFile[];
  /** Every `.yaml` below `locales/<lang>/`. */
  readonly locales: readonly SourceFile[];
  /** Every `src/overrides/**` file named `<RouteName>.<slot>.tsx` or `app.<slot>.tsx`. */
  readonly overrides: readonly SourceFile[];
  /** Every file below `sandbox/areas` that is found by its name; none where there is no sandbox. */
  readonly areas?: readonly SourceFile[];
  /** The texts that hand-written code names; absent where nobody read it. */
  readonly textUses?: readonly TextUse[];
}
