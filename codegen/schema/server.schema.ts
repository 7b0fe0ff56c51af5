import {
  about,
  API_ADDRESS,
  closed,
  defines,
  FALSE,
  listOf,
  mapOf,
  objectOrList,
  orObject,
  PLAIN_NAME,
  text,
  TRUE,
  word,
  type JsonSchema,
} from './jsonSchema.ts';
import { MODELS } from './permissions.schema.ts';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
/** A type as the server names it: `multiple choice`. */
const TYPE: JsonSchema = text('^[a-z][a-z _]*$', 'string', 'nested object');
const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
const NUMBER: JsonSchema = { type: 'number' };
const SERVER_FIELD: JsonSchema = { $ref: '#/definitions/tableField' };

const FACTS: JsonSchema = closed(
  'tableField',
  {
    type: about(TYPE, 'The type, as the server names it.'),
    required: about(TRUE, 'A new record must have it.', 'it need not'),
    readOnly: about(TRUE, 'Only the server sets it.', 'it can be changed'),
    writeOnly: about(TRUE, 'It is sent but never received.', 'it is received, too'),
    maxLength: about(COUNT, 'The maximum number of characters.', 'no limit'),
    minLength: about(COUNT, 'The minimum number of characters.', 'no limit'),
    min: about(NUMBER, 'The smallest value.', 'no limit'),
    max: about(NUMBER, 'The largest value.', 'no limit'),
    digits: about(COUNT, 'The maximum number of digits.', 'no limit'),
    decimals: about(COUNT, 'The maximum number of digits behind the point.', 'no limit'),
    default: about({}, 'The value of a new record.', 'empty'),
    choices: about(
      { type: 'array', items: { type: ['string', 'number', 'boolean'] } },
      'Its values.',
      'any value',
    ),
    shape: about(
      word('value', 'object'),
      'Of a choice or a reference: `object` says that answers have an object of it, `{ value, label }` or `{ id, name }`.',
      '`value`: the value or the id alone',
    ),
    filter: about(TRUE, 'The list can be filtered by it.', 'it cannot'),
    order: about(TRUE, 'The list can be ordered by it.', 'it cannot'),
    shown: about(FALSE, 'The list does not have it, only the form.', 'it has'),
    item: about(SERVER_FIELD, 'Of a list: what its entries are.', 'not told'),
    fields: about(
      mapOf(PLAIN_NAME, SERVER_FIELD),
      'Of an object: the fields inside it.',
      'not told',
    ),
  },
  { required: ['type'] },
);

/** What a server answers about itself. `gatehouse introspect` writes it, nobody else does. */
export const SERVER_SCHEMA: JsonSchema = closed(
  'serverTable',
  {
    permissions: about(MODELS, 'The permissions that roles of the server can hold.', 'not told'),
    settings: about(
      listOf(text('^[A-Z][A-Z0-9_]*$', 'SHOP_ENABLED')),
      'The public settings that it sends to everybody who is signed in.',
      'not told',
    ),
    addresses: about(
      mapOf(
        { ...API_ADDRESS, ...defines('address') },
        {
          ...objectOrList(
            closed(
              'tableAddress',
              {
                methods: about(listOf(word(...METHODS)), 'The methods it takes.'),
                fields: about(
                  mapOf(PLAIN_NAME, SERVER_FIELD),
                  'The fields of its records.',
                  'not told',
                ),
              },
              { required: ['methods'] },
            ),
            word(...METHODS),
          ),
          minItems: 0,
        },
      ),
      'Every address below the root of the API, with its methods and the fields of its records. `:id` stands for a record. In the table of a later server, those that differ from the first; one that is gone has no methods.',
      'not told',
    ),
  },
  {
    description: '`manifest/servers/<version>/<app>.yaml`',
    definitions: { tableField: orObject(TYPE, FACTS) },
  },
);
