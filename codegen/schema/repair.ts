import type { ErrorObject } from 'ajv';
import type { KeyPath } from '../read/located.ts';
import { keyPath, withoutBranches } from './explain.ts';

/** Replaces a field with a wrong declaration, so that its name is still known. */
const PLACEHOLDER_FIELD = { type: 'string' };

/**
 * Removes the wrong parts of a value and its unknown keys, so that the rest of the file can be checked in the same run. Lists are
 * removed whole, because indexes of the rest must not change. A wrong field keeps its name.
 *
 * @param value not modified
 * @param errors the validator's errors
 * @returns undefined when nothing valid is left
 */
export function withoutWrongParts(value: unknown, errors: readonly ErrorObject[]): unknown {
  const copy: unknown = structuredClone(value);
  for (const error of withoutBranches(errors)) {
    const path = keyPath(error.instancePath, value);
    const done =
      error.keyword === 'additionalProperties'
        ? removeKey(copy, [...path, String(error.params['additionalProperty'])])
        : takeOut(copy, path, error.keyword);
    if (!done) return undefined;
  }
  return copy;
}

function takeOut(value: unknown, path: KeyPath, keyword: string): boolean {
  const [section, name, ...inField] = path;
  if (section === 'fields' && name !== undefined && isMap(value) && isMap(value['fields'])) {
    const whole = inField.length === 0 || inField[0] === 'type' || keyword === 'required';
    if (whole) value['fields'][String(name)] = PLACEHOLDER_FIELD;
    return whole || removeKey(value['fields'][String(name)], inField);
  }
  return removeKey(value, path);
}

/** Removes the last key of a path that is in a map. */
function removeKey(value: unknown, path: KeyPath): boolean {
  const maps: { readonly map: Record<string, unknown>; readonly key: string }[] = [];
  let node = value;
  for (const step of path) {
    if (isMap(node)) {
      maps.push({ map: node, key: String(step) });
      node = node[String(step)];
    } else if (Array.isArray(node)) {
      node = node[Number(step)];
    } else {
      break;
    }
  }
  const last = maps.at(-1);
  if (!last) return false;
  delete last.map[last.key];
  return true;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
