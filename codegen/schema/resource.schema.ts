/* oxlint-disable unicorn/no-thenable -- 'then' is a keyword of JSON Schema; nothing here is awaited */
import { FIELD } from './fields.schema.ts';
import { CONDITION, GATE_KEYS } from './gates.ts';
import { FORM } from './form.schema.ts';
import { ACTION } from './action.schema.ts';
import { DETAIL } from './detail.schema.ts';
import { LIST } from './list.schema.ts';
import {
  about,
  API_ADDRESS,
  closed,
  FALSE,
  TRUE,
  FIELD_NAME,
  FIELD_PATH,
  FIELDS,
  listOf,
  mapOf,
  orObject,
  QUERY,
  RESOURCE_ID,
  ROUTE_NAME,
  SLUG,
  type JsonSchema,
} from './words.ts';

const RECORD: JsonSchema = closed(
  'record',
  {
    title: { ...FIELD_PATH, ...about('The field that names a record.') },
    secondary: { ...FIELD_PATH, ...about('A field shown behind it in brackets.', 'none') },
  },
  { required: ['title'] },
);

const VARIANTS: JsonSchema = closed(
  'variants',
  {
    by: {
      ...FIELD_NAME,
      ...about('The choice that says which kind a record is; the calls of its form carry it.'),
    },
    into: { ...FIELD_NAME, ...about('The object that holds what only some kinds have.') },
  },
  { required: ['by', 'into'] },
);

const GRAVE: JsonSchema = closed(
  'grave',
  {
    when: {
      $ref: '#/definitions/condition',
      ...about(
        'Which records of others: no change of one is made before the warning is confirmed.',
      ),
    },
    own: {
      ...FIELDS,
      ...about("Fields of the person's own record whose change is asked about, too.", 'none'),
    },
  },
  { required: ['when'] },
);

/** Names that the server's query understands: fields, or paths into other records (`user__name`). */
const SERVER_NAMES: JsonSchema = listOf(FIELD_NAME);

const SERVER: JsonSchema = closed('server', {
  search: { ...SERVER_NAMES, ...about('Fields the search box looks into.', 'none') },
  order: { ...SERVER_NAMES, ...about('Fields the list can be ordered by.', 'none') },
  filters: { ...SERVER_NAMES, ...about('Names the list can be filtered by.', 'none') },
  dates: {
    ...FIELD_NAME,
    ...about('The field that a range of dates above the list narrows.', 'no range is offered'),
  },
  defaultOrder: {
    type: 'string',
    pattern: '^-?[A-Za-z_][A-Za-z0-9_]*$',
    examples: ['name', '-date_created'],
    ...about('The order of the list when none is asked for.', 'the title of the record'),
  },
  unique: {
    ...listOf(listOf(FIELD_NAME)),
    ...about('Sets of fields that no two records may share.', 'none'),
  },
});

export const RESOURCE_SCHEMA: JsonSchema = {
  ...about('`manifest/resources/<area>/<resource>.yaml`'),
  ...closed(
    'resource',
    {
      resource: { ...RESOURCE_ID, ...about('Who it is: `app.model`.') },
      permission: {
        ...RESOURCE_ID,
        ...about('The `app.model` its permissions are made of.', 'the resource itself'),
      },
      name: {
        ...ROUTE_NAME,
        ...about('Beginning of the names of its routes: `User` makes `UserList`.'),
      },
      like: {
        ...RESOURCE_ID,
        ...about(
          'Shows the records of another resource: what they are and how they look is said there, unless it is given here.',
          'records of its own',
        ),
      },
      api: {
        ...API_ADDRESS,
        ...about('Where it lives, below `/api/v1/`.', 'made from the address of its list'),
      },
      bulk: {
        ...FALSE,
        ...about('`false`: the server takes no changes of several records at once.', 'it does'),
      },
      inRoot: {
        ...TRUE,
        ...about(
          'Can be created and changed in the root organization too: it belongs to no organization.',
          'it cannot',
        ),
      },
      single: {
        ...orObject(TRUE, QUERY),
        ...about(
          'One record and no list: its form stands at its own address. Or the query that chooses it, such as `{ category: basic }`.',
          'a list of records',
        ),
      },
      record: {
        ...RECORD,
        ...about('How a record is called on the page.', '`name`, else `hostname`'),
      },
      fields: {
        ...mapOf(FIELD_NAME, { $ref: '#/definitions/field' }, { minProperties: 1 }),
        ...about(
          "Every field the server has, in the server's order.",
          'the metadata of the server alone decides',
        ),
      },
      variants: {
        ...VARIANTS,
        ...about('Records are of several kinds, each with fields of its own.', 'all are alike'),
      },
      grave: {
        ...GRAVE,
        ...about(
          'Changes that reach further than they look: a warning says how far, and must be confirmed.',
          'no warning',
        ),
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
        ...about('What can be done besides creating, updating, cloning and deleting.', 'nothing'),
      },
      ...GATE_KEYS,
    },
    {
      required: ['resource', 'name'],
      // One record has a form and neither a list nor a page to look at.
      if: { required: ['single'] },
      then: {
        required: ['form'],
        oneOf: ['single', 'list', 'detail'].map((key) => ({ required: [key] })),
      },
    },
  ),
  definitions: { condition: CONDITION, field: FIELD },
};
