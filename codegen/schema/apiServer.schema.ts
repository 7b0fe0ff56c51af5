/* oxlint-disable unicorn/no-thenable -- 'then' is a keyword of JSON Schema; nothing here is awaited */
import {
  about,
  ANY_TEXT,
  API_ADDRESS,
  closed,
  excluding,
  listOf,
  mapOf,
  orObject,
  PLAIN_NAME,
  SCALAR,
  text,
  word,
  type JsonSchema,
  SLUG,
} from './jsonSchema.ts';

/** The presets that the engine has: files in `codegen/presets/server`. */
export const SERVER_PRESETS = ['jumpserver', 'django-rest', 'json-server', 'openapi'] as const;

const PRESET = "the preset's";
const PARAMETER: JsonSchema = text('^[A-Za-z_$][A-Za-z0-9_.$-]*$', 'limit', '_page');
const NAMES: JsonSchema = listOf(PLAIN_NAME);
const NONE: JsonSchema = word('none');
const TRUE_OR_FALSE: JsonSchema = { type: 'boolean' };

const LIST: JsonSchema = closed(
  'apiList',
  {
    offset: about(PARAMETER, 'The parameter for how many rows come before the page.', PRESET),
    limit: about(PARAMETER, 'The parameter for how many rows a page has.', PRESET),
    page: about(
      PARAMETER,
      'Instead of `offset`: the parameter for the number of the page, from 1.',
      PRESET,
    ),
    perPage: about(
      PARAMETER,
      'Instead of `limit`, where the server calls it so beside `page`.',
      PRESET,
    ),
    order: about(
      orObject(
        PARAMETER,
        closed(
          'apiOrder',
          {
            field: about(PARAMETER, 'The parameter for the field.'),
            direction: about(PARAMETER, 'The parameter for `asc` or `desc`.'),
          },
          { required: ['field', 'direction'] },
        ),
      ),
      'The parameter for the order, where a minus before the field means descending; `{ field, direction }` where there are two; `none`: lists cannot be sorted.',
      PRESET,
    ),
    search: about(
      PARAMETER,
      'The parameter for words that are looked for; `none`: lists have no search.',
      PRESET,
    ),
    ids: about(
      orObject(
        PARAMETER,
        closed(
          'apiIds',
          { each: about(PARAMETER, 'The parameter that is given once for each id.') },
          { required: ['each'] },
        ),
      ),
      'The parameter for the ids of several records, separated by commas; `{ each }` where it is repeated; `none`: each record is asked for alone.',
      PRESET,
    ),
    rows: about(
      { ...ANY_TEXT, examples: ['results', 'body'] },
      'The field of the answer that has the rows; `body`: the answer is the array.',
      PRESET,
    ),
    total: about(
      orObject(
        ANY_TEXT,
        closed(
          'apiTotal',
          {
            header: about({ ...ANY_TEXT, examples: ['X-Total-Count'] }, 'The name of the header.'),
          },
          { required: ['header'] },
        ),
      ),
      'The field of the answer that says how many rows there are in all; `{ header }` where a header says it; `none`: nobody knows which page is the last.',
      PRESET,
    ),
    most: about(
      { type: ['integer', 'string'], minimum: 1, if: { type: 'string' }, then: NONE },
      'How many rows one call gives at most; `none`: as many as it is asked for.',
      PRESET,
    ),
    booleans: about(
      word('python', 'json'),
      'How a filter by yes or no is written: `python`: `True`; `json`: `true`.',
      PRESET,
    ),
    extra: about(mapOf(PARAMETER, SCALAR), 'Parameters that every call of a list has.', PRESET),
  },
  excluding(['offset', 'page'], ['limit', 'perPage']),
);

/** What the API is like: `server` of `app.yaml`, and each preset. */
export const API_SERVER: JsonSchema = closed('apiServer', {
  preset: about(
    word(...SERVER_PRESETS),
    'The kind of server; every other key says what differs from it.',
    '`jumpserver`',
  ),
  root: about(
    text('^/([A-Za-z0-9_~-][A-Za-z0-9._~-]*/)*$', '/api/', '/'),
    'The path below which all addresses are, with a slash at both ends.',
    PRESET,
  ),
  slash: about(TRUE_OR_FALSE, 'Whether addresses end with a slash.', PRESET),
  list: about(LIST, 'How a list is asked for, and what its answer is like.', PRESET),
  record: about(
    closed('apiRecord', {
      update: about(
        word('put', 'patch'),
        '`put`: a form sends the whole record; `patch`: the server keeps what is not sent.',
        PRESET,
      ),
    }),
    'How a record is changed.',
    PRESET,
  ),
  dates: about(
    word('rfc3339', 'slashed'),
    'How answers write a date with its time: `rfc3339`: `2026-11-29T16:40:43Z`; `slashed`: `2026/11/29 16:40:43 +0000`. The console reads both, and sends `rfc3339` or what it received.',
    PRESET,
  ),
  bulk: about(
    closed('apiBulk', {
      update: about(
        TRUE_OR_FALSE,
        'Whether one call of a list changes several records; otherwise there is a call for each.',
        PRESET,
      ),
      delete: about(
        word('spm', 'ids', 'none'),
        'One call deletes several records: `spm`: their ids are stored first; `ids`: they are in its query, as `list.ids` says; `none`: there is a call for each.',
        PRESET,
      ),
      selections: about(
        API_ADDRESS,
        'The address where ids are stored for the next call, which names them as `spm`.',
        PRESET,
      ),
    }),
    'What one call does with several records.',
    PRESET,
  ),
  transfer: about(
    TRUE_OR_FALSE,
    'Whether the server writes and reads the files of exports and imports.',
    PRESET,
  ),
  preview: about(
    SLUG,
    'Where the server reads files of imports: the ending that the address of a list gets for it; `none`: it reads none.',
    PRESET,
  ),
  metadata: about(
    word('options', 'none'),
    'Whether `OPTIONS` says which fields an address has; with `none` the manifest alone does.',
    PRESET,
  ),
  beside: about(
    listOf(text('^/[A-Za-z0-9_.~/-]+$', '/static'), { minItems: 0 }),
    'Paths of the server beside its API: login pages, files, web sockets. `start --api` passes them on; a web server has to do so, too.',
    PRESET,
  ),
  tree: about(
    closed('apiTree', {
      leaf: about(
        PARAMETER,
        'The `meta.type` of a record in a node; pages have it in their address when it is chosen.',
        PRESET,
      ),
      leaves: about(
        PARAMETER,
        'The parameter that asks for the records in nodes, too: `1` or `0`.',
        PRESET,
      ),
    }),
    'The words of trees beside lists.',
    PRESET,
  ),
  names: about(
    closed('apiNames', {
      title: about(
        NAMES,
        'The first of these fields that a resource has names its records, where `record` does not.',
        PRESET,
      ),
      related: about(
        NAMES,
        'The title of a related record that comes as an object: the first of these that it has.',
        PRESET,
      ),
      display: about(
        PLAIN_NAME,
        'What the name of a field with the readable value of another one ends with; `none`: there are none.',
        PRESET,
      ),
      secret: about(
        NAMES,
        'Fields that are encrypted before they are sent, where the session has `secrets`.',
        PRESET,
      ),
      active: about(
        PLAIN_NAME,
        'The switch whose changes read "activated" and "deactivated", and which the head of a page shows; `none`: there is none.',
        PRESET,
      ),
      moment: about(
        PLAIN_NAME,
        'What the name of a field with a date and time begins with, for records that are named by one; `none`: nothing.',
        PRESET,
      ),
      duration: about(
        PLAIN_NAME,
        'The field with a duration in seconds; `none`: there is none.',
        PRESET,
      ),
      code: about(
        NAMES,
        'Texts that are read sign by sign, such as addresses, commands and ids: they are shown in a monospaced face.',
        PRESET,
      ),
      blocked: about(
        PLAIN_NAME,
        'The field that says that a user is blocked, for the head of a page; `none`: there is none.',
        PRESET,
      ),
      begins: about(
        PLAIN_NAME,
        'The field with the moment from which a record counts; `none`: there is none.',
        PRESET,
      ),
      ends: about(
        PLAIN_NAME,
        'The field with the moment until which a record counts; `none`: there is none.',
        PRESET,
      ),
    }),
    'Names of fields that have a meaning unless a resource says otherwise.',
    PRESET,
  ),
  errors: about(
    closed('apiErrors', {
      field: about(
        word('by-name', 'none'),
        '`by-name`: a refusal says what is wrong under the name of each field.',
        PRESET,
      ),
      text: about(listOf(ANY_TEXT), 'The fields of a refusal that may have its message.', PRESET),
    }),
    'What a refusal is like.',
    PRESET,
  ),
});
