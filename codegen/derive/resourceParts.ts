import { memoize } from '../read/memoize.ts';
import type { ParsedProject } from '../schema/project.ts';
import { formOptions } from './forms.ts';
import type { KeyPath, Located } from '../read/located.ts';
import type {
  ActionSource,
  ActivitySource,
  ImpactSource,
  BadgeSource,
  CellOptions,
  ChipSource,
  ConditionSource,
  FieldSource,
  FormEntrySource,
  FormFieldSource,
  FormOptions,
  GateSource,
  ButtonOptions,
  RelationCardSource,
  ResourceSource,
  TabSource,
} from '../schema/generated/manifest.ts';

export interface Part<T> {
  readonly path: KeyPath;
  readonly value: T;
}
export interface NamedPart<T> extends Part<T> {
  readonly name: string;
}
interface FormFieldPart extends NamedPart<FormFieldSource> {
  /** Undefined for the main form. */
  readonly form: string | undefined;
}

/** All parts of a resource that rules check, each with its path in the file. */
export interface ResourceParts {
  readonly located: Located<ResourceSource>;
  readonly id: string;
  readonly source: ResourceSource;
  /** Fields, including those inside objects and list items. */
  readonly fields: readonly NamedPart<FieldSource>[];
  readonly cells: readonly NamedPart<CellOptions>[];
  readonly buttons: readonly NamedPart<ButtonOptions>[];
  readonly groups: readonly NamedPart<unknown>[];
  readonly formFields: readonly FormFieldPart[];
  /** Groups of fields of which one must be filled in. */
  readonly alternatives: readonly Part<readonly string[]>[];
  /** Conditions under which saving asks, by name. */
  readonly asks: readonly NamedPart<ConditionSource>[];
  readonly tabs: readonly NamedPart<TabSource>[];
  /** Badges that the manifest names. */
  readonly badges: readonly NamedPart<BadgeSource>[];
  /** Filters above the list that one press sets. */
  readonly chips: readonly NamedPart<ChipSource>[];
  /** Groups of the cards on the tabs. */
  readonly cardGroups: readonly NamedPart<readonly string[]>[];
  /** Logs of the activity of a record. */
  readonly activity: readonly NamedPart<ActivitySource>[];
  /** What hangs on a record. */
  readonly impact: readonly NamedPart<ImpactSource>[];
  /** Cards of related records on the tabs, by field. */
  readonly cards: readonly NamedPart<RelationCardSource>[];
  /** Cards that add records to the lists on the tabs, by the field that is chosen. */
  readonly adds: readonly NamedPart<GateSource>[];
  readonly actions: readonly NamedPart<ActionSource>[];
}

/** The parts of every resource of the project; computed once per file. */
export function allParts(project: ParsedProject): readonly ResourceParts[] {
  return project.resources.map(partsOf);
}

/** The fields that a resource describes itself: those of the resource that it is `like` are checked there. */
export function ownFields({ located, fields }: ResourceParts): readonly NamedPart<FieldSource>[] {
  return fields.filter(({ path }) => !located.takenFrom?.(path));
}

export const partsOf = memoize((located: Located<ResourceSource>): ResourceParts => {
  const source = located.value;
  const forms = formsOf(source);
  const tabs = partsIn(source.detail?.tabs, ['detail', 'tabs']);
  return {
    located,
    id: source.resource,
    source,
    fields: fieldsBelow(source.fields, ['fields']),
    cells: partsIn(source.list?.cells, ['list', 'cells']).map((part) => ({
      ...part,
      value: typeof part.value === 'string' ? { cell: part.value } : part.value,
    })),
    buttons: buttonsOf(source),
    groups: forms.flatMap(groupsOf),
    formFields: forms.flatMap((form) =>
      groupsOf(form).flatMap((group) => formFieldsOf(form, group)),
    ),
    alternatives: partsAt(forms, 'atLeastOne'),
    asks: partsAt(forms, 'asks').flatMap(({ path, value }) => partsIn(value, path)),
    tabs,
    badges: partsIn(source.detail?.head?.badges, ['detail', 'head', 'badges']),
    chips: partsIn(source.list?.chips, ['list', 'chips']),
    cardGroups: tabs.flatMap(({ path, value: { card = [] } }) =>
      card.flatMap((part, index) =>
        typeof part === 'string' ? [] : partsIn(part, [...path, 'card', index]),
      ),
    ),
    activity: partsIn(source.detail?.activity, ['detail', 'activity']),
    impact: partsIn(source.detail?.impact, ['detail', 'impact']),
    cards: tabs.flatMap(({ path, value: { cards = [] } }) => optionsOf(cards, [...path, 'cards'])),
    adds: tabs.flatMap(({ path, value: { add = {} } }) =>
      partsIn(typeof add === 'string' ? { [add]: {} } : add, [...path, 'add']),
    ),
    actions: partsIn(source.actions, ['actions']),
  };
});

/** The entries of a map that stands at a path. */
function partsIn<T>(
  map: Readonly<Record<string, T>> | undefined,
  path: KeyPath,
): readonly NamedPart<T>[] {
  return Object.entries(map ?? {}).map(([name, value]) => ({ name, path: [...path, name], value }));
}

function fieldsBelow(
  fields: Readonly<Record<string, FieldSource>> | undefined,
  path: KeyPath,
): readonly NamedPart<FieldSource>[] {
  return partsIn(fields, path).flatMap((field) => [
    field,
    ...fieldsBelow(field.value.fields, [...field.path, 'fields']),
    ...fieldsBelow(field.value.item?.fields, [...field.path, 'item', 'fields']),
  ]);
}

const LIST_BUTTONS = ['create', 'update', 'clone', 'delete', 'export'] as const;
const DETAIL_BUTTONS = ['update', 'delete'] as const;

function buttonsOf({ list, detail }: ResourceSource): readonly NamedPart<ButtonOptions>[] {
  const button = (
    page: string,
    name: string,
    value: false | ButtonOptions | undefined,
  ): readonly NamedPart<ButtonOptions>[] => (value ? [{ name, path: [page, name], value }] : []);
  return [
    ...LIST_BUTTONS.flatMap((name) => button('list', name, list?.[name])),
    ...DETAIL_BUTTONS.flatMap((name) => button('detail', name, detail?.[name])),
  ];
}

interface FormPart extends Part<FormOptions> {
  readonly form: string | undefined;
  /** Where its groups stand. */
  readonly base: KeyPath;
}

function formsOf(source: ResourceSource): readonly FormPart[] {
  const forms = [
    ...(source.form ? [{ name: undefined, path: ['form'], value: source.form }] : []),
    ...partsIn(source.forms, ['forms']),
  ];
  return forms.map(({ name: form, path, value }) => ({
    form,
    path,
    value: formOptions(value),
    base: 'groups' in value ? [...path, 'groups'] : path,
  }));
}

function groupsOf({ base, value }: FormPart): readonly NamedPart<readonly FormEntrySource[]>[] {
  return value.groups.flatMap((group, index) => partsIn(group, [...base, index]));
}

function formFieldsOf(
  { form }: FormPart,
  { path, value }: NamedPart<readonly FormEntrySource[]>,
): readonly FormFieldPart[] {
  return optionsOf(value, path).map((part) => ({ form, ...part }));
}

/** Normalizes entries that are a name or `{ name: options }`. */
function optionsOf<T extends object>(
  entries: readonly (string | Readonly<Record<string, T>>)[],
  path: KeyPath,
): readonly NamedPart<T | Record<string, never>>[] {
  return entries.flatMap((entry, index): readonly NamedPart<T | Record<string, never>>[] =>
    typeof entry === 'string'
      ? [{ name: entry, path: [...path, index], value: {} }]
      : partsIn(entry, [...path, index]),
  );
}

/** What the forms have at a key. */
function partsAt<K extends keyof FormOptions>(
  forms: readonly FormPart[],
  key: K,
): readonly Part<NonNullable<FormOptions[K]>>[] {
  return forms.flatMap(({ path, value: { [key]: value } }) =>
    value === undefined ? [] : { path: [...path, key], value },
  );
}
