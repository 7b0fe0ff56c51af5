import type { KeyPath, Located } from '../../read/located.ts';
import { placeOf, placeOfValue, type Place } from '../rule.ts';

/** A name that a manifest uses, as written, and where it stands. */
export interface NameUse {
  readonly name: string;
  readonly located: Located<unknown>;
  readonly path: KeyPath;
  /** Whether the name is the key at that path or its value; an entry of a list is either. */
  readonly at: 'key' | 'value';
}

export function placeOfUse({ located, path, at }: NameUse): Place {
  return (at === 'key' ? placeOf : placeOfValue)(located, path);
}

/** The value at a path, if it is given. */
export function valueUse(
  located: Located<unknown>,
  path: KeyPath,
  name: string | undefined,
): readonly NameUse[] {
  return name === undefined ? [] : [{ name, located, path, at: 'value' }];
}

/** The keys of a map, if it is given. */
export function keyUses(
  located: Located<unknown>,
  path: KeyPath,
  map: object | undefined,
): readonly NameUse[] {
  return Object.keys(map ?? {}).map((name) => ({
    name,
    located,
    path: [...path, name],
    at: 'key' as const,
  }));
}
