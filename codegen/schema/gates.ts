import { MODES } from '../model/conditions.ts';
import {
  about,
  closed,
  FIELD_PATH,
  mapOf,
  oneOrMany,
  orObject,
  PERMISSION,
  ref,
  SCALAR,
  SERVER_VERSION,
  SETTING_NAME,
  text,
  word,
  type JsonSchema,
} from './jsonSchema.ts';

export const SETTING: JsonSchema = orObject(
  SETTING_NAME,
  mapOf(SETTING_NAME, { type: ['string', 'number', 'boolean'] }, { minProperties: 1 }),
);

export const SINCE: JsonSchema = about(
  SERVER_VERSION,
  "The first of the project's servers that has it. Of a field and of an address it follows from their tables.",
  'all of them',
);
export const UNTIL: JsonSchema = about(
  SERVER_VERSION,
  "The last of the project's servers that has it.",
  'all of them',
);

/** The keys of a gate, allowed on every route, tab, group, field, column, filter, card and action. */
export const GATE_KEYS: Readonly<Record<string, JsonSchema>> = {
  needs: about(
    oneOrMany(PERMISSION),
    'The required permission. All of a list are required; `a|b` means one of the two.',
  ),
  licence: about(word('required'), '`required`: only with a valid enterprise licence.'),
  setting: about(
    SETTING,
    'A public setting that must be on, or `{ NAME: value }` for other values.',
  ),
  organization: about(
    word('not-root'),
    '`not-root`: closed while the root organization is the current one.',
  ),
  since: SINCE,
  until: UNTIL,
};

export const WHEN: JsonSchema = { $ref: '#/definitions/condition' };

/** As `NOW` reads it. */
const MOMENT: JsonSchema = text('^now(?:[+-]\\d+d)?$', 'now', 'now+30d', 'now-90d');

export const CONDITION: JsonSchema = {
  title: 'condition',
  description:
    'When: by the values of a record or form, by the mode, or by whether it is the signed-in person. All keys must hold.',
  type: 'object',
  minProperties: 1,
  propertyNames: { ...FIELD_PATH, ...ref('field', { also: ['mode', 'self', 'any', 'not'] }) },
  properties: {
    any: about(
      { type: 'array', minItems: 1, items: WHEN },
      'A list of conditions of which one must hold.',
    ),
    not: about(WHEN, 'A condition that must not hold.'),
    mode: about(
      oneOrMany(word(...MODES)),
      'What the page is used for: create, update, clone, bulk or view.',
    ),
    self: about({ type: 'boolean' }, 'Whether the record is the signed-in person.'),
  },
  additionalProperties: {
    ...closed('moments', {
      after: about(MOMENT, 'The field is a later date and time.', 'no matter how early'),
      before: about(MOMENT, 'The field is an earlier date and time.', 'no matter how late'),
    }),
    minProperties: 1,
    type: ['string', 'number', 'boolean', 'null', 'array', 'object'],
    minItems: 1,
    items: SCALAR,
  },
};

/** Of buttons and actions. */
export const OFFERED_WHEN: JsonSchema = about(
  WHEN,
  'The records that it is offered for. For others it is disabled, and `resources.<resource>.reasons.<update, clone, delete or action>` says why.',
  'all',
);

/** `true`, `false` or `{ when: … }`. */
export const requiredSchema: JsonSchema = {
  type: ['boolean', 'object'],
  additionalProperties: false,
  required: ['when'],
  properties: { when: WHEN },
};
