import type { FieldModel } from '../../codegen/model/fields.ts';
import type { ResourceDefinition } from '../../codegen/model/resources.ts';

type Kinded = Pick<ResourceDefinition, 'fields' | 'variants'>;

/**
 * The kind of a form's record: that of the address, else of the record, else the default kind.
 *
 * @returns undefined for a resource without kinds
 */
export function kindOf(
  { fields, variants }: Kinded,
  query: Readonly<Record<string, string | undefined>>,
  record: Readonly<Record<string, unknown>> = {},
): string | undefined {
  if (!variants) return undefined;
  const { by } = variants;
  const field = fields?.find(({ name }) => name === by);
  return [knownChoice(field, query[by]), record[by], field?.default].find(
    (kind): kind is string => typeof kind === 'string' && kind !== '',
  );
}

/** Does the address name the kind? */
export function namesKind(
  { fields, variants }: Kinded,
  query: Readonly<Record<string, string | undefined>>,
): boolean {
  const field = fields?.find(({ name }) => name === variants?.by);
  return variants !== undefined && Boolean(knownChoice(field, query[variants.by]));
}

/** The value of a choice in an address, if it is a valid one. */
export function knownChoice(
  field: Pick<FieldModel, 'choices'> | undefined,
  value: string | undefined,
): string | undefined {
  const known = field?.choices?.some((choice) => String(choice.value) === value) ?? true;
  return known ? value : undefined;
}

/** The query that names the kind; without it the server silently ignores the fields of the kind. */
export function kindQuery(
  { variants }: Kinded,
  kind: string | undefined,
): Readonly<Record<string, string>> {
  return variants && kind !== undefined ? { [variants.by]: kind } : {};
}

/** The declared fields of one kind; without a kind, those that all kinds have. */
export function fieldsOfKind(
  { fields, variants }: Kinded,
  kind: string | undefined,
): readonly FieldModel[] | undefined {
  if (!fields || !variants) return fields;
  return fields.map((field) =>
    field.name === variants.into && field.fields
      ? { ...field, fields: field.fields.flatMap((part) => partOfKind(part, kind)) }
      : field,
  );
}

function partOfKind(part: FieldModel, kind: string | undefined): readonly FieldModel[] {
  if (!part.kinds) return [part];
  const own = kind === undefined ? undefined : part.kinds[kind];
  return own ? [{ ...part, ...own }] : [];
}
