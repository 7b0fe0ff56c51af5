import { displayName, isEncrypted } from '../model/nameRules.ts';
import type { FieldModel, OptionsModel } from '../model/fields.ts';
import type { NameFacts } from '../model/server.ts';
import type { FieldSource, OptionsSource, ResourceSource } from '../schema/generated/manifest.ts';
import { conditionOf, switchOf } from './conditions.ts';
import { gateOf, gateOrNothing, isList } from './gates.ts';
import { namesWithWords } from './resourceNames.ts';
import { pickerOf } from './pickers.ts';
import { recordOf, trimSlashes, type Scope } from './scope.ts';
import { choiceTexts, fieldTexts, helpTexts, valueOfChoice } from './texts.ts';
import type { Located } from '../read/located.ts';

/** Facts that are copied from the manifest unchanged. */
const PLAIN_FACTS = [
  'readOnly',
  'selfReadOnly',
  'writeOnly',
  'unique',
  'maxLength',
  'minLength',
  'format',
  'min',
  'max',
  'digits',
  'decimals',
  'pattern',
  'lengths',
  'default',
  'to',
  'zone',
  'policy',
  'autocomplete',
] as const;

/** The fields of a resource in the order of the manifest; undefined when the server's metadata is used instead. */
export function fieldsOfResource(
  source: ResourceSource,
  scope: Scope,
): readonly FieldModel[] | undefined {
  if (!source.fields) return undefined;
  return namedFields(source.fields, source.resource, scope).map((field) =>
    field.cell === 'resource-name'
      ? { ...field, names: namesWithWords(source, scope.names) }
      : field,
  );
}

/** Every field that the server's table has, in its order, then those of the manifest alone; undefined without a table. */
export function servedFields(
  { value: { resource }, served }: Located<ResourceSource>,
  fields: readonly FieldModel[] = [],
  scope: Scope,
): readonly FieldModel[] | undefined {
  if (!served) return undefined;
  const named = new Map(fields.map((field) => [field.name, field]));
  const unnamed = Object.entries(served.fields as Readonly<Record<string, FieldSource>>).filter(
    ([name]) => !named.has(name),
  );
  const others = namedFields(Object.fromEntries(unnamed), resource, scope);
  const all = new Map([...named, ...others.map((field) => [field.name, field] as const)]);
  const order = [...Object.keys(served.fields), ...named.keys()];
  return [...new Set(order)].flatMap((name) => all.get(name) ?? []);
}

function namedFields(
  fields: Readonly<Record<string, FieldSource>>,
  id: string,
  scope: Scope,
): readonly FieldModel[] {
  return Object.entries(fields).map(([name, field]) => {
    const display = displayOf(name, field, fields, scope.apiFacts.names);
    return {
      name,
      type: field.type,
      label: scope.texts.pick(fieldTexts(id, name)),
      ...helpOf(field, helpTexts(id, name), scope),
      ...factsOf(name, field, id, scope, fields),
      ...(display !== undefined && { display }),
    };
  });
}

/** A help text that the catalogue has is shown; `help` asks for one. */
function helpOf(
  { help }: FieldSource,
  candidates: ReturnType<typeof helpTexts>,
  { texts }: Scope,
): Pick<FieldModel, 'help'> {
  const key = texts.pick(candidates);
  return help || texts.has(key) ? { help: key } : {};
}

type Siblings = Readonly<Record<string, FieldSource>>;
type FieldFacts = Omit<FieldModel, 'name' | 'label' | 'type' | 'help' | 'display'>;

function factsOf(
  name: string,
  field: FieldSource,
  id: string,
  scope: Scope,
  siblings: Siblings = {},
): FieldFacts {
  const required = switchOf(field.required);
  const options = optionsOf(field, scope, siblings);
  return {
    ...(required && { required }),
    ...plainFacts(field),
    ...(field.only && { pageOnly: true as const }),
    ...(field.choices && {
      choices: field.choices.map((choice) => ({
        ...(typeof choice === 'object' ? choice : { value: choice }),
        label: scope.texts.pick(choiceTexts(id, name, valueOfChoice(choice))),
      })),
    }),
    ...(options && { options }),
    ...(field.after !== undefined && {
      after: { field: field.after, label: scope.texts.pick(fieldTexts(id, field.after)) },
    }),
    ...(field.item && {
      item: { type: field.item.type, ...factsOf(name, field.item, id, scope) },
    }),
    ...(field.fields && { fields: namedFields(field.fields, id, scope) }),
    ...(field.kinds && { kinds: kindsOf(field.kinds) }),
    ...(field.widget && { widget: field.widget }),
    ...(field.cell && { cell: field.cell }),
    ...((field.encrypted ?? isEncrypted(name, field.readOnly, scope.apiFacts.names)) && {
      encrypted: true as const,
    }),
    ...gateOrNothing(gateOf(field)),
  };
}

/** Converts the short form (a list of kinds that use the field unchanged) to a map. */
function kindsOf(kinds: NonNullable<FieldSource['kinds']>): NonNullable<FieldModel['kinds']> {
  if (!isList(kinds)) return kinds;
  return Object.fromEntries(kinds.map((kind) => [kind, {}]));
}

function plainFacts(field: FieldSource): Partial<FieldFacts> {
  return Object.fromEntries(
    PLAIN_FACTS.flatMap((fact) => (field[fact] === undefined ? [] : [[fact, field[fact]]])),
  );
}

/** Missing options are taken from the referenced resource: its address, its title field, `id`. */
function optionsOf(field: FieldSource, scope: Scope, siblings: Siblings): OptionsModel | undefined {
  const target = field.to === undefined ? undefined : scope.sourceOf(field.to);
  const from = field.options?.from ?? (target && scope.apiOf(target.resource));
  if (from === undefined) return undefined;
  const record = target && recordOf(target, scope);
  const text = field.options?.text ?? record?.title ?? 'name';
  const secondary = field.options?.secondary ?? record?.secondary;
  return {
    from: trimSlashes(from),
    text,
    ...(secondary !== undefined && secondary !== text && { secondary }),
    value: field.options?.value ?? 'id',
    ...(field.options?.query && { query: field.options.query }),
    ...(!field.readOnly &&
      scope.apiFacts.list.search !== undefined &&
      field.options?.from === undefined &&
      target?.server?.search === false && { unsearched: true as const }),
    ...(field.widget === 'tree-picker' && target && pickerOf(target, scope)),
    ...insteadOf(field.options),
    ...fitsOf(field.options, scope, siblings),
  };
}

function insteadOf({ instead }: OptionsSource = {}): Pick<OptionsModel, 'instead'> {
  const when = conditionOf(instead?.when);
  return instead && when ? { instead: { when, query: instead.query } } : {};
}

function fitsOf(
  { fits }: OptionsSource = {},
  scope: Scope,
  siblings: Siblings,
): Pick<OptionsModel, 'fits'> {
  const to = fits && siblings[fits.chosen]?.to;
  const from = to === undefined ? undefined : scope.apiOf(to);
  return fits && from !== undefined ? { fits: { ...fits, from: trimSlashes(from) } } : {};
}

/** The readable value of `source` is `source_display` when the server has such a field (spec 1, section 3). */
function displayOf(
  name: string,
  field: FieldSource,
  siblings: Readonly<Record<string, FieldSource>>,
  names: NameFacts,
): string | undefined {
  const conventional = displayName(name, names);
  if (field.display !== undefined) return field.display;
  return conventional && Object.hasOwn(siblings, conventional) ? conventional : undefined;
}
