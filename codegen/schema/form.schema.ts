/* oxlint-disable unicorn/no-thenable -- 'then' is a keyword of JSON Schema and of the manifests; nothing here is awaited */
import { GATE_KEYS, requiredSchema, WHEN } from './gates.ts';
import {
  about,
  ANY_TEXT,
  closed,
  FIELD_PATH,
  FIELDS,
  listOf,
  mapOf,
  orObject,
  reads,
  ref,
  ROUTE_NAME,
  SLUG,
  type JsonSchema,
} from './jsonSchema.ts';

const FORM_FIELD: JsonSchema = orObject(
  FIELD_PATH,
  mapOf(
    FIELD_PATH,
    closed('formField', {
      when: { ...WHEN, ...about('When it is shown.', 'always') },
      required: {
        ...requiredSchema,
        ...about('Must be filled in; or only `{ when: … }`.', 'as the field says'),
      },
      locked: {
        ...lockedSchema(),
        ...about(
          'Shown but not editable: `true`, `{ when: … }`, or a reference such as `$query.domain` when that parameter sets the value.',
          'editable',
        ),
      },
      default: { ...reads('page'), ...about('The value of a new record.', 'as the field says') },
      otherwise: {
        ...reads('record'),
        ...about('The value that is sent while the field is not shown.', 'nothing is sent'),
      },
      clears: {
        ...FIELDS,
        ...about(
          'Fields that are switched off or emptied when this one is switched on or filled in.',
          'none',
        ),
      },
      fills: {
        ...mapOf(FIELD_PATH, ANY_TEXT, { minProperties: 1, ...reads('record') }),
        ...about(
          'Values for other fields, with references; written while those are empty or unchanged by the person.',
          'nothing',
        ),
      },
      ...GATE_KEYS,
    }),
    { title: 'formEntry', minProperties: 1, maxProperties: 1 },
  ),
);

function lockedSchema(): JsonSchema {
  return {
    type: ['boolean', 'string', 'object'],
    if: { type: 'boolean' },
    then: { const: true },
    ...reads('page'),
    pattern: '^\\$query\\.[A-Za-z_][A-Za-z0-9_]*$',
    examples: ['$query.domain'],
    additionalProperties: false,
    required: ['when'],
    properties: { when: WHEN },
  };
}

const GROUP: JsonSchema = mapOf(
  SLUG,
  { type: 'array', minItems: 1, items: FORM_FIELD },
  {
    title: 'formGroup',
    minProperties: 1,
    maxProperties: 1,
    examples: [{ identity: ['name', 'username'] }],
  },
);

/** For a form without a list of its own. */
const AFTER: JsonSchema = closed(
  'after',
  {
    route: { ...ROUTE_NAME, ...about('The name of the route that opens.') },
    id: {
      ...ANY_TEXT,
      ...reads('record'),
      ...about('The id of the record that it shows, for example `$record.domain`.'),
    },
    tab: {
      ...SLUG,
      ...ref('tab', { in: ['route'] }),
      ...about('The tab that it shows.', 'the first'),
    },
  },
  { required: ['route', 'id'] },
);

export const FORM: JsonSchema = {
  ...closed(
    'form',
    {
      groups: {
        type: 'array',
        minItems: 1,
        items: GROUP,
        ...about('The groups of the form, in order, each with its fields.'),
      },
      atLeastOne: {
        ...listOf(FIELD_PATH, { minItems: 2 }),
        ...about('Fields of which at least one must be filled in.', 'each field decides alone'),
      },
      asks: {
        ...mapOf(SLUG, WHEN, { minProperties: 1 }),
        ...about(
          'By name, conditions about the values: while one holds, saving asks first and shows its text.',
          'nothing is asked',
        ),
      },
      method: {
        type: 'string',
        enum: ['put', 'patch'],
        ...about('How an update is sent: `patch` sends only the fields of the form.', '`put`'),
      },
      after: { ...AFTER, ...about('What opens after saving.', 'the list') },
    },
    { required: ['groups'] },
  ),
  type: ['array', 'object'],
  minItems: 1,
  items: GROUP,
};
