import { COMMENT } from './fieldNames.ts';
import type { Cell, FieldModel, FieldType } from './fields.ts';

const CELL_OF_TYPE: Partial<Record<FieldType, Cell>> = {
  text: 'multiline',
  json: 'multiline',
  integer: 'number',
  float: 'number',
  decimal: 'number',
  boolean: 'yes-no',
  choice: 'choice',
  choices: 'choice',
  datetime: 'datetime',
  date: 'datetime',
  reference: 'reference',
  references: 'reference',
  list: 'list',
};

/** A duration in seconds; every answer about an execution has this field. */
const SECONDS_TAKEN = 'timedelta';

/** How a table or card shows a field: as the manifest says, else by its name and type. */
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
