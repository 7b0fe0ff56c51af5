import type { ErrorObject } from 'ajv';
import { valueIn, type KeyPath, type Located } from '../read/located.ts';
import type { Diagnostic, Place } from '../report/diagnostic.ts';
import { lowerFirst } from 'es-toolkit/string';
import { nearest } from './nearest.ts';
import { isSchema, type JsonSchema } from './jsonSchema.ts';
import { isMap } from '../model/isMap.ts';

interface Finding extends Pick<Diagnostic, 'rule' | 'message' | 'suggestion' | 'related'> {
  readonly place: Place;
  readonly expected?: string | undefined;
}

/** Keywords whose errors repeat those of their inner schemas. */
const REPEATING_KEYWORDS = new Set(['if', 'propertyNames']);

/** Converts the validator's errors to findings: one per root cause. */
export function explainSchemaErrors(
  errors: readonly ErrorObject[],
  located: Located<unknown>,
): readonly Diagnostic[] {
  const seen = new Set<string>();
  return withoutBranches(errors).flatMap((error) => {
    const { expected, suggestion, place, rule, message, related } = explain(error, located);
    const { file, range } = place;
    const about = `${file}:${range.start.line}:${range.start.column}:${rule}`;
    const key = rule === 'missing-key' ? `${about}:${message}` : about;
    if (seen.has(key)) return [];
    seen.add(key);
    return {
      rule,
      range,
      message,
      severity: 'error' as const,
      file,
      ...(expected !== undefined && { expected }),
      ...(suggestion !== undefined && { suggestion }),
      ...(related && { related }),
    };
  });
}

/**
 * Removes errors from inside failed alternatives and from values of the wrong type, because the outer error is the
 * root cause.
 */
export function withoutBranches(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const outside = errors.filter(
    (error) =>
      !REPEATING_KEYWORDS.has(error.keyword) &&
      !unions.some(
        (union) =>
          union !== error &&
          union.instancePath === error.instancePath &&
          error.schemaPath.startsWith(`${union.schemaPath}/`),
      ),
  );
  const misspelt = new Set(outside.flatMap(meantKey));
  const wrongTypes = new Set(
    outside.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath),
  );
  return outside.filter(
    (error) =>
      error.keyword === 'type' ||
      (!wrongTypes.has(error.instancePath) &&
        !missingKeys(error).some((key) => misspelt.has(`${error.instancePath} ${key}`))),
  );
}

/** The keys of which one is missing. */
function missingKeys({ keyword, params, schema }: ErrorObject): readonly string[] {
  if (keyword === 'required') return [String(params['missingProperty'])];
  return keyword === 'oneOf' || keyword === 'anyOf' ? alternativeKeys(schema) : [];
}

function alternativeKeys(schema: unknown): readonly string[] {
  const branches: readonly JsonSchema[] = Array.isArray(schema) ? schema : [];
  return branches.flatMap((branch) => branch.required ?? []);
}

/** The key that an unknown one stands for, with its place: it is not missing, but misspelt. */
export function meantKey({
  keyword,
  instancePath,
  params,
  parentSchema,
}: ErrorObject): readonly string[] {
  if (keyword !== 'additionalProperties' || !isSchema(parentSchema)) return [];
  const known = Object.keys(parentSchema.properties ?? {});
  const written = String(params['additionalProperty']);
  const meant = withoutBlank(written, known) ?? nearest(written, known);
  return meant === undefined ? [] : [`${instancePath} ${meant}`];
}

/** The key of `title:name`, where the blank behind the colon is missing. */
function withoutBlank(written: string, known: readonly string[]): string | undefined {
  const [key = '', ...value] = written.split(':');
  return value.length > 0 && known.includes(key) ? key : undefined;
}

function explain(error: ErrorObject, located: Located<unknown>): Finding {
  const path = keyPath(error.instancePath, located.value);
  const schema: JsonSchema = isSchema(error.parentSchema) ? error.parentSchema : {};
  const params: Readonly<Record<string, unknown>> = error.params;
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownKey(String(params['additionalProperty']), path, schema, located);
    case 'required':
      return missingKey([String(params['missingProperty'])], path, schema, located);
    case 'dependencies':
      return {
        ...missingKey([String(params['missingProperty'])], path, schema, located),
        place: located.atKey([...path, String(params['property'])]),
      };
    case 'oneOf':
    case 'anyOf':
      return alternatives(error, path, located);
    case 'not':
      return conflict(excludedIn(error), path, located);
    case 'type':
      return {
        rule: 'wrong-type',
        place: located.at(path),
        message: `${subject(path)} is ${kindOf(error.data)}.`,
        expected: describeTypes(schema),
        suggestion: meantValue(error.data, [schema.type].flat()),
      };
    default:
      return wrongValue(error, path, schema, located);
  }
}

/** Words of YAML 1.1 that are texts in YAML 1.2 (section 10.3.2). */
const TRUTHS: ReadonlyMap<unknown, string> = new Map([
  ['yes', 'true'],
  ['on', 'true'],
  ['no', 'false'],
  ['off', 'false'],
]);

/** A list without its brackets, and a yes or no in words. */
function meantValue(data: unknown, types: readonly unknown[]): string | undefined {
  if (types.includes('boolean')) return TRUTHS.get(data);
  return types.includes('array') && typeof data === 'string' ? `[${data}]` : undefined;
}

function unknownKey(
  key: string,
  path: KeyPath,
  schema: JsonSchema,
  located: Located<unknown>,
): Finding {
  const known = Object.keys(schema.properties ?? {});
  const found = {
    rule: 'unknown-key',
    place: located.atKey([...path, key]),
    message: `There is no key '${key}'${path.length === 0 ? '' : ` in ${subject(path)}`}.`,
  };
  const meant = withoutBlank(key, known);
  const isPage = known.includes('routes') && isMap(valueIn(located.value, [...path, key]));
  return meant === undefined
    ? {
        ...found,
        expected: `${oneOfWords(known)}${isPage ? "; a page of its own stands below 'routes'" : ''}`,
        suggestion: nearest(key, known),
      }
    : {
        ...found,
        expected: 'a blank behind the colon',
        suggestion: `${meant}: ${key.slice(meant.length + 1)}`,
      };
}

function missingKey(
  keys: readonly string[],
  path: KeyPath,
  schema: JsonSchema,
  located: Located<unknown>,
): Finding {
  const about = keys.map((key) => schema.properties?.[key]?.description).find(Boolean);
  return {
    rule: 'missing-key',
    place: startOf(path, located),
    message: `${subject(path)} lacks ${keys.map((key) => `'${key}'`).join(' or ')}.`,
    expected: about ?? oneOfWords(keys),
  };
}

/** Alternatives in these schemas are sets of keys: either none of them is present, or too many. */
function alternatives(error: ErrorObject, path: KeyPath, located: Located<unknown>): Finding {
  const keys = alternativeKeys(error.schema);
  const { data } = error;
  const present = keys.filter((key) => isMap(data) && Object.hasOwn(data, key));
  const [, second] = present;
  if (second === undefined) {
    return {
      ...missingKey(keys, path, {}, located),
      expected: `${error.keyword === 'oneOf' ? 'exactly' : 'at least'} one of ${keys.join(', ')}`,
    };
  }
  return { ...conflict(present, path, located), expected: `exactly one of ${keys.join(', ')}` };
}

/** The pair of which both are present (`excluding`). */
function excludedIn({ schema, data }: ErrorObject): readonly string[] {
  const pairs = isSchema(schema) ? (schema.anyOf ?? []) : [];
  const isThere = (key: string): boolean => isMap(data) && Object.hasOwn(data, key);
  return pairs.map(({ required = [] }) => required).find((pair) => pair.every(isThere)) ?? [];
}

function conflict(present: readonly string[], path: KeyPath, located: Located<unknown>): Finding {
  return {
    rule: 'conflicting-keys',
    place: located.atKey([...path, present[1] ?? '']),
    message: `${present.map((key) => `'${key}'`).join(' and ')} cannot stand together in ${lowerFirst(subject(path))}. Keep one.`,
    expected: `one of ${present.join(', ')}`,
  };
}

function wrongValue(
  error: ErrorObject,
  path: KeyPath,
  schema: JsonSchema,
  located: Located<unknown>,
): Finding {
  const name = error.propertyName;
  const { keyword, data } = error;
  const words = keyword === 'enum' || keyword === 'const' ? [error.schema].flat().map(String) : [];
  if (name !== undefined) {
    return {
      rule: 'wrong-value',
      place: located.atKey([...path, name]),
      message: `'${name}' cannot be a name in ${subject(path)}.`,
      expected: likeExamples(schema),
    };
  }
  if (keyword === 'uniqueItems') {
    const places = [error.params['i'], error.params['j']].map(Number);
    const [first, second] = [Math.min(...places), Math.max(...places)];
    const names = [data].flat().map((item) => (isMap(item) ? Object.keys(item) : item));
    return {
      rule: 'wrong-value',
      place: located.at([...path, second]),
      message: `${subject(path)} names '${String(names[second])}' twice.`,
      expected: 'each once',
      related: [{ message: 'It stands first here.', ...located.at([...path, first]) }],
    };
  }
  return {
    rule: 'wrong-value',
    place: path.length === 0 ? startOf(path, located) : located.at(path),
    message: `${subject(path)} ${fault(error)}.`,
    expected: words.length > 0 ? oneOfWords(words) : likeExamples(schema),
    suggestion: keyword === 'enum' && typeof data === 'string' ? nearest(data, words) : undefined,
  };
}

function fault(error: ErrorObject): string {
  const limit = String(error.params['limit']);
  switch (error.keyword) {
    case 'const':
    case 'enum':
    case 'pattern':
      return `cannot be '${String(error.data)}'`;
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return 'is empty';
    case 'maxProperties':
      return `has more than ${limit} key${limit === '1' ? '' : 's'}`;
    case 'minimum':
      return `must be at least ${limit}`;
    default:
      return 'is not right';
  }
}

export function keyPath(pointer: string, value: unknown): KeyPath {
  const path: (string | number)[] = [];
  let here = value;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(here)) {
      path.push(Number(key));
      here = here[Number(key)];
    } else {
      path.push(key);
      here = isMap(here) ? here[key] : undefined;
    }
  }
  return path;
}

/** The subject of a message: the nearest key above, or the file. */
function subject(path: KeyPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'This file';
  if (typeof last === 'string') return `'${last}'`;
  const owner = path.findLast((step) => typeof step === 'string');
  return owner === undefined ? 'An entry' : `An entry of '${owner}'`;
}

/** Position for something that is missing: the key that should contain it, else the first line. */
function startOf(path: KeyPath, located: Located<unknown>): Place {
  if (path.length > 0) return located.atKey(path);
  const first = isMap(located.value) ? Object.keys(located.value)[0] : undefined;
  return first === undefined ? located.at([]) : located.atKey([first]);
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'nothing',
  array: 'a list',
  object: 'a map of keys',
};

function describeTypes(schema: JsonSchema): string {
  if (schema.enum) return oneOfWords(schema.enum.map(String));
  const types = [schema.type ?? []].flat();
  return types.map((type) => TYPE_WORDS[type] ?? type).join(' or ');
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number' && !Number.isInteger(value)) return 'a fraction';
  return TYPE_WORDS[typeof value] ?? typeof value;
}

function likeExamples(schema: JsonSchema): string | undefined {
  const examples = schema.examples ?? schema.then?.examples;
  if (!examples || examples.length === 0) return undefined;
  const words = examples.map((example) =>
    typeof example === 'string' ? `'${example}'` : JSON.stringify(example),
  );
  return `something like ${words.join(' or ')}`;
}

function oneOfWords(words: readonly string[]): string {
  return words.length === 1 ? `${words[0]}` : `one of ${words.join(', ')}`;
}
