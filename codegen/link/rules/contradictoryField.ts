import { compact } from 'es-toolkit/array';
import {
  TEXT_TYPES,
  type Cell,
  type FieldFormat,
  type FieldType,
  type FieldWidget,
} from '../../model/fields.ts';
import { decimalProblem } from '../../model/decimals.ts';
import { isMap } from '../../model/isMap.ts';
import { NOW, REFERENCE } from '../../model/references.ts';
import type { KeyPath, Located } from '../../read/located.ts';
import { memoize } from '../../read/memoize.ts';
import type {
  ActionSource,
  CellOptions,
  FieldSource,
  ResourceSource,
} from '../../schema/generated/manifest.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { nearest } from '../../schema/nearest.ts';
import {
  errorAt,
  oneOf,
  placeOf,
  placeOfValue,
  type Fault,
  type Finding,
  type Rule,
} from '../rule.ts';
import { valueOfChoice } from '../../derive/texts.ts';
import { declaredField } from '../../derive/scope.ts';
import { repeats } from '../walk/repeats.ts';
import { allParts, ownFields, type Part, type ResourceParts } from '../../derive/resourceParts.ts';

/** `fields`, and the name of the field. */
const TOP_FIELD_DEPTH = 2;
const NUMBERS: readonly FieldType[] = ['integer', 'float'];
const DECIMALS: readonly FieldType[] = ['decimal'];
const TEXTS: readonly FieldType[] = ['id', ...TEXT_TYPES];
const REFERENCES: readonly FieldType[] = ['reference', 'references'];
const CHOICES: readonly FieldType[] = ['choice', 'choices'];
const MOMENTS: readonly FieldType[] = ['datetime'];
const LISTS: readonly FieldType[] = ['list'];

/** The types that make use of a key; a key that is not here is for every type. */
const USED_BY: Readonly<Partial<Record<keyof FieldSource, readonly FieldType[]>>> = {
  to: REFERENCES,
  options: REFERENCES,
  choices: CHOICES,
  // Servers also tell how long a list may be, or the key of another record.
  maxLength: [...TEXTS, ...LISTS, ...REFERENCES],
  minLength: [...TEXTS, ...LISTS],
  min: [...NUMBERS, ...DECIMALS],
  max: [...NUMBERS, ...DECIMALS],
  digits: DECIMALS,
  decimals: DECIMALS,
  pattern: TEXTS,
  after: MOMENTS,
  lengths: MOMENTS,
  zone: MOMENTS,
  item: LISTS,
  fields: ['object'],
  policy: ['secret'],
  encrypted: TEXTS,
};

const WIDGET_TYPES: Readonly<Record<FieldWidget, readonly FieldType[]>> = {
  protocols: LISTS,
  'comma-list': LISTS,
  'time-periods': LISTS,
  'key-file': ['secret'],
  cron: ['string'],
  'ip-group': LISTS,
  'tree-picker': REFERENCES,
  'granted-actions': ['choices'],
};

const FORMAT_TYPES: Readonly<Record<FieldFormat, readonly FieldType[]>> = {
  port: ['integer', 'string'],
  'address-or-name': LISTS,
  'two-names': ['string', ...LISTS],
};

/** What is said of a field fits its type, and no part of it rules out another. */
export const contradictoryField: Rule = {
  name: 'contradictory-field',
  check({ project }) {
    return [...allParts(project).flatMap(contradictionsOf), ...wrongSettings(project)];
  },
};

const contradictionsOf = memoize((parts: ResourceParts): readonly Finding[] => {
  const { located, source, formFields, cells, actions } = parts;
  return compact([
    ...cells.flatMap(({ name: column, path, value }) => {
      const { cell, links } = value;
      const field = declaredField(source, column);
      if (!field) return [];
      return [
        ...judgedTwice(located, path, value),
        links && unfit(located, field, "'links'", REFERENCES, [...path, 'links']),
        unshown(located, field, cell, path),
      ];
    }),
    ...ownFields(parts).flatMap(({ path, value }) => [
      ...wrongFacts(located, path, value),
      ...wrongDefaults(located, path, value),
      unshown(located, value, value.cell, [...path, 'cell']),
      notOwnEither(located, path, value),
      ...(value.item ? wrongFacts(located, [...path, 'item'], value.item) : []),
    ]),
    ...formFields.flatMap(({ name: field, path, value }) => {
      const known = declaredField(source, field);
      return (['default', 'otherwise'] as const).map(
        (key) => known && wrongValue(located, { path: [...path, key], value: value[key] }, known),
      );
    }),
    ...actions.flatMap(({ path, value: action }) =>
      (['each', 'body'] as const).flatMap((key) => {
        const sent = key === 'each' || changesRecord(action, source) ? action[key] : {};
        return Object.entries(isMap(sent) ? sent : {}).map(([field, value]) => {
          const known = declaredField(source, field);
          if (!known || known.readOnly) return undefined;
          return wrongValue(located, { path: [...path, key, field], value }, known);
        });
      }),
    ),
  ]);
});

/** Cells that show one kind of value, and the types that have it. */
const CELL_TYPES: Readonly<Partial<Record<Cell, readonly FieldType[]>>> = {
  'yes-no': ['boolean'],
  'yes-only': ['boolean'],
  // Some servers send seconds since 1970.
  datetime: ['datetime', 'date', ...NUMBERS],
  number: [...NUMBERS, ...DECIMALS],
};

/** Is the body of an action a part of the record itself? */
function changesRecord({ put, patch }: ActionSource, { api }: ResourceSource): boolean {
  return (put ?? patch) === `${api}/$record.id`;
}

/** A value that is shown in two ways, such as good and bad. */
function judgedTwice(
  located: Located<unknown>,
  path: KeyPath,
  cell: CellOptions,
): readonly Finding[] {
  const judged = (['good', 'warning', 'bad'] as const).flatMap((key) =>
    (cell[key] ?? []).map((value, index) => ({ key, value, path: [...path, key, index] })),
  );
  return repeats(judged, ({ value }) => JSON.stringify(value)).map(({ item, first }) =>
    errorAt(placeOfValue(located, item.path), {
      message: `${JSON.stringify(item.value)} cannot be both ${first.key} and ${item.key}.`,
      expected: 'each value once',
      related: [{ message: 'It stands first here.', ...placeOfValue(located, first.path) }],
    }),
  );
}

function unshown(
  located: Located<unknown>,
  field: FieldSource,
  cell: Cell | undefined,
  at: KeyPath,
): Finding | undefined {
  const types = cell && CELL_TYPES[cell];
  return types && unfit(located, field, `the cell '${cell}'`, types, at);
}

/** Nobody can change it, or it is a part of a field: what users can change about themselves is not the question. */
function notOwnEither(
  located: Located<unknown>,
  path: KeyPath,
  { selfReadOnly, readOnly, only }: FieldSource,
): Finding | undefined {
  const isPart = path.length > TOP_FIELD_DEPTH;
  if (!selfReadOnly || !(readOnly || only || isPart)) return undefined;
  return errorAt(placeOf(located, [...path, 'selfReadOnly']), {
    message: isPart
      ? "'selfReadOnly' is read of whole fields only."
      : "Nobody can send this field: 'selfReadOnly' has no effect.",
    expected: 'a field of the record that others can change',
  });
}

/** Facts that the type makes no use of or lacks, and limits that no value keeps. */
function wrongFacts(
  located: Located<unknown>,
  path: KeyPath,
  field: FieldSource,
): readonly Finding[] {
  const { type, to, widget, format } = field;
  const keys = Object.entries(USED_BY).filter(([key]) => Object.hasOwn(field, key));
  return compact([
    ...keys.map(([key, types]) => unfit(located, field, `'${key}'`, types, [...path, key])),
    widget &&
      unfit(located, field, `the widget '${widget}'`, WIDGET_TYPES[widget], [...path, 'widget']),
    format &&
      unfit(located, field, `the format '${format}'`, FORMAT_TYPES[format], [...path, 'format']),
    REFERENCES.includes(type) &&
      to === undefined &&
      errorAt(placeOf(located, path), {
        message: "Nothing says which resource's records this field names.",
        expected: 'to: the id of a resource',
      }),
    ...limits(located, path, field),
  ]);
}

/** A finding, unless the field is of one of the types that make use of it. */
function unfit(
  located: Located<unknown>,
  { type }: FieldSource,
  what: string,
  types: readonly FieldType[],
  at: KeyPath,
): Finding | undefined {
  if (types.includes(type)) return undefined;
  return errorAt(placeOf(located, at), {
    message: `A field of type ${type} makes no use of ${what}.`,
    expected: `a field of type ${types.join(', ')}`,
  });
}

/** Limits that no value keeps, and patterns that are none. */
function limits(located: Located<unknown>, path: KeyPath, field: FieldSource): readonly Finding[] {
  const { min = -Infinity, max = Infinity, minLength = 0, maxLength = Infinity, pattern } = field;
  const { digits = Infinity, decimals = 0 } = field;
  const wrong = (key: string, message: string, expected: string): Finding =>
    errorAt(placeOfValue(located, [...path, key]), { message, expected });
  return compact([
    min > max && wrong('max', `No number is at least ${min} and at most ${max}.`, `${min} or more`),
    decimals > digits &&
      wrong(
        'decimals',
        `No number of ${digits} digits has ${decimals} behind the point.`,
        `at most ${digits}`,
      ),
    minLength > maxLength &&
      wrong(
        'maxLength',
        `No value has at least ${minLength} and at most ${maxLength} characters.`,
        `${minLength} or more`,
      ),
    maxLength === 0 && wrong('maxLength', 'No value is that short.', '1 or more'),
    pattern !== undefined &&
      !isPattern(pattern) &&
      wrong(
        'pattern',
        `'${pattern}' is no regular expression.`,
        'a regular expression of JavaScript, with the flag u',
      ),
  ]);
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}

/** The default of a field, and those of its kinds. */
function wrongDefaults(located: Located<unknown>, path: KeyPath, field: FieldSource) {
  const kinds = Array.isArray(field.kinds) ? {} : (field.kinds ?? {});
  return [
    wrongValue(located, { path: [...path, 'default'], value: field.default }, field),
    ...Object.entries(kinds).map(([kind, own]) =>
      wrongValue(
        located,
        { path: [...path, 'kinds', kind, 'default'], value: own?.default },
        field,
      ),
    ),
  ];
}

function wrongValue(
  located: Located<unknown>,
  { path, value }: Part<unknown>,
  field: FieldSource,
): Finding | undefined {
  const fault = faultOf(value, field);
  const message = `A field of type ${field.type} cannot be ${JSON.stringify(value)} here.`;
  return fault && errorAt(placeOfValue(located, path), { message, ...fault });
}

/** Undefined when the field can have the value. */
function faultOf(value: unknown, field: FieldSource): Omit<Fault, 'message'> | undefined {
  // References are checked by a rule of their own; an empty value is what a field has without a default.
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string' && REFERENCE.test(value)) return undefined;
  const { type, choices, min = -Infinity, max = Infinity } = field;
  switch (type) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : { expected: 'true or false' };
    case 'integer':
    case 'float': {
      const fits = type === 'integer' ? Number.isInteger(value) : typeof value === 'number';
      if (!fits) return { expected: type === 'integer' ? 'a whole number' : 'a number' };
      if (Number(value) < min) return { expected: `${min} or more` };
      return Number(value) > max ? { expected: `${max} or less` } : undefined;
    }
    case 'decimal':
      return decimalFault(value, field);
    case 'choice':
      return isScalar(value) ? notOffered(value, choices) : { expected: 'one value' };
    case 'choices': {
      if (!Array.isArray(value)) return { expected: 'a list of values' };
      return value.map((one) => notOffered(one, choices)).find(Boolean);
    }
    case 'references':
    case 'list':
      return Array.isArray(value) ? undefined : { expected: 'a list' };
    case 'datetime':
      return typeof value === 'string' && (NOW.test(value) || !Number.isNaN(Date.parse(value)))
        ? undefined
        : { expected: 'now, now+30d or a date and time' };
    default:
      return TEXTS.includes(type) ? noText(value, field) : undefined;
  }
}

/** A default may be written as a number, too. */
function decimalFault(value: unknown, field: FieldSource): Omit<Fault, 'message'> | undefined {
  const problem = decimalProblem(value, field);
  if (!problem) return undefined;
  const { kind, limit } = problem;
  switch (kind) {
    case 'number':
      return { expected: 'a number' };
    case 'min':
      return { expected: `${limit} or more` };
    case 'max':
      return { expected: `${limit} or less` };
    case 'whole':
      return { expected: `at most ${limit} digits before the point` };
    case 'decimals':
      return { expected: `at most ${limit} digits behind the point` };
  }
}

function noText(value: unknown, field: FieldSource): Omit<Fault, 'message'> | undefined {
  const { maxLength = Infinity, minLength = 0, pattern } = field;
  if (typeof value !== 'string') return { expected: 'a text' };
  if (NOW.test(value)) return { expected: 'a text, or a field of type datetime' };
  if (value.length > maxLength) return { expected: `at most ${maxLength} characters` };
  if (value.length < minLength) return { expected: `at least ${minLength} characters` };
  const fits = pattern === undefined || !isPattern(pattern) || new RegExp(pattern, 'u').test(value);
  return fits ? undefined : { expected: `a text that matches ${pattern}` };
}

function notOffered(
  value: unknown,
  written: FieldSource['choices'],
): Omit<Fault, 'message'> | undefined {
  const choices = written?.map(valueOfChoice);
  if (!choices || choices.some((choice) => choice === value)) return undefined;
  const offered = choices.map(String);
  return { expected: oneOf(offered), suggestion: () => nearest(String(value), offered) };
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Defaults of the server's settings. */
function wrongSettings({ features }: ParsedProject): readonly Finding[] {
  return Object.entries(features?.value.settings ?? {}).flatMap(
    ([setting, { type, default: value }]) =>
      !features || value === null || isOfType(value, type)
        ? []
        : errorAt(placeOfValue(features, ['settings', setting, 'default']), {
            message: `A setting of type ${type} cannot be ${JSON.stringify(value)}.`,
            expected: `a value of type ${type}`,
          }),
  );
}

function isOfType(value: unknown, type: 'boolean' | 'integer' | 'string' | 'object'): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}
