import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { FieldsMetadata } from '../../../api/metadata.ts';
import { plainTitle } from '../importRow.ts';
import { similarItems } from '../similar.ts';

/** What the titles of a file's columns mean to the console. */
export interface ColumnTitles {
  /** The field that a column of this title fills, none of those that are filled already. */
  fieldOf(title: string, filled: ReadonlySet<string>): string | undefined;
  /** Does a field have this title, though it may not be filled, such as the date a record was created? */
  isKnown(title: string): boolean;
  /** The fields whose titles resemble it, without those that are filled already. */
  similar(title: string, filled: ReadonlySet<string>): readonly FieldModel[];
}

/**
 * Fields by the titles that the console's tables show in any language, by the server's titles, and by their names. In
 * what stands for a title, capitals and the asterisk of required columns do not matter.
 *
 * @param textsOf the texts of a field's label in all languages
 */
export function columnTitles(
  fields: readonly FieldModel[],
  metadata: FieldsMetadata | undefined,
  textsOf: (field: FieldModel) => readonly string[],
): ColumnTitles {
  const titles = new Map(
    fields.map((field): [FieldModel, readonly string[]] => {
      const label = metadata?.[field.name]?.label;
      return [field, [field.name, ...textsOf(field), ...(label === undefined ? [] : [label])]];
    }),
  );
  const titlesOf = (field: FieldModel) => titles.get(field) ?? [];
  const served = Object.values(metadata ?? {}).flatMap(({ label }) => label ?? []);
  const known = new Set([...[...titles.values()].flat(), ...served].map(comparable));
  // Their columns hold the names of what another field refers to, and have its title.
  const displays = new Set(fields.flatMap(({ display }) => display ?? []));
  const open = (filled: ReadonlySet<string>) =>
    fields.filter(
      (field) => isFillable(field) && !filled.has(field.name) && !displays.has(field.name),
    );
  return {
    fieldOf: (title, filled) =>
      open(filled).find((field) =>
        titlesOf(field).some((one) => comparable(one) === comparable(title)),
      )?.name,
    isKnown: (title) => known.has(comparable(title)),
    similar: (title, filled) => similarItems(comparable(title), open(filled), titlesOf),
  };
}

/** Can a file fill the field? The id names the record that a row changes. */
export function isFillable({ readOnly, pageOnly }: FieldModel): boolean {
  return !readOnly && !pageOnly;
}

function comparable(title: string): string {
  return plainTitle(title).trim().toLowerCase();
}
