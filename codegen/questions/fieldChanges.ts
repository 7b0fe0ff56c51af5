import type { FieldSource, ResourceSource } from '../schema/generated/manifest.ts';
import { valueOfChoice } from '../derive/texts.ts';
import { pathOfField } from '../link/walk/fieldNames.ts';
import { compareKeys } from '../model/compareKeys.ts';
import type { Located } from '../read/located.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { Change, ChangeClass } from './changeClasses.ts';
import type { Side } from './side.ts';
import { sourceOf } from '../report/diagnostic.ts';

/** Facts of a field without which more can be sent, or more is seen. */
export const PROTECTIONS = [
  'required',
  'readOnly',
  'selfReadOnly',
  'writeOnly',
  'unique',
  'minLength',
  'maxLength',
  'pattern',
  'policy',
  'encrypted',
] as const;

type Fields = ReadonlyMap<string, FieldSource>;

/** Fields that are new, gone, of another kind or with other values, of the resources that both versions have. */
export function fieldChanges(before: Side, after: Side): readonly Change[] {
  const then = fieldsOf(before.project);
  return after.project.resources.flatMap((located) => {
    const old = then.get(located.value.resource);
    return old ? changesOf(located, old, fieldsIn(located.value)) : [];
  });
}

function fieldsOf({ resources }: ParsedProject): ReadonlyMap<string, Fields> {
  return new Map(resources.map(({ value }) => [value.resource, fieldsIn(value)]));
}

/** Fields by path: `rules.ip_group`. */
function fieldsIn({ fields }: ResourceSource): Fields {
  const found = new Map<string, FieldSource>();
  const add = (some: ResourceSource['fields'], above: string) => {
    for (const [name, field] of Object.entries(some ?? {})) {
      found.set(`${above}${name}`, field);
      add(field.fields, `${above}${name}.`);
    }
  };
  add(fields, '');
  return found;
}

function changesOf(located: Located<ResourceSource>, then: Fields, now: Fields): readonly Change[] {
  const { value } = located;
  const told = (kind: ChangeClass, name: string, detail: string): Change => ({
    class: kind,
    subject: `${value.resource}.${name}`,
    detail,
    ...sourceOf(located.atKey(pathOfField(value, name))),
  });
  const isOnServer = (name: string, { since, until }: FieldSource) =>
    !since && !until && Object.hasOwn(located.served?.fields ?? {}, name);
  return compareKeys<FieldSource, Change>(then, now, {
    // What is inside a field that is gone is gone with it; what the server still has, no page names any more.
    gone: (field, name) =>
      isAlone(name, now) && !isOnServer(name, field)
        ? [told('field-removed', name, typeText(field))]
        : [],
    added: (field, name) =>
      isAlone(name, then) ? [told('field-added', name, typeText(field))] : [],
    kept: (old, field, name) => {
      const [one, other] = [typeText(old), typeText(field)];
      const [lost, more] = [lostChoices(old, field), lostChoices(field, old)];
      const guards = PROTECTIONS.filter(
        (key) => old[key] !== undefined && field[key] === undefined,
      );
      return [
        ...(one === other ? [] : [told('field-retyped', name, `${one} → ${other}`)]),
        ...(lost.length > 0 ? [told('field-narrowed', name, `without ${lost.join(', ')}`)] : []),
        ...(more.length > 0 ? [told('field-widened', name, `with ${more.join(', ')}`)] : []),
        ...guards.map((key) => told('field-loosened', name, `without ${key}`)),
        ...(field.required !== undefined && old.required === undefined
          ? [told('field-narrowed', name, 'required now')]
          : []),
      ];
    },
  });
}

/** Whether the field around it is there, if it is inside one. */
function isAlone(name: string, fields: Fields): boolean {
  const around = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  return around === '' || fields.has(around);
}

function typeText({ type, to }: FieldSource): string {
  return to === undefined ? type : `${type} to ${to}`;
}

function lostChoices(old: FieldSource, field: FieldSource): readonly (string | number | boolean)[] {
  if (!old.choices || !field.choices) return [];
  const kept = new Set(field.choices.map(valueOfChoice));
  return old.choices.map(valueOfChoice).filter((choice) => !kept.has(choice));
}
