import type { ResourceSource } from '../../codegen/schema/generated/manifest.ts';
import type { Spot } from './places.ts';

/** Repeatable random numbers. */
export interface Chance {
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
}

/** One kind of mistake: which spots it can happen to, and what is written there instead. */
export interface Kind {
  readonly name: string;
  readonly file: RegExp;
  readonly path: RegExp;
  readonly of?: Spot['kind'];
  /** Further condition on the written text. */
  readonly text?: RegExp;
  /** Made at the same place of every language. */
  readonly everywhere?: true;
  /** What becomes of the file's name; undefined when the file is removed. */
  readonly moves?: (path: string) => string | undefined;
  /** What is written instead; undefined when this spot cannot be mistaken so. */
  change(spot: Spot, chance: Chance, around: Around): string | undefined;
}

/** What stands around a spot. */
export interface Around {
  /** The whole file. */
  readonly whole: string;
  /** What stands at the same place of another language. */
  readonly in: (language: string) => string | undefined;
  /** The fields of a resource, by itself or by the server's table. */
  readonly fieldsOf: (resource: string) => NonNullable<ResourceSource['fields']>;
}
