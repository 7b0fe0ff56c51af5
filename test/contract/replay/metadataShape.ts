import { isMap } from '../../../codegen/model/isMap.ts';
import { SERVER_TYPES, UNTYPED } from '../../../codegen/drift/typeClasses.ts';
import { differences, isObject, type Shape } from './shape.ts';

/**
 * The shape of an OPTIONS answer: for each method every field with its type, `*` when it is required, and its use.
 * Equal methods share an entry.
 */
export function metadataShape(body: Readonly<Record<string, unknown>>): Shape {
  const { actions, ...rest } = body;
  const facts: Record<string, Shape> = Object.fromEntries(
    Object.keys(rest).map((name) => [name, Array.isArray(rest[name]) ? ['text'] : 'text']),
  );
  return isMap(actions) ? { ...facts, actions: byMethods(actions) } : facts;
}

/** Separates an object and its part. */
const PART = '/';

function byMethods(actions: Readonly<Record<string, unknown>>): Shape {
  const methodsOf = new Map<string, string[]>();
  for (const [method, fields] of Object.entries(actions)) {
    const said = JSON.stringify(fieldsShape(fields));
    methodsOf.set(said, [...(methodsOf.get(said) ?? []), method]);
  }
  return Object.fromEntries(
    [...methodsOf].map(([said, methods]): [string, Shape] => [methods.join(' '), JSON.parse(said)]),
  );
}

/** One entry per method again. */
function byMethod(actions: { readonly [key: string]: Shape }): { readonly [key: string]: Shape } {
  return Object.fromEntries(
    Object.entries(actions).flatMap(([methods, fields]) =>
      methods.split(' ').map((method): [string, Shape] => [method, fields]),
    ),
  );
}

function fieldsShape(fields: unknown): Shape {
  return Object.fromEntries(
    Object.entries(isMap(fields) ? fields : {}).map(([name, facts]) => [name, fieldShape(facts)]),
  );
}

function fieldShape(facts: unknown): Shape {
  if (!isMap(facts)) return 'any';
  const words = [
    `${String(facts['type'])}${facts['required'] === true ? '*' : ''}`,
    ...['read_only', 'write_only'].filter((word) => facts[word] === true),
  ];
  const said = `=${words.join(' ')}`;
  const { children } = facts;
  if (isMap(children) && Object.keys(children).length > 0) {
    return { is: said, children: fieldsShape(children) };
  }
  if (isMap(facts['child'])) return { is: said, child: fieldShape(facts['child']) };
  return said;
}

/** Differences between two OPTIONS answers: methods, fields, facts. */
export function metadataDifferences(expected: Shape, actual: Shape): readonly string[] {
  if (!isObject(expected) || !isObject(actual)) return differences(expected, actual);
  const [said, answered] = [expected['actions'], actual['actions']];
  if (!said || !answered || !isObject(said) || !isObject(answered)) {
    return differences(expected, actual);
  }
  const [wanted, given] = [byMethod(said), byMethod(answered)];
  return [
    ...keyDifferences(wanted, given, 'actions'),
    ...Object.entries(wanted).flatMap(([method, fields]) => {
      const other = given[method];
      if (!other || !isObject(fields) || !isObject(other)) return [];
      return [
        ...keyDifferences(fields, other, method),
        ...Object.entries(fields).flatMap(([name, facts]) => {
          const found = other[name];
          return found === undefined
            ? []
            : fieldDifferences(facts, found, `${method} ${name}`, method !== 'GET');
        }),
      ];
    }),
  ];
}

function keyDifferences(expected: object, actual: object, at: string): readonly string[] {
  const missing = Object.keys(expected).filter((name) => !(name in actual));
  const strange = Object.keys(actual).filter((name) => !(name in expected));
  return [
    ...(missing.length > 0 ? [`${at}: lacks ${missing.join(', ')}`] : []),
    ...(strange.length > 0 ? [`${at}: has also ${strange.join(', ')}`] : []),
  ];
}

/**
 * Differences of a field. Compatible types are equal, as for `drift`: `field` fits every type, and the sandbox may
 * be more specific.
 */
function fieldDifferences(
  expected: Shape,
  actual: Shape,
  at: string,
  writes: boolean,
): readonly string[] {
  const [wanted, given] = [saidOf(expected), saidOf(actual)];
  // The use of read-only fields is not compared, and the sandbox may have more parts of an object.
  const used = writes && !at.includes(PART) ? wanted.use === given.use : true;
  const same = sameServerClass(wanted.type, given.type) && used;
  if (!same) return [`${at}: ${wanted.said} expected, ${given.said} answered`];
  if (wanted.type === UNTYPED || given.type === UNTYPED) return [];
  if (Object.keys(wanted.parts).length === 0) return [];
  return [
    ...keyDifferences(wanted.parts, given.parts, at),
    ...Object.entries(wanted.parts).flatMap(([name, one]) => {
      const other = given.parts[name];
      return other === undefined ? [] : fieldDifferences(one, other, `${at}${PART}${name}`, writes);
    }),
  ];
}

/** Whether two server types are compatible with a common field type. */
function sameServerClass(one: string, other: string): boolean {
  if (one === other || one === UNTYPED || other === UNTYPED) return true;
  return Object.values(SERVER_TYPES).some((words) => words.includes(one) && words.includes(other));
}

function saidOf(shape: Shape) {
  const said = isObject(shape) ? String(shape['is']) : String(shape);
  const [, type = '', use = ''] = /^=([^*]*?)(\*?(?: (?:read_only|write_only))*)$/.exec(said) ?? [];
  const children = isObject(shape) ? shape['children'] : undefined;
  return { said, type, use, parts: children && isObject(children) ? children : {} };
}
