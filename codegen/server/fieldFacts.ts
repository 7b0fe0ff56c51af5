import { omit, pick } from 'es-toolkit/object';
import { TEXT_TYPES, type FieldType } from '../model/fields.ts';
import type { FieldDraft } from './fieldDraft.ts';
import { memoize } from '../read/memoize.ts';
import type { ServerField } from '../model/serverField.ts';
import { draftOf } from './serverFields.ts';
import { saidFacts } from './table.ts';

/** What a manifest could say of a field, by its keys. */
type FieldFacts = Readonly<Record<string, unknown>>;

const OF_EVERY_TYPE = ['required', 'readOnly', 'writeOnly', 'since', 'until'];
/** Nobody sends what only the server sets. */
const OF_WRITABLE = ['required', 'maxLength', 'minLength', 'default'];
const OF_TEXTS = ['maxLength', 'minLength'];
/** The type that a manifest writes is not checked yet. */
const TEXTS: ReadonlySet<unknown> = TEXT_TYPES;

/** What the words of the language say of a server's field. */
export const fieldFacts = memoize((field: ServerField): FieldFacts => factsOf(draftOf(field)));

function factsOf({ item, fields, ...facts }: Omit<FieldDraft, 'name'>): FieldFacts {
  const { choices, choiceRanges } = facts;
  const plain = omit(facts as FieldDraft, [
    'name',
    'help',
    'choices',
    'choiceNames',
    'choiceRanges',
    'todo',
    'perhaps',
  ]);
  return {
    ...saidFacts(plain),
    ...(choices && { choices: withRanges(choices, choiceRanges) }),
    ...(item && { item: factsOf(item) }),
    ...(fields && {
      fields: Object.fromEntries(fields.map((inner) => [inner.name, factsOf(inner)])),
    }),
  };
}

/**
 * What is written of a field, with what the server's table says of it. What is written wins; of another type than the
 * table's, only what fits that type is taken from there.
 */
export function withFactsOf(field: ServerField, written: FieldFacts): FieldFacts {
  const served = fieldFacts(field);
  const type =
    written['type'] ?? (written['to'] === undefined ? served['type'] : pointing(field.name));
  const isText = TEXTS.has(type) && TEXTS.has(served['type']);
  const fitting =
    type === served['type']
      ? served
      : pick(served, isText ? [...OF_EVERY_TYPE, ...OF_TEXTS] : OF_EVERY_TYPE);
  const possible = written['readOnly'] === true ? omit(fitting, OF_WRITABLE) : fitting;
  const { choices } = written;
  return {
    ...possible,
    type,
    ...written,
    ...(Array.isArray(choices) && { choices: withRanges(choices, field.choiceRanges) }),
  };
}

/** Choices with the versions of the server that have them; what is written of them wins. */
function withRanges(
  choices: readonly unknown[],
  choiceRanges: ServerField['choiceRanges'],
): readonly unknown[] {
  return choices.map((choice) => {
    const range = choiceRanges?.get(choice);
    return range ? { value: choice, ...range } : choice;
  });
}

/** Names of several things are plural. */
function pointing(name: string): FieldType {
  return /[^s]s$/.test(name) ? 'references' : 'reference';
}
