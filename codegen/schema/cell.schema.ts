import { CELLS } from '../model/fields.ts';
import { GATE_KEYS, WHEN } from './gates.ts';
import {
  about,
  ANY_TEXT,
  closed,
  FIELD_NAME,
  listOf,
  mapOf,
  orObject,
  reads,
  ref,
  RESOURCE_ID,
  SCALAR,
  API_ADDRESS,
  SLUG,
  TRUE,
  type JsonSchema,
} from './jsonSchema.ts';

const VALUES: JsonSchema = listOf(SCALAR);
/** `asset`, `attrs.asset`, `assets.asset`. */
const FIELD_OR_RESOURCE = '^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$';
/** The name of a cell. */
export const CELL: JsonSchema = { type: 'string', enum: CELLS };

const OPENED_KINDS: JsonSchema = closed(
  'openedKinds',
  {
    field: { ...FIELD_NAME, ...about('The field of the row with the kind.') },
    resources: {
      ...mapOf(ANY_TEXT, RESOURCE_ID, { minProperties: 1 }),
      ...about(
        'The resource of each kind, in any case; its names in all languages are known, too. Rows of other kinds open nothing.',
      ),
    },
  },
  { required: ['field', 'resources'] },
);

const OPENED_RECORD: JsonSchema = closed(
  'openedRecord',
  {
    resource: { ...RESOURCE_ID, ...about('The resource of the record.') },
    id: {
      ...FIELD_NAME,
      ...about(
        'The field of the row with its id.',
        'a press looks for the one record with the text of the cell',
      ),
    },
    by: {
      ...FIELD_NAME,
      ...ref('field', { in: ['resource'] }),
      ...about(
        'Without `id`: the field of that resource that the text must equal.',
        'the text is its title, with the secondary field in brackets',
      ),
    },
    kinds: {
      ...OPENED_KINDS,
      ...about('Instead of `resource`, where the row says of which kind the record is.'),
    },
    when: { ...WHEN, ...about('When the row names such a record.', 'always') },
  },
  { anyOf: [{ required: ['resource'] }, { required: ['kinds'] }] },
);

/** A column's cell: its name, or an object with options. */
export const COLUMN_CELL: JsonSchema = orObject(
  CELL,
  closed('cell', {
    cell: {
      ...CELL,
      ...about('How the value is shown.', 'by the `cell` of the field, else by its type'),
    },
    tab: {
      ...SLUG,
      ...ref('tab'),
      ...about('Of a count, or of links: the tab of the detail page that it opens.'),
    },
    names: {
      ...API_ADDRESS,
      ...reads('record'),
      ...about('The address of the records whose names the cell shows on demand.'),
    },
    namesWhen: {
      ...WHEN,
      ...about('The rows whose names are asked for; others show the plain value.', 'all of them'),
    },
    good: { ...VALUES, ...about('Values that are shown as good, with a sign and green.') },
    warning: {
      ...VALUES,
      ...about('Values that are shown as a warning, with a triangle and yellow.'),
    },
    bad: { ...VALUES, ...about('Values that are shown as bad, with a sign and red.') },
    whole: {
      ...TRUE,
      ...about('Of a long text: a click on the cell opens all of it, with its line breaks.'),
    },
    links: {
      ...TRUE,
      ...about(
        'Of references: the first names as links to their pages; `tab` leads to the others.',
        'the names, or their number',
      ),
    },
    badges: {
      ...TRUE,
      ...about(
        'The badges of the record (`detail.head`): those that need attention, if any.',
        'the value',
      ),
    },
    opens: {
      ...orObject(
        {
          ...ANY_TEXT,
          type: 'string',
          pattern: FIELD_OR_RESOURCE,
          ...ref('opened'),
          examples: ['asset', 'assets.asset'],
        },
        OPENED_RECORD,
      ),
      ...about(
        'The field that names the record whose detail page the cell opens; or the resource that the id of the row itself belongs to; or an object.',
        'the title opens the row',
      ),
    },
    ...GATE_KEYS,
  }),
);
