/* oxlint-disable unicorn/no-thenable -- 'then' is a keyword of JSON Schema and of the manifests; nothing here is awaited */
import { GATE_KEYS, OFFERED_WHEN, WHEN } from './gates.ts';
import {
  about,
  ANY_TEXT,
  closed,
  FIELD_NAME,
  oneOrMany,
  OPENED_ROUTE_NAME,
  orObject,
  PLAIN_NAME,
  QUERY,
  reads,
  ref,
  RESOURCE_ID,
  API_ADDRESS,
  TRUE,
  FIELDS,
  where,
  type JsonSchema,
} from './jsonSchema.ts';

const CALL = (method: string): JsonSchema => ({
  ...API_ADDRESS,
  ...reads('action'),
  ...about(`Calls this address with ${method}.`),
});

const OPENED_ROUTE: JsonSchema = closed(
  'openedRoute',
  {
    route: {
      ...OPENED_ROUTE_NAME,
      ...about('The name of the page.'),
    },
    params: {
      ...QUERY,
      ...reads('action'),
      ...about('The parameters of its address, such as `{ id: $record.id }`.', 'nothing'),
    },
    query: {
      ...QUERY,
      ...reads('action'),
      ...about(
        'Query parameters of its address, such as `{ user: $record.id }`, for the fields of a form; for a `selection` their ids, joined by commas: `{ assets: $selection }`.',
        'nothing',
      ),
    },
  },
  { required: ['route'] },
);

/** Actions on records besides create, update and delete. */
export const ACTION: JsonSchema = closed(
  'action',
  {
    on: {
      ...oneOrMany({ type: 'string', enum: ['list', 'row', 'record', 'selection'] }),
      ...about(
        'Where the button is: above the `list`, in each `row`, on the detail page of a `record`, or for a `selection` of rows.',
      ),
    },
    get: CALL('GET'),
    post: CALL('POST'),
    put: CALL('PUT'),
    patch: CALL('PATCH'),
    delete: CALL('DELETE'),
    toggle: { ...FIELD_NAME, ...about('Instead of a call: a switch for this boolean field.') },
    open: {
      ...orObject({ ...ANY_TEXT, type: 'string', pattern: '^/', ...reads('action') }, OPENED_ROUTE),
      ...about(
        'Instead of a call: opens an address of the server, or a page of the console, in a new browser tab.',
      ),
    },
    list: {
      ...RESOURCE_ID,
      ...about('In a row, instead of a call: a dialog with records of this resource.'),
    },
    where: {
      ...where(['list'], 'action'),
      ...about('Of `list`: the query that selects records.', 'all'),
    },
    body: {
      ...reads('action'),
      propertyNames: ref('field', { in: ['post', 'put', 'patch'] }),
      ...about('The body of the call, with references such as `$record.id`.', 'nothing'),
    },
    query: {
      ...QUERY,
      ...reads('action'),
      ...about('Query parameters of the call.', 'nothing'),
    },
    each: {
      type: 'object',
      required: ['id'],
      propertyNames: FIELD_NAME,
      ...reads('action'),
      ...about('For a selection: one call with such an item per row, which has its `id`.'),
    },
    ids: {
      type: 'string',
      enum: ['spm'],
      ...about(
        '`spm`: for a selection, stores its ids first; the call refers to them with a token.',
      ),
    },
    when: OFFERED_WHEN,
    skip: { ...WHEN, ...about('Selected rows that are skipped.', 'none') },
    confirm: { ...TRUE, ...about('Asks first.') },
    verify: {
      ...TRUE,
      ...about('The person confirms their identity first, with a code or a password.'),
    },
    done: {
      ...TRUE,
      ...about(
        'The notification afterwards says what happened: `resources.<resource>.done.<action>`, with `%{name}` or, for a selection, `%{smart_count}`.',
        'the name of the action, and that it is done',
      ),
    },
    danger: { ...TRUE, ...about('Shown as something that cannot be undone.') },
    inRow: {
      ...TRUE,
      ...about(
        'Of a row with more than two actions: it stands in the row, not in its menu, where it can be used.',
        'only the first harmless action stands in the row',
      ),
    },
    success: {
      ...PLAIN_NAME,
      ...about(
        'The boolean field of the answer that means success; `msg` beside it has the reason of a failure.',
        'every answer without an error is a success',
      ),
    },
    show: {
      ...FIELDS,
      ...about(
        'Of a `get` in a row: the fields of the answer that a dialog shows; secrets are masked until somebody reveals them.',
      ),
    },
    pick: {
      ...RESOURCE_ID,
      ...about('Of a node of a tree: assets are chosen first; their ids replace `$selection`.'),
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
