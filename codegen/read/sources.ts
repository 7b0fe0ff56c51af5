import type { TextUse } from './textUses.ts';

/** One file of the project as text; paths are relative to the project folder, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

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
