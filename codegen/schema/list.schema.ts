import { button, createOptions } from './button.schema.ts';
import { COLUMN_CELL } from './cell.schema.ts';
import { GATE_KEYS, SINCE, UNTIL, WHEN } from './gates.ts';
import {
  about,
  API_ADDRESS,
  closed,
  excluding,
  FALSE,
  FIELD_NAME,
  FIELD_PATH,
  FIELDS,
  having,
  listOf,
  mapOf,
  ORDER,
  PLAIN_NAME,
  QUERY,
  orList,
  orObject,
  ref,
  RESOURCE_ID,
  SLUG,
  TRUE,
  where,
  word,
  type JsonSchema,
} from './jsonSchema.ts';

/** What a list offers by itself. */
const CHANGES = ['create', 'update', 'clone', 'delete', 'bulkDelete', 'import'] as const;
const OFFERED = [...CHANGES, 'export'] as const;

/** What `without` stands for. */
export const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  changes: CHANGES,
  everything: OFFERED,
};

const days = { type: 'integer', minimum: 0 } as const;

const EXPORT: JsonSchema = closed('export', {
  from: about(
    API_ADDRESS,
    'The address of the file, below the root of the API.',
    "the list's address",
  ),
  verify: about(TRUE, 'The person confirms their identity first.', 'no confirmation'),
  ...GATE_KEYS,
});

const TREE: JsonSchema = closed(
  'tree',
  {
    of: about(RESOURCE_ID, 'The resource whose records are the nodes of the tree.'),
    from: about(
      API_ADDRESS,
      'The address of the tree, such as `shelves/$query.library/tree`.',
      'the address of the nodes',
    ),
    node: about(
      { ...FIELD_NAME, ...ref('filter', { by: 'of' }) },
      'The filter that a chosen node sets.',
    ),
    at: about(
      API_ADDRESS,
      "Instead of `node`: the address of a chosen node's rows, with `$query.node`.",
    ),
    leaf: about(
      { ...FIELD_NAME, ...ref('filter') },
      'The filter that a chosen leaf sets: a record in a node.',
      'the tree shows only nodes',
    ),
    only: about(
      PLAIN_NAME,
      'The filter that leaves out the rows of nodes below the chosen one; a switch above the tree sets it, where nodes are edited.',
      'there is no switch',
    ),
    folded: about(TRUE, 'It is folded until somebody opens it.', 'it is open'),
    edit: about(
      TRUE,
      'Nodes are added, renamed, moved and deleted here, and have the `row` actions of their resource.',
      'nodes can only be chosen',
    ),
  },
  { required: ['of'], oneOf: having('node', 'at') },
);

const PICKER: JsonSchema = closed(
  'picker',
  {
    columns: about(FIELDS, 'The columns of its table; the first names a record.'),
    query: about(QUERY, 'Query parameters of its calls.', 'none'),
  },
  { required: ['columns'] },
);

const seconds = { type: 'integer', minimum: 2 } as const;

const LIVE: JsonSchema = closed(
  'live',
  {
    every: about(seconds, 'Seconds between two calls.'),
    where: about(
      where(),
      "The filters under which the list is live, such as `{ is_finished: '0' }`.",
      'always',
    ),
  },
  { required: ['every'] },
);

const CHIP: JsonSchema = closed(
  'chip',
  {
    where: about(
      where(),
      'The filters of the server that it sets. Beside `when`, those that hold for all its records anyhow, so that fewer are read.',
      'none',
    ),
    when: about(
      WHEN,
      'Its records, where the server has no such filter: the whole list is read, and filtered in the browser.',
      'all that the server finds',
    ),
    field: about(
      FIELD_NAME,
      'Instead: a menu with the choices of this field, by which the server does not filter.',
    ),
    actions: about(
      listOf({ ...SLUG, ...ref('bulkAction', { also: ['delete'] }) }),
      'Actions for a `selection`, or `delete`: while the chip is set, buttons do them to all its records at once.',
      'none',
    ),
  },
  { minProperties: 1, ...excluding(['field', 'where'], ['field', 'when'], ['field', 'actions']) },
);

const COLUMNS: JsonSchema = listOf({ ...FIELD_PATH, ...ref('column') });

/** The list of a resource (spec 1, section 2.7). */
export const LIST: JsonSchema = closed(
  'list',
  {
    columns: about(FIELDS, 'Every column that is offered, in order.'),
    default: about(COLUMNS, 'The columns shown until someone chooses others.', 'all'),
    fixed: about(COLUMNS, 'The columns that cannot be hidden.', 'the title of the record'),
    cells: about(
      mapOf(FIELD_PATH, COLUMN_CELL),
      'How the value of a column is shown.',
      'by the `cell` of the field, else by its type',
    ),
    order: about(ORDER, 'The initial order; `-name` is descending.', "the server's own"),
    where: about(where(), 'A filter that is part of every call of this list.', 'none'),
    chips: about(
      mapOf(SLUG, CHIP, { minProperties: 1 }),
      'Named filters above the list, by the key of their text: a press sets one, with the number of its records, and another clears it.',
      'none',
    ),
    dates: about(
      closed(
        'dates',
        {
          back: about(days, 'Days before today on which the range begins.'),
          ahead: about(days, 'Days after today on which it ends.', '`0`'),
        },
        { required: ['back'] },
      ),
      'The initial range of dates; it can be changed but not removed.',
      'none',
    ),
    live: about(
      orObject(seconds, LIVE),
      'The rows are fetched again every so many seconds while the page is in view.',
      'the refresh button fetches them',
    ),
    without: about(
      orList('string', word('changes', 'everything'), word(...OFFERED)),
      'What is not offered: `changes` are all but export, `everything` is export, too.',
      'all that permissions allow is offered',
    ),
    create: button('created', createOptions),
    update: button('updated'),
    clone: button('cloned'),
    delete: button('deleted'),
    import: about(
      FALSE,
      '`false`: no file can be imported.',
      'files can create and update what the form can',
    ),
    export: about(
      orObject(FALSE, EXPORT),
      '`false`: no file can be exported; or the options of the button.',
      'offered',
    ),
    bulkDelete: about(
      { enum: [false, 'address'] },
      '`false`: selected rows cannot be deleted; `address`: one call deletes them at `…/id1,id2/`.',
      'by one call with a stored selection',
    ),
    bulkEdit: about(FIELDS, 'The fields that can be changed in all selected rows at once.', 'none'),
    tree: about(TREE, 'A tree beside the list; the chosen node filters the list.', 'none'),
    picker: about(
      PICKER,
      'The dialog that chooses some of the records, beside the tree of the list: of fields with the widget `tree-picker`, and of actions with `pick`.',
      'such a field has the search of other references',
    ),
    banner: about(
      orObject(TRUE, closed('banner', { since: SINCE, until: UNTIL })),
      'Shows a green help text above the list; or on which versions of the server.',
      'none',
    ),
  },
  { required: ['columns'], dependencies: { picker: ['tree'] } },
);
