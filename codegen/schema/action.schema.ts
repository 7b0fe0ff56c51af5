/* oxlint-disable unicorn/no-thenable -- 'then' is a keyword of JSON Schema and of the manifests; nothing here is awaited */
import { GATE_KEYS, WHEN } from './gates.ts';
import {
  about,
  ANY_TEXT,
  closed,
  FIELD_NAME,
  oneOrMany,
  orObject,
  QUERY,
  RESOURCE_ID,
  API_ADDRESS,
  TRUE,
  FIELDS,
  type JsonSchema,
} from './words.ts';

const CALL = (method: string): JsonSchema => ({
  ...API_ADDRESS,
  ...about(`Calls this address with ${method}.`),
});

const OPENED_ROUTE: JsonSchema = closed(
  'openedRoute',
  {
    route: {
      type: 'string',
      pattern: '^[A-Za-z]\\w*$',
      examples: ['UserList'],
      ...about('The name of the page.'),
    },
    params: {
      ...QUERY,
      ...about('What stands in its address, such as `{ id: $record.id }`.', 'nothing'),
    },
  },
  { required: ['route'] },
);

/** What can be done with records, beyond creating, changing and deleting them. */
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
      ...orObject({ ...ANY_TEXT, type: 'string', pattern: '^/' }, OPENED_ROUTE),
      ...about(
        'Instead of a call: opens an address of the server, or a page of the console, in a new browser tab.',
      ),
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
