import { isMap } from '../model/isMap.ts';
import { OF_EVERY_LIST } from '../link/walk/filters.ts';
import { knownNames } from '../link/walk/knownNames.ts';
import { fieldOf, fieldScope, fieldWords, usesAt, type FieldUse } from '../link/walk/nameUses.ts';
import { isNameKind } from '../names/name.ts';
import type { KeyPath } from '../read/located.ts';
import { whatIs } from './whatIs.ts';
import type { State } from './state.ts';

/** A name that a rule accepts at a place. */
export interface AcceptedName {
  readonly name: string;
  /** What it is, in a few words. */
  readonly about?: string | undefined;
}

/**
 * The names that rules accept at a place of a manifest.
 *
 * @param state with a valid name at the place
 */
export function acceptedNames(state: State, file: string, path: KeyPath): readonly AcceptedName[] {
  const known = knownNames(state);
  const scope = fieldScope(state);
  return usesAt(state.project, file, path).flatMap((use) => {
    const { kind } = use;
    const field = fieldOf(use, scope);
    if (field) return fieldsFor(field, state);
    const granted = state.model.permissions.filter((permission) => permission.granted);
    const names = kind === 'permission' ? granted.map(({ name }) => name) : (known(use) ?? []);
    const points = kind === 'subject' ? (state.found.points?.keys() ?? []) : [];
    return [...new Set([...names, ...points])].map((name) => ({
      name,
      ...(isNameKind(kind) && { about: whatIs(state, { kind, name }) }),
    }));
  });
}

function fieldsFor(use: FieldUse, state: State): readonly AcceptedName[] {
  const above = `${use.owner.resource}.${use.name.slice(0, -use.text.length)}`;
  const named = fieldWords(use)
    .filter((name) => !OF_EVERY_LIST.includes(name))
    .map((name) => ({ name, about: whatIs(state, { kind: 'field', name: `${above}${name}` }) }));
  return [...named, ...servedFields(use, new Set(named.map(({ name }) => name)))];
}

/** A field of the server's table is one of the resource as soon as the file of the resource names it. */
function servedFields(
  { located: { value, served }, owner, name, text }: FieldUse,
  named: ReadonlySet<string>,
): readonly AcceptedName[] {
  if (value !== owner || name !== text) return [];
  return Object.entries(served?.fields ?? {}).flatMap(([field, facts]) => {
    const type = isMap(facts) ? String(facts['type']) : '';
    return named.has(field) ? [] : [{ name: field, about: `${type}, by the server's table` }];
  });
}
