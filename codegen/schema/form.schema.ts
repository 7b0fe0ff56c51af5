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
  text,
  word,
  type JsonSchema,
} from './jsonSchema.ts';

const LOCKED: JsonSchema = {
  ...requiredSchema,
  ...text('^\\$query\\.[A-Za-z_][A-Za-z0-9_]*$', '$query.domain'),
  ...reads('page'),
  type: ['boolean', 'string', 'object'],
  if: { type: 'boolean' },
  then: { const: true },
};

const FORM_FIELD: JsonSchema = orObject(
  FIELD_PATH,
  mapOf(
    FIELD_PATH,
    closed('formField', {
      when: about(WHEN, 'When it is shown.', 'always'),
      required: about(
        requiredSchema,
        'Must be filled in; or only `{ when: … }`.',
        'as the field says',
      ),
      locked: about(
        LOCKED,
        'Shown but not editable: `true`, `{ when: … }`, or a reference such as `$query.domain` when that parameter sets the value.',
        'editable',
      ),
      default: about(reads('page'), 'The value of a new record.', 'as the field says'),
      otherwise: about(
        reads('record'),
        'The value that is sent while the field is not shown.',
        'nothing is sent',
      ),
      clears: about(
        FIELDS,
        'Fields that are switched off or emptied when this one is switched on or filled in.',
        'none',
      ),
      fills: about(
        mapOf(FIELD_PATH, ANY_TEXT, { minProperties: 1, ...reads('record') }),
        'Values for other fields, with references; written while those are empty or unchanged by the person.',
        'nothing',
      ),
      ...GATE_KEYS,
    }),
    { title: 'formEntry', minProperties: 1, maxProperties: 1 },
  ),
);

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
    route: about(ROUTE_NAME, 'The name of the route that opens.'),
    id: about(
      { ...ANY_TEXT, ...reads('record') },
      'The id of the record that it shows, for example `$record.domain`.',
    ),
    tab: about(
      { ...SLUG, ...ref('tab', { in: ['route'] }) },
      'The tab that it shows.',
      'the first',
    ),
  },
  { required: ['route', 'id'] },
);

export const FORM: JsonSchema = {
  ...closed(
    'form',
    {
      groups: about(
        { type: 'array', minItems: 1, items: GROUP },
        'The groups of the form, in order, each with its fields.',
      ),
      atLeastOne: about(
        listOf(FIELD_PATH, { minItems: 2 }),
        'Fields of which at least one must be filled in.',
        'each field decides alone',
      ),
      asks: about(
        mapOf(SLUG, WHEN, { minProperties: 1 }),
        'By name, conditions about the values: while one holds, saving asks first and shows its text.',
        'nothing is asked',
      ),
      method: about(
        word('put', 'patch'),
        'How an update is sent: `patch` sends only the fields of the form.',
        '`put`',
      ),
      after: about(AFTER, 'What opens after saving.', 'the list'),
    },
    { required: ['groups'] },
  ),
  type: ['array', 'object'],
  minItems: 1,
  items: GROUP,
};
