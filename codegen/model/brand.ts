import type { Hex } from './contrast.ts';

/** What a console looks like: `brand` of `app.yaml`. */
export interface BrandFacts {
  readonly accent: Hex;
  /** The picture at the top of the menu; absent: the engine's mark, and the name. */
  readonly logo?: PictureFacts;
  /** What the title of every page ends with: a public setting, or a key of one; absent: the name. */
  readonly title?: { readonly setting: string; readonly key?: string };
}

/** Is the address a file of the project, and none of the server? */
export function isProjectFile(address: string): boolean {
  return !address.startsWith('/');
}

/** An address, or in the model a file of the project; or the keys of a public setting that has addresses. */
type PictureFacts =
  | { readonly address: string }
  | {
      readonly setting: string;
      /** On the open menu. */
      readonly open?: string;
      /** On the collapsed menu. */
      readonly collapsed?: string;
      readonly favicon?: string;
    };
