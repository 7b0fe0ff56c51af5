import { FIELD_FORMATS, FIELD_TYPES, FIELD_WIDGETS, NEVER_DAYS } from '../model/fields.ts';
import { CELL } from './cell.schema.ts';
import { GATE_KEYS, requiredSchema, WHEN } from './gates.ts';
import {
  about,
  ANY_TEXT,
  API_ADDRESS,
  closed,
  defines,
  FIELD_NAME,
  FIELD_PATH,
  listOf,
  mapOf,
  reads,
  ref,
  RESOURCE_ID,
  TRUE,
  where,
  type JsonSchema,
} from './jsonSchema.ts';

const LENGTH: JsonSchema = { type: 'integer', minimum: 0 };

/** A field of the record that a reference points to. */
const SHOWN: JsonSchema = { ...FIELD_PATH, ...ref('field', { in: ['to'] }) };

const OPTIONS: JsonSchema = closed('options', {
  from: {
    ...API_ADDRESS,
    ...about('The address the options come from.', "the other resource's own address"),
  },
  text: { ...SHOWN, ...about('The field that is shown.', "the other record's title") },
  secondary: { ...SHOWN, ...about('A field shown behind it in brackets.', 'none') },
  value: { ...SHOWN, ...about('The field that is sent.', '`id`') },
  query: {
    ...where(['to'], 'record'),
    ...about('Query parameters of the call, for example `{ category: db }`.', 'nothing'),
  },
  instead: {
    ...closed(
      'instead',
      {
        when: { ...WHEN, ...about('When, by the values of the form or record.') },
        query: { ...where(['to'], 'record'), ...about('The query that is used then.') },
      },
      { required: ['when', 'query'] },
    ),
    ...about('Another `query` for some records.', 'the same for all'),
  },
});

const BESIDE: JsonSchema = { ...FIELD_NAME, ...ref('field', { beside: true }) };
export const DEFINED_FIELD: JsonSchema = { ...FIELD_NAME, ...defines('field') };

/** The value of a choice, used as a key. */
const ANY_NAME: JsonSchema = { type: 'string', pattern: '^[A-Za-z0-9_-]+$' };
const KIND: JsonSchema = closed('kind', {
  required: { ...TRUE, ...about('Must be filled in for this kind.', 'as the field says') },
  default: {
    ...reads('page'),
    ...about('The value of a new record of this kind.', 'as the field says'),
  },
});

export const FIELD: JsonSchema = closed(
  'field',
  {
    type: { type: 'string', enum: FIELD_TYPES, ...about('The type of the value.') },
    to: { ...RESOURCE_ID, ...about('Of a reference: the resource it points to.') },
    options: {
      ...OPTIONS,
      ...about(
        'Of a reference: the source of its options, and the fields that are shown and sent.',
      ),
    },
    choices: {
      ...listOf({ type: ['string', 'number', 'boolean'] }),
      ...about('Of a choice: its values.', 'the values that the server offers'),
    },
    required: {
      ...requiredSchema,
      ...about('Must be filled in; or only `{ when: … }`.', 'it need not'),
    },
    readOnly: { ...TRUE, ...about('The server sets it; forms cannot change it.') },
    selfReadOnly: {
      ...TRUE,
      ...about(
        'People cannot change it about themselves: it is left out when they save their own record.',
        'they can',
      ),
    },
    writeOnly: { ...TRUE, ...about('It is sent but never received.') },
    only: {
      type: 'string',
      enum: ['form', 'list'],
      ...about(
        '`form`: used in the form only. `list`: a column, or an entry of a card, whose value hand-written code computes. Neither is sent or received.',
      ),
    },
    unique: { ...TRUE, ...about('No two records may have the same value.') },
    maxLength: { ...LENGTH, ...about('The maximum number of characters.', 'no limit') },
    minLength: { ...LENGTH, ...about('The minimum number of characters.', 'no limit') },
    min: { type: 'number', ...about('The smallest value.', 'no limit') },
    max: { type: 'number', ...about('The largest value.', 'no limit') },
    pattern: { ...ANY_TEXT, ...about('A regular expression that the text must match.') },
    format: {
      type: 'string',
      enum: [...FIELD_FORMATS],
      ...about(
        '`port`: from 1 to 65535, or from 0 with `min: 0`. `address-or-name`: an `ip-group` that also accepts host names. `two-names`: the server composes the text of two names without a space, `Alice(alice)`, or a list has such texts; they are shown with a space.',
      ),
    },
    after: {
      ...BESIDE,
      ...about('Of a date and time: the field whose value must be earlier. Forms check it.'),
    },
    lengths: {
      ...listOf({ type: 'integer', minimum: 1 }),
      ...about(
        `Of a date and time: days from the field in \`after\`, or from now, that the form offers as buttons. ${NEVER_DAYS.toLocaleString('en')} and more read as "never".`,
        'none',
      ),
    },
    default: {
      ...reads('page'),
      ...about(
        'The value of a new record: a value, `now`, `now+30d`, or a reference such as `$query.node`.',
        'empty',
      ),
    },
    display: {
      ...BESIDE,
      ...about('The field with the readable value.', '`<field>_display` if there is one'),
    },
    item: {
      $ref: '#/definitions/field',
      ...about('Of a list: the type of its items.'),
    },
    fields: {
      ...mapOf(DEFINED_FIELD, { $ref: '#/definitions/field' }),
      ...about('Of an object: the fields inside it.'),
    },
    kinds: {
      ...mapOf(ANY_NAME, KIND),
      ...listOf(ANY_TEXT),
      type: ['array', 'object'],
      ...about(
        'In the object of `variants`: the kinds of records that have this field; a map says how it differs in each.',
        'all of them',
      ),
    },
    widget: {
      type: 'string',
      enum: FIELD_WIDGETS,
      ...about('A special input.', 'the input of the type'),
    },
    cell: {
      ...CELL,
      ...about('How it is shown in tables and on cards.', 'by its type'),
    },
    policy: {
      type: 'string',
      enum: ['password'],
      ...about('`password`: checked against the password rules of the server.'),
    },
    encrypted: {
      type: 'boolean',
      ...about(
        'Whether it is encrypted before it is sent.',
        '`password`, `token` and `private_key` are',
      ),
    },
    zone: {
      type: 'string',
      enum: ['server'],
      ...about(
        '`server`: the server sends and expects this date and time without a zone, in its own time zone (`serverTimeZone`).',
        'the value has a zone',
      ),
    },
    help: { ...TRUE, ...about('Shows a help text below the input.', 'none') },
    ...GATE_KEYS,
  },
  {
    ...about('A field of a record: its type, and what differs from the defaults of that type.'),
    required: ['type'],
  },
);
