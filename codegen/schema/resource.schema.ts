/* oxlint-disable unicorn/no-thenable -- 'then' is a keyword of JSON Schema; nothing here is awaited */
import { DEFINED_FIELD, FIELD } from './fields.schema.ts';
import { CONDITION, GATE_KEYS } from './gates.ts';
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
  TRUE,
  FIELD_NAME,
  FIELD_PATH,
  FIELDS,
  listOf,
  mapOf,
  ORDER,
  orObject,
  PLAIN_NAME,
  QUERY,
  ref,
  RESOURCE_ID,
  ROUTE_NAME,
  SLUG,
  where,
  type JsonSchema,
} from './jsonSchema.ts';

const RECORD: JsonSchema = closed(
  'record',
  {
    title: { ...FIELD_PATH, ...about('The field that names a record.') },
    secondary: { ...FIELD_PATH, ...about('A field shown behind it in brackets.', 'none') },
  },
  { required: ['title'] },
);

const FIND: JsonSchema = closed('find', {
  where: { ...where(), ...about('A filter that is part of every such search.', 'all records') },
});

const VARIANTS: JsonSchema = closed(
  'variants',
  {
    by: {
      ...FIELD_NAME,
      ...about(
        "The choice field that names the kind of a record; it is a query parameter of the form's calls.",
      ),
    },
    into: {
      ...FIELD_NAME,
      ...about('The object field with the fields that only some kinds have.'),
    },
  },
  { required: ['by', 'into'] },
);

const CHANGE_WARNING: JsonSchema = closed(
  'changeWarning',
  {
    when: {
      $ref: '#/definitions/condition',
      ...about('The records of other people for which every change needs the warning.'),
    },
    own: {
      ...FIELDS,
      ...about("Fields of the person's own record whose change needs the warning, too.", 'none'),
    },
  },
  { required: ['when'] },
);

/** Names in the server's query: fields, or paths into other records (`user__name`). */
const SERVER_NAMES: JsonSchema = listOf(FIELD_NAME);

const SERVER: JsonSchema = closed('server', {
  search: {
    ...SERVER_NAMES,
    type: ['array', 'boolean'],
    if: { type: 'boolean' },
    then: FALSE,
    ...about(
      'Fields that the search box searches. `false`: the server searches nothing, and the box has filters only.',
      'none',
    ),
  },
  order: { ...SERVER_NAMES, ...about('Fields the list can be ordered by.', 'none') },
  filters: {
    ...listOf({ ...PLAIN_NAME, ...ref('column') }),
    ...about('Names the list can be filtered by.', 'none'),
  },
  dates: {
    ...FIELD_NAME,
    ...about('The field that the range of dates above the list filters.', 'no range is offered'),
  },
  defaultOrder: {
    ...ORDER,
    ...about('The order of the list when the call names none.', 'the title of the record'),
  },
  unique: {
    ...listOf(listOf(FIELD_NAME)),
    ...about('Sets of fields that are unique together.', 'none'),
  },
});

export const RESOURCE_SCHEMA: JsonSchema = {
  ...about('`manifest/resources/<area>/<resource>.yaml`'),
  ...closed(
    'resource',
    {
      resource: {
        ...RESOURCE_ID,
        ...defines('resource'),
        ...about('The id of the resource: `app.model`.'),
      },
      permission: {
        ...RESOURCE_ID,
        ...ref('model'),
        ...about('The `app.model` of its permissions.', 'the resource itself'),
      },
      name: {
        ...ROUTE_NAME,
        ...defines('route'),
        ...about('Prefix of its route names: `User` gives `UserList`.'),
      },
      like: {
        ...RESOURCE_ID,
        ...about(
          'Shows the records of another resource: fields, cells and names are those of the other unless given here.',
          'records of its own',
        ),
      },
      api: {
        ...API_ADDRESS,
        ...about('Its address below `/api/v1/`.', 'made from the address of its list'),
      },
      bulk: {
        ...FALSE,
        ...about('`false`: the server cannot change several records in one call.', 'it does'),
      },
      inRoot: {
        ...TRUE,
        ...about(
          'It belongs to no organization, so it can be created and changed in the root organization, too.',
          'it cannot',
        ),
      },
      single: {
        ...orObject(TRUE, QUERY),
        ...about(
          'There is a single record and no list; the page is its form. Or the query that selects the record, such as `{ category: basic }`.',
          'a list of records',
        ),
      },
      switch: {
        ...FIELD_NAME,
        ...about(
          'The field that says whether what a single record sets up is on. Pages with its form as a tab mark the tab.',
          'no mark',
        ),
      },
      record: {
        ...RECORD,
        ...about('The fields that name a record.', '`name`, else `hostname`'),
      },
      find: {
        ...orObject(TRUE, FIND),
        ...about(
          'The command palette finds its records, for people who may open them: `true`, or which of them.',
          'it finds its pages only',
        ),
      },
      fields: {
        ...mapOf(DEFINED_FIELD, { $ref: '#/definitions/field' }, { minProperties: 1 }),
        ...about(
          "Every field the server has, in the server's order.",
          "a form takes those of the server's metadata",
        ),
      },
      variants: {
        ...VARIANTS,
        ...about('Records are of several kinds, each with fields of its own.', 'all are alike'),
      },
      changeWarning: {
        ...CHANGE_WARNING,
        ...about('Records whose changes need a warning that is confirmed first.', 'no warning'),
      },
      server: { ...SERVER, ...about('What the server can search, order and filter by.') },
      list: { ...LIST, ...about('The list page.', 'none') },
      form: { ...FORM, ...about('The form that creates and updates.', 'none') },
      forms: {
        ...mapOf(SLUG, FORM),
        ...about('Further forms by name, for routes that edit a part of the record.', 'none'),
      },
      detail: { ...DETAIL, ...about('The detail page.', 'none') },
      actions: {
        ...mapOf(SLUG, ACTION),
        ...about('Actions besides create, update, clone and delete.', 'nothing'),
      },
      ...GATE_KEYS,
    },
    {
      required: ['resource', 'name'],
      dependencies: { switch: ['single'] },
      // A single record has a form, but no list and no detail page.
      if: { required: ['single'] },
      then: {
        required: ['form'],
        oneOf: ['single', 'list', 'detail'].map((key) => ({ required: [key] })),
      },
    },
  ),
  definitions: { condition: CONDITION, field: FIELD },
};
