import { button } from './button.schema.ts';
import { GATE_KEYS, WHEN } from './gates.ts';
import {
  about,
  closed,
  FIELD_NAME,
  listOf,
  mapOf,
  orObject,
  QUERY,
  RESOURCE_ID,
  ROUTE_NAME,
  API_ADDRESS,
  SLUG,
  TRUE,
  FIELDS,
  type JsonSchema,
} from './jsonSchema.ts';

const VIA: JsonSchema = closed(
  'via',
  {
    add: {
      ...API_ADDRESS,
      ...about(
        'Called with PATCH and the ids to add, under the name of the field; may have a query after `?`.',
      ),
    },
    remove: {
      ...API_ADDRESS,
      ...about('Called in the same way with the ids to remove.'),
    },
  },
  { required: ['add', 'remove'] },
);

const CARD: JsonSchema = orObject(
  { type: 'string', pattern: FIELD_NAME.pattern ?? '' },
  mapOf(
    FIELD_NAME,
    closed('relationCard', {
      via: {
        ...orObject(API_ADDRESS, VIA),
        ...about(
          'The address that accepts pairs of ids, with the model names of the two records as keys; or one address that adds and one that removes.',
          'the record is sent with the whole list',
        ),
      },
      confirm: { ...TRUE, ...about('Asks before a record is removed.') },
      ...GATE_KEYS,
    }),
    { title: 'cardEntry', minProperties: 1, maxProperties: 1 },
  ),
);

const TAB: JsonSchema = closed(
  'tab',
  {
    card: { ...FIELDS, ...about('Fields shown as label and value.') },
    list: { ...RESOURCE_ID, ...about('A list of another resource.') },
    cards: {
      type: 'array',
      minItems: 1,
      items: CARD,
      ...about('Fields whose related records can be added and removed here, one card per field.'),
    },
    custom: {
      ...TRUE,
      ...about('The hand-written file `<RouteName>.tab-<tab>.tsx` shows all of its content.'),
    },
    where: { ...QUERY, ...about('Of a list: which of its records belong to this one.') },
    columns: { ...FIELDS, ...about('Of a list: the columns shown at first.', 'its own') },
    add: {
      ...orObject(
        { type: 'string', pattern: FIELD_NAME.pattern ?? '' },
        mapOf(FIELD_NAME, closed('addCard', { ...GATE_KEYS }), {
          minProperties: 1,
          maxProperties: 1,
        }),
      ),
      ...about(
        'Of a list: a card that adds records to it, one for each record that is chosen for this field. The other values come from `where`.',
        'nothing can be added here',
      ),
    },
    actions: {
      ...mapOf(SLUG, { type: 'object', minProperties: 1, propertyNames: FIELD_NAME }),
      ...about(
        'Of a list: actions of this record that can be applied to listed rows, with additions to their bodies such as `{ assets: $selection.asset }`.',
        'none',
      ),
    },
    quick: {
      ...listOf(SLUG),
      ...about('Actions of this record that this tab shows.', 'on the first tab'),
    },
    when: { ...WHEN, ...about('When the tab is shown.', 'always') },
    ...GATE_KEYS,
  },
  {
    anyOf: ['card', 'list', 'cards', 'custom'].map((key) => ({ required: [key] })),
  },
);

/** The detail page of a resource (spec 1, section 2.8). */
export const DETAIL: JsonSchema = closed(
  'detail',
  {
    tabs: {
      ...mapOf(SLUG, TAB, { minProperties: 1 }),
      ...about('The tabs of the page; the first opens first.'),
    },
    pages: {
      ...mapOf(ROUTE_NAME, WHEN, { minProperties: 1 }),
      ...about(
        'Routes that show some of the records on a page of their own, each with its condition. Links to a record lead to the first route whose condition it meets.',
        'all records open here',
      ),
    },
    update: button('updated'),
    delete: button('deleted'),
  },
  { required: ['tabs'] },
);
