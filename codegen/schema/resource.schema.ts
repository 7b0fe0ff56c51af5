/* oxlint-disable unicorn/no-thenable -- 'then' is a keyword of JSON Schema; nothing here is awaited */
import { DEFINED_FIELD, FIELD } from './fields.schema.ts';
import { CONDITION, GATE_KEYS, SINCE, UNTIL, WHEN } from './gates.ts';
import { FORM } from './form.schema.ts';
import { ACTION } from './action.schema.ts';
import { DETAIL } from './detail.schema.ts';
import { LIST } from './list.schema.ts';
import {
  about,
  API_ADDRESS,
  closed,
  defines,
  FALSE,
  FIELD_NAME,
  FIELD_PATH,
  FIELDS,
  having,
  listOf,
  mapOf,
  ORDER,
  orObject,
  PLAIN_NAME,
  QUERY,
  reads,
  ref,
  RESOURCE_ID,
  ROUTE_NAME,
  SLUG,
  TRUE,
  where,
  type JsonSchema,
} from './jsonSchema.ts';

const RECORD: JsonSchema = closed(
  'record',
  {
    title: about(FIELD_PATH, 'The field that names a record.'),
    secondary: about(FIELD_PATH, 'A field shown behind it in brackets.', 'none'),
    sentence: about(
      TRUE,
      'A record is called by the text `resources.<resource>.name`, such as `%{reader} in %{library}`. Its placeholders are `title` and `secondary`; of a field with two names it says the first.',
      'a record is called by its `title`',
    ),
  },
  { required: ['title'] },
);

const FIND: JsonSchema = closed('find', {
  where: about(where(), 'A filter that is part of every such search.', 'all records'),
});

const VARIANTS: JsonSchema = closed(
  'variants',
  {
    by: about(
      FIELD_NAME,
      "The choice field that names the kind of a record; it is a query parameter of the form's calls.",
    ),
    into: about(FIELD_NAME, 'The object field with the fields that only some kinds have.'),
  },
  { required: ['by', 'into'] },
);

const NODES: JsonSchema = closed(
  'nodes',
  {
    levels: about(API_ADDRESS, 'The address of the nodes of one level.'),
    addTo: about(
      { ...API_ADDRESS, ...reads('record') },
      'Where a POST adds a node below another, such as `shelves/$record.id/children`.',
      'nodes cannot be edited',
    ),
    moveTo: about(
      { ...API_ADDRESS, ...reads('record') },
      'Where a PUT moves nodes below another.',
      'nodes cannot be edited',
    ),
    moved: about(PLAIN_NAME, 'The ids of those nodes in its body.', '`nodes`'),
    name: about(
      FIELD_NAME,
      'The field with the name alone; `record` has the title with the nodes above.',
    ),
    key: about(
      FIELD_NAME,
      'The field with the keys of the nodes above and its own, joined by colons.',
      '`key`',
    ),
  },
  { required: ['levels', 'name'] },
);

const CHANGE_WARNING: JsonSchema = closed(
  'changeWarning',
  {
    when: about(WHEN, 'The records of other people for which every change needs the warning.'),
    own: about(
      FIELDS,
      "Fields of the person's own record whose change needs the warning, too.",
      'none',
    ),
  },
  { required: ['when'] },
);

/** Names in the server's query: fields, or paths into other records (`user__name`). */
const SERVER_NAMES: JsonSchema = listOf(FIELD_NAME);

const SERVER: JsonSchema = closed('server', {
  search: about(
    { ...SERVER_NAMES, type: ['array', 'boolean'], if: { type: 'boolean' }, then: FALSE },
    'Fields that the search box searches. `false`: the server searches nothing, and the box has filters only.',
    'none',
  ),
  order: about(SERVER_NAMES, 'Fields the list can be ordered by.', 'none'),
  filters: about(
    listOf({ ...PLAIN_NAME, ...ref('column') }),
    'Names the list can be filtered by.',
    'none',
  ),
  several: about(
    mapOf(FIELD_NAME, PLAIN_NAME, { minProperties: 1 }),
    'By field: the name of the filter that takes several of its values, with commas between them. A pasted list is looked for by it.',
    'a pasted list is looked for by reading the list',
  ),
  dates: about(
    FIELD_NAME,
    'The field that the range of dates above the list filters.',
    'no range is offered',
  ),
  defaultOrder: about(
    ORDER,
    'The order of the list when the call names none.',
    'the title of the record',
  ),
  unique: about(listOf(listOf(FIELD_NAME)), 'Sets of fields that are unique together.', 'none'),
});

export const RESOURCE_SCHEMA: JsonSchema = {
  description: '`manifest/resources/<area>/<resource>.yaml`',
  ...closed(
    'resource',
    {
      resource: about(
        { ...RESOURCE_ID, ...defines('resource') },
        'The id of the resource: `app.model`.',
      ),
      permission: about(
        { ...RESOURCE_ID, ...ref('model') },
        'The `app.model` of its permissions.',
        'the resource itself',
      ),
      since: SINCE,
      until: UNTIL,
      name: about(
        { ...ROUTE_NAME, ...defines('route') },
        'Prefix of its route names: `User` gives `UserList`.',
      ),
      like: about(
        RESOURCE_ID,
        'Shows the records of another resource: fields, cells and names are those of the other unless given here.',
        'records of its own',
      ),
      twin: about(
        RESOURCE_ID,
        'Has everything that another resource has, and says here only what is otherwise: maps are put together, `null` takes a key away. Its records, permissions and texts are its own.',
        'everything stands here',
      ),
      api: about(
        API_ADDRESS,
        'Its address below the root of the API; with a query, that of a single record.',
        "the list of the server's table that is called like it, else made from the address of its list",
      ),
      bulk: about(
        FALSE,
        '`false`: the server cannot change several records in one call.',
        'it does',
      ),
      inRoot: about(
        TRUE,
        'It belongs to no organization, so it can be created and changed in the root organization, too.',
        'it cannot',
      ),
      single: about(
        orObject(TRUE, QUERY),
        'There is a single record and no list; the page is its form. Or the query that selects the record, such as `{ category: basic }`.',
        'a list of records',
      ),
      switch: about(
        FIELD_NAME,
        'The field that says whether what a single record sets up is on. Pages with its form as a tab mark the tab.',
        'no mark',
      ),
      record: about(
        RECORD,
        'The fields that name a record.',
        'the first of `names.title` of `server` that it has',
      ),
      find: about(
        orObject(TRUE, FIND),
        'The command palette finds its records, for people who may open them: `true`, or which of them.',
        'it finds its pages only',
      ),
      fields: about(
        mapOf(DEFINED_FIELD, { $ref: '#/definitions/field' }, { minProperties: 1 }),
        "Every field the server has, in the server's order.",
        "a form takes those of the server's metadata",
      ),
      variants: about(
        VARIANTS,
        'Records are of several kinds, each with fields of its own.',
        'all are alike',
      ),
      nodes: about(
        NODES,
        'Its records are the nodes of a tree, which lists show with `tree`.',
        'they are no tree',
      ),
      changeWarning: about(
        CHANGE_WARNING,
        'Records whose changes need a warning that is confirmed first.',
        'no warning',
      ),
      server: about(SERVER, 'What the server can search, order and filter by.'),
      list: about(LIST, 'The list page.', 'none'),
      form: about(FORM, 'The form that creates and updates.', 'none'),
      forms: about(
        mapOf(SLUG, FORM),
        'Further forms by name, for routes that edit a part of the record.',
        'none',
      ),
      detail: about(DETAIL, 'The detail page.', 'none'),
      actions: about(
        mapOf(SLUG, ACTION),
        'Actions besides create, update, clone and delete.',
        'nothing',
      ),
      ...GATE_KEYS,
    },
    {
      required: ['resource', 'name'],
      dependencies: { switch: ['single'] },
      // A single record has a form, but no list and no detail page.
      if: { required: ['single'] },
      then: {
        required: ['form'],
        oneOf: having('single', 'list', 'detail'),
      },
    },
  ),
  definitions: { condition: CONDITION, field: FIELD },
};
