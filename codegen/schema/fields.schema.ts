import { FIELD_FORMATS, FIELD_TYPES, FIELD_WIDGETS } from '../model/fields.ts';
import { CELL } from './cell.schema.ts';
import { GATE_KEYS, requiredSchema, WHEN } from './gates.ts';
import {
  about,
  ANY_TEXT,
  API_ADDRESS,
  closed,
  FIELD_NAME,
  FIELD_PATH,
  listOf,
  mapOf,
  QUERY,
  RESOURCE_ID,
  TRUE,
  type JsonSchema,
} from './words.ts';

const LENGTH: JsonSchema = { type: 'integer', minimum: 0 };

export const OPTIONS: JsonSchema = closed('options', {
  from: {
    ...API_ADDRESS,
    ...about('The address the options come from.', "the other resource's own address"),
  },
  text: { ...FIELD_PATH, ...about('The field that is shown.', "the other record's title") },
  secondary: { ...FIELD_PATH, ...about('A field shown behind it in brackets.', 'none') },
  value: { ...FIELD_PATH, ...about('The field that is sent.', '`id`') },
  query: {
    ...QUERY,
    ...about('What is asked besides, for example `{ category: db }`.', 'nothing'),
  },
  instead: {
    ...closed(
      'instead',
      {
        when: { ...WHEN, ...about('When, by what the form or record holds.') },
        query: { ...QUERY, ...about('What is asked then.') },
      },
      { required: ['when', 'query'] },
    ),
    ...about('Another `query` for some records.', 'the same for all'),
  },
});

/** A value of a choice, as a key. */
const ANY_NAME: JsonSchema = { type: 'string', pattern: '^[A-Za-z0-9_-]+$' };
const KIND: JsonSchema = closed('kind', {
  required: { ...TRUE, ...about('Must be filled in for this kind.', 'as the field says') },
  default: { ...about('The value of a new record of this kind.', 'as the field says') },
});

export const FIELD: JsonSchema = closed(
  'field',
  {
    type: { type: 'string', enum: FIELD_TYPES, ...about('What kind of value it holds.') },
    to: { ...RESOURCE_ID, ...about('Of a reference: the resource it points to.') },
    options: {
      ...OPTIONS,
      ...about('Of a reference: where its options come from and how they look.'),
    },
    choices: {
      ...listOf({ type: ['string', 'number', 'boolean'] }),
      ...about('Of a choice: the values one may choose.', 'those the server offers'),
    },
    required: {
      ...requiredSchema,
      ...about('Must be filled in; or only `{ when: … }`.', 'it need not'),
    },
    readOnly: { ...TRUE, ...about('The server decides it; forms cannot change it.') },
    writeOnly: { ...TRUE, ...about('It is sent but never received.') },
    only: {
      type: 'string',
      enum: ['form', 'list'],
      ...about(
        '`form`: a help for the form alone; `list`: a column, or a fact of a card, that hand-written code works out. Neither is ever on the wire.',
      ),
    },
    unique: { ...TRUE, ...about('No two records may share it.') },
    maxLength: { ...LENGTH, ...about('Most characters.', 'no limit') },
    minLength: { ...LENGTH, ...about('Fewest characters.', 'no limit') },
    min: { type: 'number', ...about('Smallest number.', 'no limit') },
    max: { type: 'number', ...about('Largest number.', 'no limit') },
    pattern: { ...ANY_TEXT, ...about('A regular expression that the text must match.') },
    format: {
      type: 'string',
      enum: [...FIELD_FORMATS],
      ...about(
        '`port`: from 1 to 65535, or from 0 with `min: 0`; `address-or-name`: of an `ip-group` that takes the names of hosts, too. Forms check it.',
      ),
    },
    after: {
      ...FIELD_NAME,
      ...about('Of a moment: the one beside it that it comes after. Forms check it.'),
    },
    default: {
      ...about(
        'The value of a new record: a value, `now`, `now+30d`, or a reference such as `$query.node`.',
        'empty',
      ),
    },
    display: {
      ...FIELD_NAME,
      ...about('The field that holds the readable value.', '`<field>_display` if there is one'),
    },
    item: {
      $ref: '#/definitions/field',
      ...about('Of a list: what each entry is.'),
    },
    fields: {
      ...mapOf(FIELD_NAME, { $ref: '#/definitions/field' }),
      ...about('Of an object: the fields inside it.'),
    },
    kinds: {
      ...mapOf(ANY_NAME, KIND),
      ...listOf(ANY_TEXT),
      type: ['array', 'object'],
      ...about(
        'Of the object of `variants`: the kinds of records that have this field; a map says how it differs in each.',
        'all of them',
      ),
    },
    widget: {
      type: 'string',
      enum: FIELD_WIDGETS,
      ...about('An input of its own kind.', 'the input of the type'),
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
        '`server`: of a moment that the server keeps without its zone and reads in its own (`serverTimeZone`).',
        'the zone is told with it',
      ),
    },
    help: { ...TRUE, ...about('A help text stands below the input.', 'none') },
    ...GATE_KEYS,
  },
  {
    ...about('One field of a record: its type, and how it differs from what the type alone says.'),
    required: ['type'],
  },
);
