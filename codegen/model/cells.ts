import { COMMENT } from './fieldNames.ts';
import type { Cell, FieldModel, FieldType } from './fields.ts';

const CELL_OF_TYPE: Partial<Record<FieldType, Cell>> = {
  text: 'multiline',
  json: 'multiline',
  integer: 'number',
  float: 'number',
  boolean: 'yes-no',
  choice: 'choice',
  choices: 'choice',
  datetime: 'datetime',
  date: 'datetime',
  reference: 'reference',
  references: 'reference',
  list: 'list',
};

/** Seconds that something took, in every answer about an execution. */
const SECONDS_TAKEN = 'timedelta';

/** How a field is shown in a table or on a card: as the manifest says, else by its name and type. */
export function cellOf({
  name,
  type,
  cell,
}: Partial<Pick<FieldModel, 'name' | 'type' | 'cell'>>): Cell {
  if (cell) return cell;
  const last = name?.split('.').at(-1);
  if (last === SECONDS_TAKEN) return 'duration';
  if (last === COMMENT) return 'multiline';
  return (type && CELL_OF_TYPE[type]) ?? 'text';
}
