import { MODES } from '../model/conditions.ts';
import {
  about,
  FIELD_PATH,
  mapOf,
  oneOrMany,
  orObject,
  PERMISSION,
  ref,
  SCALAR,
  SETTING_NAME,
  type JsonSchema,
} from './jsonSchema.ts';

export const SETTING: JsonSchema = orObject(
  SETTING_NAME,
  mapOf(SETTING_NAME, { type: ['string', 'number', 'boolean'] }, { minProperties: 1 }),
);

/** The keys of a gate, allowed on every route, tab, group, field, column, filter, card and action. */
export const GATE_KEYS: Readonly<Record<string, JsonSchema>> = {
  needs: {
    ...oneOrMany(PERMISSION),
    ...about('The required permission. All of a list are required; `a|b` means one of the two.'),
  },
  licence: {
    type: 'string',
    enum: ['required'],
    ...about('`required`: only with a valid enterprise licence.'),
  },
  setting: {
    ...SETTING,
    ...about('A public setting that must be on, or `{ NAME: value }` for other values.'),
  },
  organization: {
    type: 'string',
    enum: ['not-root'],
    ...about('`not-root`: closed while the root organization is the current one.'),
  },
};

const CONDITION_REF: JsonSchema = { $ref: '#/definitions/condition' };

export const CONDITION: JsonSchema = {
  title: 'condition',
  ...about(
    'When: by the values of a record or form, by the mode, or by whether it is the signed-in person. All keys must hold.',
  ),
  type: 'object',
  minProperties: 1,
  propertyNames: { ...FIELD_PATH, ...ref('field', { also: ['mode', 'self', 'any', 'not'] }) },
  properties: {
    any: {
      type: 'array',
      minItems: 1,
      items: CONDITION_REF,
      ...about('A list of conditions of which one must hold.'),
    },
    not: { ...CONDITION_REF, ...about('A condition that must not hold.') },
    mode: {
      ...oneOrMany({ type: 'string', enum: MODES }),
      ...about('What the page is used for: create, update, clone, bulk or view.'),
    },
    self: { type: 'boolean', ...about('Whether the record is the signed-in person.') },
  },
  additionalProperties: {
    type: ['string', 'number', 'boolean', 'null', 'array'],
    minItems: 1,
    items: SCALAR,
  },
};

export const WHEN: JsonSchema = {
  $ref: '#/definitions/condition',
};

/** Of buttons and actions. */
export const OFFERED_WHEN: JsonSchema = {
  ...WHEN,
  ...about(
    'The records that it is offered for. For others it is disabled, and `resources.<resource>.reasons.<update, clone, delete or action>` says why.',
    'all',
  ),
};

/** `true`, `false` or `{ when: … }`. */
export const requiredSchema: JsonSchema = {
  type: ['boolean', 'object'],
  additionalProperties: false,
  required: ['when'],
  properties: { when: WHEN },
};
