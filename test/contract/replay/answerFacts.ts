import { isMap } from '../../../codegen/model/isMap.ts';
import { metadataShape } from './metadataShape.ts';
import { shapeOf, type Shape } from './shape.ts';

/** Statuses from here on are errors. */
const FIRST_REFUSAL = 400;

/** The shape of a body: that of its JSON, or the columns of its table. */
export function contentOf(method: string, status: number, type: string, body: unknown): Shape {
  if (type.startsWith('text/csv') && typeof body === 'string') return { columns: columnsOf(body) };
  if (!type.startsWith('application/json')) return 'null';
  if (method === 'OPTIONS' && status < FIRST_REFUSAL && isMap(body)) return metadataShape(body);
  return shapeOf(body, status >= FIRST_REFUSAL);
}

/** One character per column: `*` for a required one, otherwise `-`. */
function columnsOf(table: string): string {
  const [titles = ''] = table.replace(/^\uFEFF/, '').split('\r\n');
  const letters = titles.split(',').map((title) => (title.startsWith('*') ? '*' : '-'));
  return `=${letters.join('')}`;
}

/** A file name without date and id. */
export function dispositionOf(header: string): string {
  return header
    .replace(/\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}/, '<date>')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/, '<id>');
}
