import { button, createOptions } from './button.schema.ts';
import { COLUMN_CELL } from './cell.schema.ts';
import { GATE_KEYS } from './gates.ts';
import {
  about,
  closed,
  FALSE,
  FIELD_NAME,
  FIELD_PATH,
  listOf,
  mapOf,
  ORDER,
  orObject,
  ref,
  RESOURCE_ID,
  API_ADDRESS,
  TRUE,
  FIELDS,
  where,
  type JsonSchema,
} from './jsonSchema.ts';

const days = { type: 'integer', minimum: 0 } as const;

const EXPORT: JsonSchema = closed('export', {
  from: {
    ...API_ADDRESS,
    ...about('The address of the file, below `/api/v1/`.', "the list's address"),
  },
  verify: { ...TRUE, ...about('The person confirms their identity first.', 'no confirmation') },
  ...GATE_KEYS,
});

const TREE: JsonSchema = closed(
  'tree',
  {
    of: { ...RESOURCE_ID, ...about('The resource whose records are the nodes of the tree.') },
    from: {
      ...API_ADDRESS,
      ...about(
        'The address of the tree, such as `perms/users/$query.user/nodes/children/tree`.',
        'the address of the nodes',
      ),
    },
    node: {
      ...FIELD_NAME,
      ...ref('filter', { by: 'of' }),
      ...about('The filter that a chosen node sets.'),
    },
    at: {
      ...API_ADDRESS,
      ...about("Instead of `node`: the address of a chosen node's rows, with `$query.node`."),
    },
    asset: {
      ...FIELD_NAME,
      ...ref('filter'),
      ...about('The filter that a chosen asset sets.', 'the tree shows only nodes'),
    },
    edit: {
      ...TRUE,
      ...about(
        'Nodes are added, renamed, moved and deleted here, and have the `row` actions of their resource.',
        'nodes can only be chosen',
      ),
    },
  },
  { required: ['of'], oneOf: [{ required: ['node'] }, { required: ['at'] }] },
);

const seconds = { type: 'integer', minimum: 2 } as const;

const LIVE: JsonSchema = closed(
  'live',
  {
    every: { ...seconds, ...about('Seconds between two calls.') },
    where: {
      ...where(),
      ...about(
        "The filters under which the list is live, such as `{ is_finished: '0' }`.",
        'always',
      ),
    },
  },
  { required: ['every'] },
);

const COLUMNS: JsonSchema = listOf({ ...FIELD_PATH, ...ref('column') });

/** The list of a resource (spec 1, section 2.7). */
export const LIST: JsonSchema = closed(
  'list',
  {
    columns: { ...FIELDS, ...about('Every column that is offered, in order.') },
    default: { ...COLUMNS, ...about('The columns shown until someone chooses others.', 'all') },
    fixed: { ...COLUMNS, ...about('The columns that cannot be hidden.', 'none') },
    cells: {
      ...mapOf(FIELD_PATH, COLUMN_CELL),
      ...about(
        'How the value of a column is shown.',
        'by the `cell` of the field, else by its type',
      ),
    },
    order: {
      ...ORDER,
      ...about('The initial order; `-name` is descending.', "the server's own"),
    },
    where: { ...where(), ...about('A filter that is part of every call of this list.', 'none') },
    dates: {
      ...closed(
        'dates',
        {
          back: { ...days, ...about('Days before today on which the range begins.') },
          ahead: { ...days, ...about('Days after today on which it ends.', '`0`') },
        },
        { required: ['back'] },
      ),
      ...about('The initial range of dates; it can be changed but not removed.', 'none'),
    },
    live: {
      ...orObject(seconds, LIVE),
      ...about(
        'The rows are fetched again every so many seconds while the page is in view.',
        'the refresh button fetches them',
      ),
    },
    create: button('created', createOptions),
    update: button('updated'),
    clone: button('cloned'),
    delete: button('deleted'),
    import: {
      ...FALSE,
      ...about(
        '`false`: no file can be imported.',
        'files can create and update what the form can',
      ),
    },
    export: {
      ...orObject(FALSE, EXPORT),
      ...about('`false`: no file can be exported; or the options of the button.', 'offered'),
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
    tree: {
      ...TREE,
      ...about('A tree beside the list; the chosen node filters the list.', 'none'),
    },
    banner: { ...TRUE, ...about('Shows a green help text above the list.', 'none') },
  },
  { required: ['columns'] },
);
