/* oxlint-disable unicorn/no-thenable -- 'then' is a keyword of JSON Schema and of the manifests; nothing here is awaited */
import { CELLS } from '../model/fields.ts';
import { GATE_KEYS, WHEN } from './gates.ts';
import {
  about,
  ANY_TEXT,
  closed,
  FALSE,
  FIELD_NAME,
  FIELD_PATH,
  listOf,
  mapOf,
  oneOrMany,
  orObject,
  QUERY,
  RESOURCE_ID,
  SCALAR,
  API_ADDRESS,
  SLUG,
  TRUE,
  type JsonSchema,
} from './words.ts';

const FIELDS: JsonSchema = listOf(FIELD_PATH);
const VALUES: JsonSchema = listOf(SCALAR);
/** `asset`, `attrs.asset`, `assets.asset`. */
const FIELD_OR_RESOURCE = '^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$';
const CELL: JsonSchema = { type: 'string', enum: CELLS };

const BUTTON_KEYS = {
  when: { ...WHEN, ...about('When it is offered for a record.', 'always') },
  newTab: { ...TRUE, ...about('Opens its page in a new browser tab.') },
  query: { ...QUERY, ...about('What the address of its page carries besides.', 'nothing') },
};
const buttonOptions = closed('button', { ...BUTTON_KEYS, ...GATE_KEYS });
const createOptions = closed('create', {
  ...BUTTON_KEYS,
  kinds: {
    ...orObject(
      FIELD_NAME,
      closed(
        'kinds',
        {
          field: { ...FIELD_NAME, ...about('The field whose choices the menu offers.') },
          licensed: {
            ...listOf(ANY_TEXT),
            ...about('Choices that are offered only with a valid licence.', 'none'),
          },
          without: {
            ...listOf(ANY_TEXT),
            ...about('Choices that are not offered: the server brings such records along.', 'none'),
          },
          under: {
            ...mapOf(FIELD_NAME, mapOf(ANY_TEXT, listOf(ANY_TEXT))),
            ...about(
              'For another field each of its values with the choices that belong to it: the address carries that value, too.',
              'nothing',
            ),
          },
        },
        { required: ['field'] },
      ),
    ),
    ...about(
      'Of a list: a menu of the choices of this field; the create page finds the one in its address.',
      'one button',
    ),
  },
  ...GATE_KEYS,
});
const button = (what: string, options: JsonSchema = buttonOptions): JsonSchema => ({
  ...orObject(FALSE, options),
  ...about(`\`false\`: nothing can be ${what} here; or when, by whom and how.`, 'offered'),
});
const days = { type: 'integer', minimum: 0 } as const;

const EXPORT: JsonSchema = closed('export', {
  from: {
    ...API_ADDRESS,
    ...about('Where the file comes from, below `/api/v1/`.', "the list's address"),
  },
  verify: { ...TRUE, ...about('The person confirms who they are first.', 'no confirmation') },
  ...GATE_KEYS,
});

const TREE: JsonSchema = closed(
  'tree',
  {
    of: { ...RESOURCE_ID, ...about('The resource whose records are the nodes of the tree.') },
    from: {
      ...API_ADDRESS,
      ...about(
        'Where the tree comes from, such as `perms/users/$query.user/nodes/children/tree`.',
        'the nodes themselves',
      ),
    },
    node: { ...FIELD_NAME, ...about('The filter that a chosen node sets.') },
    at: {
      ...API_ADDRESS,
      ...about('Instead of `node`: the address of the rows of a chosen node, `$query.node`.'),
    },
    asset: {
      ...FIELD_NAME,
      ...about('The filter that a chosen asset sets.', 'the tree shows nodes alone'),
    },
    edit: {
      ...TRUE,
      ...about(
        'Nodes are added, renamed, moved and deleted here, and have the `row` actions of their resource.',
        'it is there to choose from',
      ),
    },
  },
  { required: ['of'], oneOf: [{ required: ['node'] }, { required: ['at'] }] },
);

export const LIST: JsonSchema = closed(
  'list',
  {
    columns: { ...FIELDS, ...about('Every column that is offered, in order.') },
    default: { ...FIELDS, ...about('The columns shown until someone chooses others.', 'all') },
    fixed: { ...FIELDS, ...about('The columns that cannot be hidden.', 'none') },
    cells: {
      ...mapOf(
        FIELD_PATH,
        orObject(
          CELL,
          closed('cell', {
            cell: {
              ...CELL,
              ...about('How the value is shown.', 'by the `cell` of the field, else by its type'),
            },
            tab: { ...SLUG, ...about('Of a count: the tab of the detail page that it opens.') },
            names: {
              ...API_ADDRESS,
              ...about('An address, asked on demand for records whose names the cell then shows.'),
            },
            good: { ...VALUES, ...about('Values that are shown as good, with a sign and green.') },
            bad: { ...VALUES, ...about('Values that are shown as bad, with a sign and red.') },
            whole: {
              ...TRUE,
              ...about('Of a long text: pressed, the cell opens it whole, with its own lines.'),
            },
            opens: {
              ...ANY_TEXT,
              pattern: FIELD_OR_RESOURCE,
              examples: ['asset', 'assets.asset'],
              ...about(
                'The field that names the record whose detail page the cell opens; or the resource that the id of the row itself belongs to.',
                'the title opens the row',
              ),
            },
            ...GATE_KEYS,
          }),
        ),
      ),
      ...about(
        'How the value of a column is shown.',
        'by the `cell` of the field, else by its type',
      ),
    },
    order: {
      type: 'string',
      pattern: '^-?[A-Za-z_][A-Za-z0-9_]*$',
      examples: ['name', '-date_created'],
      ...about('The order at first; `-name` begins at the end.', "the server's own"),
    },
    where: { ...QUERY, ...about('A filter that every call of this list carries.', 'none') },
    dates: {
      ...closed(
        'dates',
        {
          back: { ...days, ...about('Days before today on which the range begins.') },
          ahead: { ...days, ...about('Days after today on which it ends.', '`0`') },
        },
        { required: ['back'] },
      ),
      ...about('The range of dates at first; it can be changed but not taken off.', 'none'),
    },
    create: button('created', createOptions),
    update: button('updated'),
    clone: button('cloned'),
    delete: button('deleted'),
    import: {
      ...FALSE,
      ...about(
        '`false`: no file can be imported.',
        'create and update by file, as far as there is a form',
      ),
    },
    export: {
      ...orObject(FALSE, EXPORT),
      ...about('`false`: no file can be exported; or from where, by whom and how.', 'offered'),
    },
    bulkDelete: {
      enum: [false, 'address'],
      ...about(
        '`false`: selected rows cannot be deleted; `address`: one call deletes them at `…/id1,id2/`.',
        'by one call with a stored selection',
      ),
    },
    bulkEdit: {
      ...FIELDS,
      ...about('The fields that can be changed in all selected rows at once.', 'none'),
    },
    tree: { ...TREE, ...about('A tree beside the list: what is chosen in it narrows it.', 'none') },
    banner: { ...TRUE, ...about('A green help text stands above the list.', 'none') },
  },
  { required: ['columns'] },
);

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
    { minProperties: 1, maxProperties: 1 },
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

export const DETAIL: JsonSchema = closed(
  'detail',
  {
    tabs: {
      ...mapOf(SLUG, TAB, { minProperties: 1 }),
      ...about('The tabs of the page; the first opens first.'),
    },
    update: button('updated'),
    delete: button('deleted'),
  },
  { required: ['tabs'] },
);

const CALL = (method: string): JsonSchema => ({
  ...API_ADDRESS,
  ...about(`Calls this address with ${method}.`),
});

export const ACTION: JsonSchema = closed(
  'action',
  {
    on: {
      ...oneOrMany({ type: 'string', enum: ['list', 'row', 'record', 'selection'] }),
      ...about(
        'Where it is offered: above the `list`, in its `row`, on the detail page of a `record`, for a `selection` of rows.',
      ),
    },
    get: CALL('GET'),
    post: CALL('POST'),
    put: CALL('PUT'),
    patch: CALL('PATCH'),
    delete: CALL('DELETE'),
    toggle: { ...FIELD_NAME, ...about('Instead of a call: a switch for this boolean field.') },
    open: {
      ...ANY_TEXT,
      pattern: '^/',
      ...about('Instead of a call: opens this address of the server in a new browser tab.'),
    },
    list: {
      ...RESOURCE_ID,
      ...about('In a row, instead of a call: a dialog with records of this resource.'),
    },
    where: { ...QUERY, ...about('Of `list`: which of its records.', 'all') },
    body: { ...about('What is sent, with references such as `$record.id`.', 'nothing') },
    query: { ...QUERY, ...about('What the address carries besides.', 'nothing') },
    each: {
      type: 'object',
      minProperties: 1,
      propertyNames: FIELD_NAME,
      ...about('For a selection: one call with such an item for every row.'),
    },
    ids: {
      type: 'string',
      enum: ['spm'],
      ...about('`spm`: for a selection: its ids are stored first and the call names them.'),
    },
    when: { ...WHEN, ...about('When it is offered for a record.', 'always') },
    skip: { ...WHEN, ...about('Rows of a selection that are left out.', 'none') },
    confirm: { ...TRUE, ...about('Asks first.') },
    verify: {
      ...TRUE,
      ...about('The person proves who they are first, with a code or a password.'),
    },
    danger: { ...TRUE, ...about('Shown as something that cannot be undone.') },
    success: {
      ...FIELD_NAME,
      ...about(
        'The field of the answer that says whether it worked; `msg` beside it says why not.',
        'every answer without an error is a success',
      ),
    },
    show: {
      ...FIELDS,
      ...about(
        'Of a `get` in a row: the fields of the answer that a dialog shows; secrets stay masked until asked for.',
      ),
    },
    pick: {
      ...RESOURCE_ID,
      ...about('Of a node of a tree: assets are chosen first and stand for `$selection`.'),
    },
    then: {
      type: 'string',
      enum: ['reload', 'back', 'none'],
      ...about('What happens afterwards.', '`reload`'),
    },
    ...GATE_KEYS,
  },
  {
    required: ['on'],
    oneOf: ['get', 'post', 'put', 'patch', 'delete', 'toggle', 'list', 'open'].map((key) => ({
      required: [key],
    })),
  },
);
