import type { Cell, FieldModel, FieldType } from './fields.ts';
import type { NameFacts } from './server.ts';
import { COMMENT } from './serverTypes.ts';

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

/** How a table or card shows a field: as the manifest says, else by its name and type. */
export function cellOf(
  { name, type, cell }: Partial<Pick<FieldModel, 'name' | 'type' | 'cell'>>,
  { duration, code }: NameFacts,
): Cell {
  if (cell) return cell;
  const last = name?.split('.').at(-1);
  if (last !== undefined && last === duration) return 'duration';
  if (last === COMMENT) return 'multiline';
  const usual = (type && CELL_OF_TYPE[type]) ?? 'text';
  const isText = usual === 'text' || type === 'text';
  return isText && last !== undefined && code.includes(last) ? 'code' : usual;
}
