import { button, createOptions } from './button.schema.ts';
import { COLUMN_CELL } from './cell.schema.ts';
import { GATE_KEYS } from './gates.ts';
import {
  about,
  closed,
  FALSE,
  FIELD_NAME,
  FIELD_PATH,
  mapOf,
  orObject,
  QUERY,
  RESOURCE_ID,
  API_ADDRESS,
  TRUE,
  FIELDS,
  type JsonSchema,
} from './words.ts';

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

/** The list of a resource (spec 1, section 2.7). */
export const LIST: JsonSchema = closed(
  'list',
  {
    columns: { ...FIELDS, ...about('Every column that is offered, in order.') },
    default: { ...FIELDS, ...about('The columns shown until someone chooses others.', 'all') },
    fixed: { ...FIELDS, ...about('The columns that cannot be hidden.', 'none') },
    cells: {
      ...mapOf(FIELD_PATH, COLUMN_CELL),
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
