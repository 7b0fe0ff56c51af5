import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { textOf } from '../../../api/unknownValues.ts';
import { csvTable, workbookTable } from '../cellTable.ts';
import type { FileFormat } from '../exportCall.ts';
import { plainTitle } from '../importRow.ts';
import type { TemplateFields } from './templateNames.ts';

/** Addresses that are given to nobody (RFC 5737, section 3; RFC 2606, section 3). */
const ADDRESS = '192.0.2.10';
const MAIL = 'example@example.com';
const NAME = 'example';
/** A field with such a name is an address. */
const OF_ADDRESS = /(^|_)(ip|host)$/;

/**
 * A template for new records with an invented row. The row that the server gives is its first record, often an
 * administrator with every role, and a spreadsheet copies rows by one careless drag.
 *
 * @param content as the server made it
 */
export async function exampleTemplate(
  content: Blob,
  format: FileFormat,
  { fields, metadata }: TemplateFields,
): Promise<Blob> {
  const table = format === 'csv' ? csvTable(await content.text()) : await workbookTable(content);
  const [titles = [], given = []] = table.rows;
  const example = titles.map((title, place) => {
    const label = plainTitle(String(title)).trim();
    const field = fields.find(({ name }) => name === label || metadata?.[name]?.label === label);
    return exampleCell(field, textOf(given[place]));
  });
  table.write([example], 1);
  return table.save(content.type);
}

/** What shows how a field is written, such as a choice, stays as the server wrote it; what names somebody does not. */
function exampleCell(field: FieldModel | undefined, given: string): string {
  if (!field || field.options || field.to || field.type === 'secret') return '';
  if (field.type === 'email') return MAIL;
  if (!TEXTS.includes(field.type)) return given;
  if (field.required !== true && !field.unique) return '';
  return field.format === 'address-or-name' || OF_ADDRESS.test(field.name) ? ADDRESS : NAME;
}

const TEXTS: readonly FieldModel['type'][] = ['string', 'text', 'slug'];
