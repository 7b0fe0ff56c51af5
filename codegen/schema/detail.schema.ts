import { button } from './button.schema.ts';
import { GATE_KEYS, WHEN } from './gates.ts';
import {
  about,
  API_ADDRESS,
  closed,
  FIELD_NAME,
  FIELD_PATH,
  FIELDS,
  fieldsIn,
  having,
  listOf,
  mapOf,
  orObject,
  PLAIN_NAME,
  reads,
  ref,
  RESOURCE_ID,
  ROUTE_NAME,
  SLUG,
  TRUE,
  where,
  type JsonSchema,
} from './jsonSchema.ts';

const OF_RECORD: JsonSchema = { ...API_ADDRESS, ...reads('record') };

const VIA: JsonSchema = closed(
  'via',
  {
    add: about(
      OF_RECORD,
      'Called with PATCH and the ids to add, under the name of the field; may have a query after `?`.',
    ),
    remove: about(OF_RECORD, 'Called in the same way with the ids to remove.'),
  },
  { required: ['add', 'remove'] },
);

const CARD: JsonSchema = orObject(
  FIELD_NAME,
  mapOf(
    FIELD_NAME,
    closed('relationCard', {
      via: about(
        orObject(OF_RECORD, VIA),
        'The address that accepts pairs of ids, with the model names of the two records as keys; or one address that adds and one that removes.',
        'the record is sent with the whole list',
      ),
      confirm: about(TRUE, 'Asks before a record is removed.'),
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

/** One of the conditions says when the badge is shown, and with it how the state is to be judged. */
const BADGE: JsonSchema = closed(
  'badge',
  {
    open: about(
      WHEN,
      'When it is shown, as something that is open now: with an open gate and green.',
    ),
    shut: about(WHEN, 'When it is shown, as something that is over: with a closed gate.'),
    good: about(WHEN, 'When it is shown, as good: with a tick and green.'),
    bad: about(WHEN, 'When it is shown, as bad: with a cross and red.'),
    warning: about(WHEN, 'When it is shown, as a warning: with a triangle and yellow.'),
    plain: about(WHEN, 'When it is shown, without a judgement.'),
    since: about(
      FIELD_PATH,
      'Of these: the date and time of the state, shown behind the word.',
      'none',
    ),
    for: about(
      FIELD_PATH,
      'Instead of `since`: the date and time at which the state began; how long it has lasted is shown.',
      'none',
    ),
    ends: about(
      FIELD_PATH,
      'Instead: the date and time at which the record ends. It is shown in its last 30 days, and when it has ended.',
    ),
    begins: about(
      FIELD_PATH,
      'Instead: the date and time at which the record begins. It is shown before.',
    ),
  },
  { oneOf: having('open', 'shut', 'good', 'bad', 'warning', 'plain', 'ends', 'begins') },
);

const HEAD: JsonSchema = closed(
  'head',
  {
    badges: about(
      mapOf(SLUG, BADGE, { minProperties: 1 }),
      'The state of the record, by the key of its text.',
      'whether it is active, blocked, begun and ended, of resources with such fields',
    ),
    facts: about(
      FIELDS,
      'The fields that say most about a record: four to six, or all of them where no tab has a card.',
      'none',
    ),
    flow: about(
      { type: 'array', minItems: 2, items: FIELDS },
      'Before the facts: fields that read as a sentence, with arrows between its parts: who, what, until when. Empty fields of a part are left out.',
      'none',
    ),
  },
  { minProperties: 1 },
);

const ACTIVITY: JsonSchema = closed(
  'activity',
  {
    list: about(
      RESOURCE_ID,
      'The resource with what happened. Its `server.dates`, else its `defaultOrder`, is the time.',
    ),
    where: about(
      where(['list'], 'record'),
      'Which of its records are about this one; references may be inside a text.',
    ),
    note: about(TRUE, 'Shows a text about what is not found.', 'none'),
    ...GATE_KEYS,
  },
  { required: ['list', 'where'] },
);

const IMPACT: JsonSchema = closed(
  'impact',
  {
    field: about(FIELD_PATH, 'The field with the number of them, or with their ids.'),
    list: about(RESOURCE_ID, 'Instead: the resource whose records are counted.'),
    where: about(
      where(['list'], 'record'),
      'Of a list: which of its records hang on this one; references may be inside a text.',
    ),
    ...GATE_KEYS,
  },
  { oneOf: having('field', 'list'), dependencies: { list: ['where'], where: ['list'] } },
);

const ADDED: JsonSchema = { ...FIELD_NAME, ...ref('field', { in: ['list'] }) };

const TAB: JsonSchema = closed(
  'tab',
  {
    card: about(
      listOf(CARD_PART),
      'Fields shown as label and value, in groups with a heading where they are below a name.',
    ),
    list: about(RESOURCE_ID, 'A list of another resource.'),
    cards: about(
      { type: 'array', minItems: 1, items: CARD },
      'Fields whose related records can be added and removed here, one card per field.',
    ),
    custom: about(
      TRUE,
      'The hand-written file `<RouteName>.tab-<tab>.tsx` shows all of its content.',
    ),
    where: about(where(['list'], 'record'), 'Of a list: which of its records belong to this one.'),
    columns: about(fieldsIn('list'), 'Of a list: the columns shown at first.', 'its own'),
    empty: about(
      TRUE,
      'Of a list: where there are no records, `resources.<resource>.empty.<tab>` says so, and what to do.',
      'a sentence with the name of the listed resource',
    ),
    add: about(
      orObject(
        ADDED,
        mapOf(ADDED, closed('addCard', { ...GATE_KEYS }), {
          minProperties: 1,
          maxProperties: 1,
        }),
      ),
      'Of a list: a card that adds records to it, one for each record that is chosen for this field. The other values come from `where`.',
      'nothing can be added here',
    ),
    actions: about(
      mapOf(
        { ...SLUG, ...ref('call') },
        { type: 'object', minProperties: 1, propertyNames: PLAIN_NAME, ...reads('rows') },
      ),
      'Of a list: actions of this record that can be applied to listed rows, with additions to their bodies such as `{ books: $selection.book }`.',
      'none',
    ),
    quick: about(
      listOf({ ...SLUG, ...ref('action') }),
      'Actions of this record that this tab shows.',
      'on the first tab',
    ),
    when: about(WHEN, 'When the tab is shown.', 'always'),
    ...GATE_KEYS,
  },
  { anyOf: having('card', 'list', 'cards', 'custom') },
);

/** The detail page of a resource (spec 1, section 2.8). */
export const DETAIL: JsonSchema = closed(
  'detail',
  {
    head: about(HEAD, 'What is said of a record above its tabs.', 'its badges'),
    tabs: about(
      mapOf(SLUG, TAB, { minProperties: 1 }),
      'The tabs of the page; the first opens first.',
    ),
    counts: about(
      mapOf(FIELD_PATH, { ...SLUG, ...ref('counted') }, { minProperties: 1 }),
      'Fields that lead to a tab: a number opens the records that it counts.',
      'those whose cell in the list has a `tab`',
    ),
    activity: about(
      mapOf(SLUG, ACTIVITY, { minProperties: 1 }),
      'What happened to a record, from several logs, newest first, on a tab of its own.',
      'no such tab',
    ),
    impact: about(
      mapOf(SLUG, IMPACT, { minProperties: 1 }),
      'What hangs on a record: counted and said before it is deleted, by the key of its text.',
      'nothing is said',
    ),
    pages: about(
      mapOf(ROUTE_NAME, WHEN, { minProperties: 1 }),
      'Routes that show some of the records on a page of their own, each with its condition. Links to a record lead to the first route whose condition it meets.',
      'all records open here',
    ),
    update: button('updated'),
    delete: button('deleted'),
  },
  { required: ['tabs'] },
);
