import { DEFAULT_SAVING } from '../model/forms.ts';
import { combineGates } from '../model/combineGates.ts';
import type { FormFieldModel, FormGroupModel, FormModel } from '../model/forms.ts';
import type {
  FormFieldSource,
  FormEntrySource,
  FormGroupSource,
  FormOptions,
  FormSource,
  ResourceSource,
} from '../schema/generated/manifest.ts';
import { conditionOf, switchOf, whenOrNothing } from './conditions.ts';
import { gateOf, gateOrNothing } from './gates.ts';
import { hasField, type Scope } from './scope.ts';
import { askTexts, atLeastOneText, groupTexts } from './texts.ts';

/** HTTP methods by the keywords of the manifest. */
const METHODS = { put: 'PUT', patch: 'PATCH' } as const;

/**
 * A form. By default an update is sent with PUT and leads back to the list (spec 1, section 4); the form of a
 * single record is sent with PATCH and stays open.
 */
export function formOf(form: FormSource, source: ResourceSource, scope: Scope): FormModel {
  const { groups, atLeastOne, asks, method, after } = formOptions(form);
  const single = source.single !== undefined;
  return {
    groups: groups.flatMap((group) => groupsOf(group, source, scope)),
    ...(atLeastOne && {
      atLeastOne: {
        fields: atLeastOne.filter((field) => hasField(source, field)),
        message: scope.texts.pick([atLeastOneText(source.resource)]),
      },
    }),
    ...(asks && { asks: questionsOf(asks, source, scope) }),
    updateMethod: method ? METHODS[method] : single ? 'PATCH' : DEFAULT_SAVING.updateMethod,
    after: single ? 'stay' : (after ?? DEFAULT_SAVING.after),
  };
}

function questionsOf(
  asks: NonNullable<FormOptions['asks']>,
  { resource }: ResourceSource,
  { texts }: Scope,
): NonNullable<FormModel['asks']> {
  return Object.entries(asks).flatMap(([key, condition]) => {
    const when = conditionOf(condition);
    return when ? [{ when, text: texts.pick(askTexts(resource, key)) }] : [];
  });
}

/** A form may be its groups alone. */
export function formOptions(form: FormSource): FormOptions {
  return 'groups' in form ? form : { groups: form };
}

function groupsOf(
  group: FormGroupSource,
  source: ResourceSource,
  scope: Scope,
): readonly FormGroupModel[] {
  return Object.entries(group).map(([key, fields]) => ({
    key,
    label: scope.texts.pick(groupTexts(source.resource, key)),
    fields: fields
      .flatMap(entriesOf)
      .filter(([name]) => hasField(source, name))
      .map(([name, options]) => formFieldOf(name, options, source)),
  }));
}

/** An entry is the name of a field, or `name: { when: … }`. */
function entriesOf(field: FormEntrySource): readonly (readonly [string, FormFieldSource])[] {
  return typeof field === 'string' ? [[field, {}]] : Object.entries(field);
}

function formFieldOf(
  name: string,
  options: FormFieldSource,
  source: ResourceSource,
): FormFieldModel {
  const required = switchOf(options.required);
  const locked = lockedOf(options.locked);
  return {
    field: name,
    ...whenOrNothing(options.when),
    ...(required && { required }),
    ...(locked && { locked }),
    ...(options.default !== undefined && { default: options.default }),
    ...(options.otherwise !== undefined && { otherwise: options.otherwise }),
    ...(options.clears && { clears: options.clears.filter((other) => hasField(source, other)) }),
    ...(options.fills && {
      fills: Object.fromEntries(
        Object.entries(options.fills).filter(([other]) => hasField(source, other)),
      ),
    }),
    ...gateOrNothing(combineGates(gateOf(source.fields?.[name]), gateOf(options))),
  };
}

function lockedOf(locked: FormFieldSource['locked']): FormFieldModel['locked'] {
  if (typeof locked === 'string') return { query: locked.replace(/^\$query\./, '') };
  return switchOf(locked);
}
