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
} from './words.ts';

const VIA: JsonSchema = closed(
  'via',
  {
    add: {
      ...API_ADDRESS,
      ...about(
        'Called with PATCH and the ids that come, under the name of the field; a `?` may begin a query.',
      ),
    },
    remove: {
      ...API_ADDRESS,
      ...about('Called in the same way with the ids that leave.'),
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
          'The address that takes pairs of the two records, named as their models are; or one address that adds and one that removes.',
          'the record itself is sent the whole list',
        ),
      },
      confirm: { ...TRUE, ...about('Asks before a record is taken off.') },
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
      ...about('Fields whose related records can be added and removed here, a card each.'),
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
        'Of a list: a card makes records of it, one for each record chosen for this field of theirs; the rest is what `where` says.',
        'nothing is added here',
      ),
    },
    actions: {
      ...mapOf(SLUG, { type: 'object', minProperties: 1, propertyNames: FIELD_NAME }),
      ...about(
        'Of a list: actions of this record that are done to listed rows, too, and what their bodies say besides, such as `{ assets: $selection.asset }`.',
        'none',
      ),
    },
    quick: {
      ...listOf(SLUG),
      ...about('Actions of this record that stand here.', 'on the first tab'),
    },
    when: { ...WHEN, ...about('When the tab is there.', 'always') },
    ...GATE_KEYS,
  },
  { anyOf: [{ required: ['card'] }, { required: ['list'] }, { required: ['cards'] }] },
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
        'Routes where some of the records have a page of their own, each with its condition; the first that holds. Links to such a record lead there.',
        'all open here',
      ),
    },
    update: button('updated'),
    delete: button('deleted'),
  },
  { required: ['tabs'] },
);
