/* oxlint-disable unicorn/no-thenable -- 'then' is a keyword of JSON Schema and of the manifests; nothing here is awaited */
import { GATE_KEYS, OFFERED_WHEN, WHEN } from './gates.ts';
import {
  about,
  ANY_TEXT,
  API_ADDRESS,
  closed,
  FIELD_NAME,
  FIELDS,
  having,
  oneOrMany,
  OPENED_ROUTE_NAME,
  orObject,
  PERMISSION,
  PLAIN_NAME,
  QUERY,
  reads,
  ref,
  RESOURCE_ID,
  TRUE,
  where,
  word,
  type JsonSchema,
} from './jsonSchema.ts';

const CALL = (method: string): JsonSchema =>
  about({ ...API_ADDRESS, ...reads('action') }, `Calls this address with ${method}.`);

const OPENED_ROUTE: JsonSchema = closed(
  'openedRoute',
  {
    route: about(OPENED_ROUTE_NAME, 'The name of the page.'),
    params: about(
      { ...QUERY, ...reads('action') },
      'The parameters of its address, such as `{ id: $record.id }`.',
      'nothing',
    ),
    query: about(
      { ...QUERY, ...reads('action') },
      'Query parameters of its address, such as `{ user: $record.id }`, for the fields of a form; for a `selection` their ids, joined by commas: `{ books: $selection }`.',
      'nothing',
    ),
  },
  { required: ['route'] },
);

/** Actions on records besides create, update and delete. */
export const ACTION: JsonSchema = closed(
  'action',
  {
    on: about(
      oneOrMany(word('list', 'row', 'record', 'selection')),
      'Where the button is: above the `list`, in each `row`, on the detail page of a `record`, or for a `selection` of rows.',
    ),
    get: CALL('GET'),
    post: CALL('POST'),
    put: CALL('PUT'),
    patch: CALL('PATCH'),
    delete: CALL('DELETE'),
    toggle: about(FIELD_NAME, 'Instead of a call: a switch for this boolean field.'),
    renew: about(
      FIELD_NAME,
      'Instead of a call: a dialog that puts off the end of records, which this field says, by days or to a date.',
    ),
    open: about(
      orObject({ ...ANY_TEXT, type: 'string', pattern: '^/', ...reads('action') }, OPENED_ROUTE),
      'Instead of a call: opens a page of the console, or an address of the server in a new browser tab.',
    ),
    list: about(
      RESOURCE_ID,
      'In a row, instead of a call: a dialog with records of this resource.',
    ),
    where: about(where(['list'], 'action'), 'Of `list`: the query that selects records.', 'all'),
    body: about(
      { ...reads('action'), propertyNames: ref('field', { in: ['post', 'put', 'patch'] }) },
      'The body of the call, with references such as `$record.id`.',
      'nothing',
    ),
    query: about({ ...QUERY, ...reads('action') }, 'Query parameters of the call.', 'nothing'),
    each: about(
      { type: 'object', required: ['id'], propertyNames: FIELD_NAME, ...reads('action') },
      'For a selection: one call with such an item per row, which has its `id`.',
    ),
    ids: about(
      word('spm'),
      '`spm`: for a selection, stores its ids first; the call refers to them with a token.',
    ),
    when: OFFERED_WHEN,
    skip: about(WHEN, 'Selected rows that are skipped.', 'none'),
    confirm: about(TRUE, 'Asks first.'),
    verify: about(TRUE, 'The person confirms their identity first, with a code or a password.'),
    done: about(
      TRUE,
      'The notification afterwards says what happened: `resources.<resource>.done.<action>`, with `%{name}` or, for a selection, `%{smart_count}`.',
      'the name of the action, and that it is done',
    ),
    danger: about(TRUE, 'Shown as something that cannot be undone.'),
    inRow: about(
      TRUE,
      'Of a row with more than two actions: it stands in the row, not in its menu, where it can be used.',
      'only the first harmless action stands in the row',
    ),
    next: about(
      TRUE,
      'Of one that leads to a page: the notice after a record was created offers it, from a picker as a form over the form.',
      'the notice leads to the record alone',
    ),
    inHead: about(
      TRUE,
      'On the page of a record: it stands beside the title, where it can be used.',
      'it stands in the card of actions, and where it cannot be used with the reason',
    ),
    success: about(
      PLAIN_NAME,
      'The boolean field of the answer that means success; `msg` beside it has the reason of a failure.',
      'every answer without an error is a success',
    ),
    show: about(
      FIELDS,
      'Of a `get` in a row: the fields of the answer that a dialog shows; secrets are masked until somebody reveals them.',
    ),
    pick: about(
      RESOURCE_ID,
      'Of a node of a tree: records are chosen first; their ids replace `$selection`.',
    ),
    then: about(word('reload', 'back', 'none'), 'What happens afterwards.', '`reload`'),
    ...GATE_KEYS,
    announce: about(
      PERMISSION,
      'Of one with `licence: required`: while there is no valid license, people with this permission see it disabled, with that reason.',
      'it is hidden without a license',
    ),
  },
  {
    required: ['on'],
    oneOf: having('get', 'post', 'put', 'patch', 'delete', 'toggle', 'renew', 'list', 'open'),
  },
);
