import type { FieldModel, OptionsModel } from '../../../../codegen/model/fields.ts';
import { isWritable } from '../../../../codegen/model/forms.ts';
import { dependsOnForm, optionsFor } from '../../../fields/dependentOptions.ts';
import { canLookUp } from '../../../fields/options.ts';
import { isReference } from '../../../fields/values.ts';
import type { FieldsMetadata } from '../../../api/metadata.ts';
import { textOf } from '../../../api/unknownValues.ts';
import type { FileFormat } from '../exportCall.ts';
import { csvTable, workbookTable } from '../cellTable.ts';
import { plainTitle } from '../importRow.ts';
import { readCell } from '../rowValues.ts';
import type { NameLookup } from './nameLookup.ts';

/** More different ids stay ids, so that a template does not cost hundreds of calls. */
const MOST_NAMES = 300;

interface NameField {
  readonly isList: boolean;
  readonly options: OptionsModel;
}

/** A cell of a file: its text and how to replace it. */
interface TextCell {
  readonly field: NameField;
  readonly text: string;
  readonly write: (text: string) => void;
}

export interface TemplateFields {
  readonly fields: readonly FieldModel[];
  /** The server's labels, which are the titles of the columns. */
  readonly metadata: FieldsMetadata | undefined;
}

/**
 * A template with names in place of ids. An id stays where its name means no or several records, so
 * that the file can be imported as it is.
 *
 * @param content as the server made it
 */
export async function templateWithNames(
  content: Blob,
  format: FileFormat,
  fields: TemplateFields,
  lookup: NameLookup,
): Promise<Blob> {
  // The mark at the beginning is removed by `text`.
  const table = format === 'csv' ? csvTable(await content.text()) : await workbookTable(content);
  const [titles = [], ...rows] = table.rows;
  const columns = nameColumns(titles.map(String), fields);
  const cells = rows.flatMap((row, index) =>
    columns.flatMap(({ place, field }): TextCell[] => {
      const text = textOf(row[place]);
      const write = (written: string) => table.write([[written]], index + 1, place);
      return text === '' ? [] : [{ field, text, write }];
    }),
  );
  return (await writeNames(cells, lookup)) ? table.save(content.type) : content;
}

/** The columns that name related records, by the titles of the file. */
function nameColumns(
  titles: readonly string[],
  { fields, metadata }: TemplateFields,
): readonly { readonly place: number; readonly field: NameField }[] {
  return titles.flatMap((title, place) => {
    const label = plainTitle(title).trim();
    const model = fields.find(({ name }) => name === label || metadata?.[name]?.label === label);
    if (!model?.options || !isWritable(model)) return [];
    // Where the server takes names, the file has them; choices that depend on the row are not known here.
    if (!canLookUp(model.options) || dependsOnForm(model.options)) return [];
    if (!isReference(model)) return [];
    const isList = model.type === 'references';
    return [{ place, field: { isList, options: optionsFor(model.options, {}) } }];
  });
}

/** @returns whether a cell was changed */
async function writeNames(cells: readonly TextCell[], lookup: NameLookup): Promise<boolean> {
  const sources = new Map<OptionsModel, Set<string>>();
  for (const { field, text } of cells) {
    const ids = sources.get(field.options) ?? new Set<string>();
    for (const id of idsIn(text)) ids.add(id);
    sources.set(field.options, ids);
  }
  await Promise.all(
    [...sources].map(async ([options, ids]) => {
      const asked = [...ids].slice(0, MOST_NAMES);
      await lookup.ask(options, asked);
      const names = asked.flatMap((id) => nameOf(lookup, options, id) ?? []);
      await lookup.ask(options, names);
    }),
  );
  let changed = false;
  for (const { field, text, write } of cells) {
    const written = idsIn(text).map((id) => sureName(lookup, field, id) ?? id);
    const next = field.isList ? written.join(', ') : (written[0] ?? text);
    if (next === text || written.every((one, place) => one === idsIn(text)[place])) continue;
    write(next);
    changed = true;
  }
  return changed;
}

function idsIn(text: string): readonly string[] {
  const value = readCell(text);
  if (Array.isArray(value)) return value.map(String);
  return value === undefined ? [] : [String(value)];
}

function nameOf(lookup: NameLookup, options: OptionsModel, id: string): string | undefined {
  const taken = lookup.taken(options, id);
  return taken?.kind === 'found' ? taken.record.text : undefined;
}

/** The name of a record, if it means this record alone. */
function sureName(
  lookup: NameLookup,
  { options, isList }: NameField,
  id: string,
): string | undefined {
  const name = nameOf(lookup, options, id);
  if (name === undefined || (isList && name.includes(','))) return undefined;
  const back = lookup.taken(options, name);
  return back?.kind === 'found' && String(back.record.value) === id ? name : undefined;
}
