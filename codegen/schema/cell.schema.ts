import { CELLS } from '../model/fields.ts';
import { GATE_KEYS, WHEN } from './gates.ts';
import {
  about,
  ANY_TEXT,
  API_ADDRESS,
  closed,
  FIELD_NAME,
  having,
  listOf,
  mapOf,
  orObject,
  reads,
  ref,
  RESOURCE_ID,
  SCALAR,
  SLUG,
  text,
  TRUE,
  word,
  type JsonSchema,
} from './jsonSchema.ts';

const VALUES: JsonSchema = listOf(SCALAR);
/** `book`, `attrs.book`, `shop.book`. */
const FIELD_OR_RESOURCE = '^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$';
/** The name of a cell. */
export const CELL: JsonSchema = word(...CELLS);

const OPENED_KINDS: JsonSchema = closed(
  'openedKinds',
  {
    field: about(FIELD_NAME, 'The field of the row with the kind.'),
    resources: about(
      mapOf(ANY_TEXT, RESOURCE_ID, { minProperties: 1 }),
      'The resource of each kind, in any case; its names in all languages are known, too. Rows of other kinds open nothing.',
    ),
  },
  { required: ['field', 'resources'] },
);

const OPENED_RECORD: JsonSchema = closed(
  'openedRecord',
  {
    resource: about(RESOURCE_ID, 'The resource of the record.'),
    id: about(
      FIELD_NAME,
      'The field of the row with its id.',
      'a press looks for the one record with the text of the cell',
    ),
    by: about(
      { ...FIELD_NAME, ...ref('field', { in: ['resource'] }) },
      'Without `id`: the field of that resource that the text must equal.',
      'the text is its title, with the secondary field in brackets',
    ),
    kinds: about(
      OPENED_KINDS,
      'Instead of `resource`, where the row says of which kind the record is.',
    ),
    when: about(WHEN, 'When the row names such a record.', 'always'),
  },
  { anyOf: having('resource', 'kinds') },
);

/** A column's cell: its name, or an object with options. */
export const COLUMN_CELL: JsonSchema = orObject(
  CELL,
  closed('cell', {
    cell: about(CELL, 'How the value is shown.', 'by the `cell` of the field, else by its type'),
    tab: about(
      { ...SLUG, ...ref('counted') },
      'Of a count, or of links: the tab of the detail page that it opens.',
    ),
    names: about(
      { ...API_ADDRESS, ...reads('record') },
      'The address of the records whose names the cell shows on demand.',
    ),
    namesWhen: about(
      WHEN,
      'The rows whose names are asked for; others show the plain value.',
      'all of them',
    ),
    good: about(VALUES, 'Values that are shown as good, with a sign and green.'),
    warning: about(VALUES, 'Values that are shown as a warning, with a triangle and yellow.'),
    bad: about(VALUES, 'Values that are shown as bad, with a sign and red.'),
    whole: about(
      TRUE,
      'Of a long text: a click on the cell opens all of it, with its line breaks.',
    ),
    links: about(
      TRUE,
      'Of references: the first names as links to their pages; `tab` leads to the others.',
      'the names, or their number',
    ),
    also: about(
      { ...FIELD_NAME, ...ref('field') },
      'Of links: another field of references, whose names stand in the same cell.',
    ),
    badges: about(
      TRUE,
      'The badges of the record (`detail.head`): those that need attention, if any.',
      'the value',
    ),
    opens: about(
      orObject(
        { ...ANY_TEXT, ...text(FIELD_OR_RESOURCE, 'book', 'shop.book'), ...ref('opened') },
        OPENED_RECORD,
      ),
      'The field that names the record whose detail page the cell opens; or the resource that the id of the row itself belongs to; or an object.',
      'the title opens the row',
    ),
    ...GATE_KEYS,
  }),
);
