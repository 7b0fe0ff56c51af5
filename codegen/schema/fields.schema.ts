import { FIELD_FORMATS, FIELD_TYPES, FIELD_WIDGETS, NEVER_DAYS } from '../model/fields.ts';
import { CELL } from './cell.schema.ts';
import { GATE_KEYS, requiredSchema, SINCE, UNTIL, WHEN } from './gates.ts';
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
  objectOrList,
  PLAIN_NAME,
  reads,
  ref,
  RESOURCE_ID,
  TRUE,
  where,
  word,
  type JsonSchema,
} from './jsonSchema.ts';

const LENGTH: JsonSchema = { type: 'integer', minimum: 0 };

/** A field of the record that a reference points to. */
const SHOWN: JsonSchema = { ...FIELD_PATH, ...ref('field', { in: ['to'] }) };

const BESIDE: JsonSchema = { ...FIELD_NAME, ...ref('field', { beside: true }) };

const OPTIONS: JsonSchema = closed('options', {
  from: about(
    API_ADDRESS,
    'The address the options come from.',
    "the other resource's own address",
  ),
  text: about(SHOWN, 'The field that is shown.', "the other record's title"),
  secondary: about(SHOWN, 'A field shown behind it in brackets.', 'none'),
  value: about(SHOWN, 'The field that is sent.', '`id`'),
  query: about(
    where(['to'], 'record'),
    'Query parameters of the call, for example `{ category: db }`.',
    'nothing',
  ),
  instead: about(
    closed(
      'instead',
      {
        when: about(WHEN, 'When, by the values of the form or record.'),
        query: about(where(['to'], 'record'), 'The query that is used then.'),
      },
      { required: ['when', 'query'] },
    ),
    'Another `query` for some records.',
    'the same for all',
  ),
  fits: about(
    closed(
      'fits',
      {
        chosen: about(BESIDE, 'Another field of the form, which holds records.'),
        has: about(
          PLAIN_NAME,
          'Their field with the texts that an option needs one of; `ssh/22` is `ssh`.',
        ),
        own: about(SHOWN, 'The field of the option that is compared with them.'),
        unless: about(
          BESIDE,
          'A field with more such records: nothing is said while it has some.',
          'none',
        ),
      },
      { required: ['chosen', 'has', 'own'] },
    ),
    'Options that fit no chosen record stand last, and say what those have; when none fits, saving asks first.',
    'all options fit',
  ),
});

export const DEFINED_FIELD: JsonSchema = { ...FIELD_NAME, ...defines('field') };

/** The value of a choice, used as a key. */
const ANY_NAME: JsonSchema = { type: 'string', pattern: '^[A-Za-z0-9_-]+$' };
const KIND: JsonSchema = closed('kind', {
  required: about(TRUE, 'Must be filled in for this kind.', 'as the field says'),
  default: about(reads('page'), 'The value of a new record of this kind.', 'as the field says'),
});

const CHOICE: JsonSchema = {
  ...closed(
    'choice',
    {
      value: about({ type: ['string', 'number', 'boolean'] }, 'The value.'),
      since: SINCE,
      until: UNTIL,
    },
    { required: ['value'] },
  ),
  type: ['string', 'number', 'boolean', 'object'],
};

export const FIELD: JsonSchema = closed(
  'field',
  {
    type: about(word(...FIELD_TYPES), 'The type of the value.'),
    to: about(RESOURCE_ID, 'Of a reference: the resource it points to.'),
    options: about(
      OPTIONS,
      'Of a reference: the source of its options, and the fields that are shown and sent.',
    ),
    choices: about(
      listOf(CHOICE),
      'Of a choice: its values. One that not every server has is `{ value, since }` or `{ value, until }`.',
      'the values that the server offers',
    ),
    required: about(requiredSchema, 'Must be filled in; or only `{ when: … }`.', 'it need not'),
    readOnly: about(TRUE, 'The server sets it; forms cannot change it.'),
    selfReadOnly: about(
      TRUE,
      'People cannot change it about themselves: it is left out when they save their own record.',
      'they can',
    ),
    writeOnly: about(TRUE, 'It is sent but never received.'),
    only: about(
      word('form', 'list'),
      '`form`: used in the form only. `list`: a column, or an entry of a card, whose value hand-written code computes. Neither is sent or received.',
    ),
    unique: about(TRUE, 'No two records may have the same value.'),
    maxLength: about(LENGTH, 'The maximum number of characters.', 'no limit'),
    minLength: about(LENGTH, 'The minimum number of characters.', 'no limit'),
    min: about({ type: 'number' }, 'The smallest value.', 'no limit'),
    max: about({ type: 'number' }, 'The largest value.', 'no limit'),
    digits: about(
      { type: 'integer', minimum: 1 },
      'Of a decimal: the maximum number of digits, those behind the point included.',
      'no limit',
    ),
    decimals: about(
      LENGTH,
      'Of a decimal: the maximum number of digits behind the point.',
      'no limit',
    ),
    pattern: about(ANY_TEXT, 'A regular expression that the text must match.'),
    format: about(
      word(...FIELD_FORMATS),
      '`port`: from 1 to 65535, or from 0 with `min: 0`. `address-or-name`: an `ip-group` that also accepts host names. `two-names`: the server composes the text of two names without a space, `Alice(alice)`, or a list has such texts; they are shown with a space.',
    ),
    after: about(
      BESIDE,
      'Of a date and time: the field whose value must be earlier. Forms check it.',
    ),
    lengths: about(
      listOf({ type: 'integer', minimum: 1 }),
      `Of a date and time: days from the field in \`after\`, or from now, that the form offers as buttons. ${NEVER_DAYS.toLocaleString('en')} and more read as "never".`,
      'none',
    ),
    default: about(
      reads('page'),
      'The value of a new record: a value, `now`, `now+30d`, or a reference such as `$query.node`.',
      'empty',
    ),
    display: about(
      BESIDE,
      'The field with the readable value. Where a server sends none, a list asks once for the names of the records that the references of its rows name; not in a cell such as `text` or `count`, and not for users who may not see them.',
      '`<field>_display` if there is one',
    ),
    item: about({ $ref: '#/definitions/field' }, 'Of a list: the type of its items.'),
    fields: about(
      mapOf(DEFINED_FIELD, { $ref: '#/definitions/field' }),
      'Of an object: the fields inside it.',
    ),
    kinds: about(
      objectOrList(mapOf(ANY_NAME, KIND), ANY_TEXT),
      'In the object of `variants`: the kinds of records that have this field; a map says how it differs in each.',
      'all of them',
    ),
    widget: about(word(...FIELD_WIDGETS), 'A special input.', 'the input of the type'),
    cell: about(CELL, 'How it is shown in tables and on cards.', 'by its type'),
    autocomplete: about(
      word('name', 'email', 'tel'),
      'What of their own browsers may fill in for people, in the words of HTML (WCAG 2.2, criterion 1.3.5).',
      'nothing',
    ),
    policy: about(
      word('password'),
      '`password`: checked against the password rules of the server.',
    ),
    encrypted: about(
      { type: 'boolean' },
      'Whether it is encrypted before it is sent.',
      '`password`, `token` and `private_key` are',
    ),
    zone: about(
      word('server'),
      '`server`: the server sends and expects this date and time without a zone, in its own time zone (`serverTimeZone`).',
      'the value has a zone',
    ),
    help: about(
      TRUE,
      'It must have a help text below its input.',
      'shown when there is such a text',
    ),
    ...GATE_KEYS,
  },
  {
    description: 'A field of a record: its type, and what differs from the defaults of that type.',
    required: ['type'],
  },
);
