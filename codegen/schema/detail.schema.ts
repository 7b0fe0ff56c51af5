import { button } from './button.schema.ts';
import { GATE_KEYS, WHEN } from './gates.ts';
import {
  about,
  closed,
  FIELD_NAME,
  FIELD_PATH,
  fieldsIn,
  listOf,
  mapOf,
  orObject,
  PLAIN_NAME,
  reads,
  ref,
  RESOURCE_ID,
  ROUTE_NAME,
  API_ADDRESS,
  SLUG,
  TRUE,
  FIELDS,
  where,
  type JsonSchema,
} from './jsonSchema.ts';

const OF_RECORD: JsonSchema = { ...API_ADDRESS, ...reads('record') };

const VIA: JsonSchema = closed(
  'via',
  {
    add: {
      ...OF_RECORD,
      ...about(
        'Called with PATCH and the ids to add, under the name of the field; may have a query after `?`.',
      ),
    },
    remove: {
      ...OF_RECORD,
      ...about('Called in the same way with the ids to remove.'),
    },
  },
  { required: ['add', 'remove'] },
);

const CARD: JsonSchema = orObject(
  FIELD_NAME,
  mapOf(
    FIELD_NAME,
    closed('relationCard', {
      via: {
        ...orObject(OF_RECORD, VIA),
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

const CARD_PART: JsonSchema = orObject(
  FIELD_PATH,
  mapOf(SLUG, FIELDS, {
    title: 'cardPart',
    minProperties: 1,
    maxProperties: 1,
    examples: [{ hardware: ['vendor', 'model'] }],
  }),
);

/** Of the four conditions one says when the badge is shown, and with it how the state is to be judged. */
const BADGE: JsonSchema = closed(
  'badge',
  {
    good: { ...WHEN, ...about('When it is shown, as good: with a tick and green.') },
    bad: { ...WHEN, ...about('When it is shown, as bad: with a cross and red.') },
    warning: { ...WHEN, ...about('When it is shown, as a warning: with a triangle and yellow.') },
    plain: { ...WHEN, ...about('When it is shown, without a judgement.') },
    since: {
      ...FIELD_PATH,
      ...about('Of these: the date and time of the state, shown behind the word.', 'none'),
    },
    ends: {
      ...FIELD_PATH,
      ...about(
        'Instead: the date and time at which the record ends. It is shown in its last 30 days, and when it has ended.',
      ),
    },
    begins: {
      ...FIELD_PATH,
      ...about('Instead: the date and time at which the record begins. It is shown before.'),
    },
  },
  {
    oneOf: ['good', 'bad', 'warning', 'plain', 'ends', 'begins'].map((key) => ({
      required: [key],
    })),
  },
);

const HEAD: JsonSchema = closed(
  'head',
  {
    badges: {
      ...mapOf(SLUG, BADGE, { minProperties: 1 }),
      ...about(
        'The state of the record, by the key of its text.',
        'whether it is active, blocked, begun and ended, of resources with such fields',
      ),
    },
    facts: {
      ...FIELDS,
      ...about('The fields that say most about a record: four to six.', 'none'),
    },
  },
  { minProperties: 1 },
);

const ACTIVITY: JsonSchema = closed(
  'activity',
  {
    list: {
      ...RESOURCE_ID,
      ...about(
        'The resource with what happened. Its `server.dates`, else its `defaultOrder`, is the time.',
      ),
    },
    where: {
      ...where(['list'], 'record'),
      ...about('Which of its records are about this one; references may be inside a text.'),
    },
    note: { ...TRUE, ...about('Shows a text about what is not found.', 'none') },
    ...GATE_KEYS,
  },
  { required: ['list', 'where'] },
);

const ADDED: JsonSchema = { ...FIELD_NAME, ...ref('field', { in: ['list'] }) };

const TAB: JsonSchema = closed(
  'tab',
  {
    card: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: CARD_PART,
      ...about(
        'Fields shown as label and value, in groups with a heading where they are below a name.',
      ),
    },
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
    where: {
      ...where(['list'], 'record'),
      ...about('Of a list: which of its records belong to this one.'),
    },
    columns: { ...fieldsIn('list'), ...about('Of a list: the columns shown at first.', 'its own') },
    add: {
      ...orObject(
        ADDED,
        mapOf(ADDED, closed('addCard', { ...GATE_KEYS }), {
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
      ...mapOf(
        { ...SLUG, ...ref('call') },
        { type: 'object', minProperties: 1, propertyNames: PLAIN_NAME, ...reads('rows') },
      ),
      ...about(
        'Of a list: actions of this record that can be applied to listed rows, with additions to their bodies such as `{ assets: $selection.asset }`.',
        'none',
      ),
    },
    quick: {
      ...listOf({ ...SLUG, ...ref('action') }),
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
    head: {
      ...HEAD,
      ...about('What is said of a record above its tabs.', 'its badges'),
    },
    tabs: {
      ...mapOf(SLUG, TAB, { minProperties: 1 }),
      ...about('The tabs of the page; the first opens first.'),
    },
    counts: {
      ...mapOf(FIELD_PATH, { ...SLUG, ...ref('tab') }, { minProperties: 1 }),
      ...about(
        'Fields that lead to a tab: a number opens the records that it counts.',
        'those whose cell in the list has a `tab`',
      ),
    },
    activity: {
      ...mapOf(SLUG, ACTIVITY, { minProperties: 1 }),
      ...about(
        'What happened to a record, from several logs, newest first, on a tab of its own.',
        'no such tab',
      ),
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
