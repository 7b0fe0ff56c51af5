import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ServerResource, Call } from '../core/sandbox.ts';
import { labelOf } from '../core/labelOf.ts';
import { fileFields, isWritable } from './columns.ts';

/** A header cell and its field; `''` for a column that cannot be written. */
export type TitlePair = readonly [title: string, field: string];

/**
 * Finds the field of each header cell by label or name, without the `*` of required fields (protocol, section
 * 6.1). Fields may share a label: such columns are assigned in the order of the fields; if a template has exactly
 * the writable ones, only those are used.
 */
export function pairTitles(
  titles: readonly string[],
  resource: ServerResource,
  call: Call,
): readonly TitlePair[] {
  const fields = fileFields(resource, call);
  const total = counts(titles.map(plain));
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const text = plain(title);
    const position = seen.get(text) ?? 0;
    seen.set(text, position + 1);
    const labelled = fields.filter((field) => labelOf(field, resource, call) === text);
    const writable = labelled.filter((field) => isWritable(field, resource));
    const meant = total.get(text) === writable.length ? writable : labelled;
    const field = meant[position] ?? fields.find((candidate) => candidate.name === text);
    return [title, nameOf(field, resource)];
  });
}

function nameOf(field: FieldModel | undefined, resource: ServerResource): string {
  return field && isWritable(field, resource) ? field.name : '';
}

function plain(title: string): string {
  return title.replaceAll(/^\*+|\*+$/g, '');
}

function counts(texts: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const text of texts) found.set(text, (found.get(text) ?? 0) + 1);
  return found;
}
