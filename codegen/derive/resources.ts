import { isEmptyObject } from 'es-toolkit/predicate';
import type { ModelResource } from '../model/console.ts';
import { isComposed, type FieldModel } from '../model/fields.ts';
import type { RecordModel, ResourceDefinition } from '../model/resources.ts';
import type { Located } from '../read/located.ts';
import type { ResourceSource } from '../schema/generated/manifest.ts';
import { detailPartsOf } from './detailParts.ts';
import { detailOfResource } from './details.ts';
import { fieldsOfResource, servedFields } from './fields.ts';
import { formOf } from './forms.ts';
import { rangeOfResource } from './gates.ts';
import { listOfResource } from './lists.ts';
import { offersOfResource } from './offers.ts';
import { permissionOf, recordOf, type Scope } from './scope.ts';
import { serverFactsOf } from './server.ts';
import { conditionOf } from './conditions.ts';
import { recordText, resourceMany, resourceOne } from './texts.ts';
import { sourceOf } from '../report/diagnostic.ts';

export function resourceOf(located: Located<ResourceSource>, scope: Scope): ModelResource {
  const definition = definitionOf(located, scope);
  const parts = detailPartsOf(located.value, scope);
  const range = rangeOfResource(located.value);
  const served = servedFields(located, definition.fields, scope);
  return {
    definition,
    ...(served && { served }),
    ...(parts && { parts }),
    ...foundRecords(located.value, definition, scope),
    ...switchOf(located.value, definition),
    server: serverFactsOf(located, scope),
    ...(isEmptyObject(range) ? {} : { range }),
    source: sourceOf(located.atKey(['resource'])),
  };
}

function definitionOf(located: Located<ResourceSource>, scope: Scope): ResourceDefinition {
  const source = located.value;
  const id = source.resource;
  const fields = fieldsOfResource(source, scope);
  const list = listOfResource(located, scope);
  const detail = detailOfResource(source, scope);
  const offers = offersOfResource(source, scope);
  return {
    id,
    permission: permissionOf(source),
    name: source.name,
    ...(source.like !== undefined && { like: source.like }),
    api: scope.apiOf(id) ?? id.replaceAll('.', '/'),
    bulk: source.bulk !== false && source.single === undefined,
    ...(source.inRoot && { inRoot: source.inRoot }),
    ...(source.single && { single: source.single === true ? {} : source.single }),
    one: resourceOne(id),
    many: source.single ? resourceOne(id) : resourceMany(id),
    record: namedBy(source, fields, scope),
    ...(fields && { fields }),
    ...(source.variants && { variants: source.variants }),
    ...changeWarningOf(source),
    ...(list && { list }),
    ...(source.form && { form: formOf(source.form, source, scope) }),
    ...(source.forms && {
      forms: Object.fromEntries(
        Object.entries(source.forms).map(([name, form]) => [name, formOf(form, source, scope)]),
      ),
    }),
    ...(detail && { detail }),
    ...(offers.length > 0 && { offers }),
  };
}

/** The fields that name a record, those of them whose text the server composes, and the sentence with them. */
function namedBy(
  source: ResourceSource,
  fields: readonly FieldModel[] | undefined,
  scope: Scope,
): RecordModel {
  const record = recordOf(source, scope);
  const names = [record.title, record.secondary];
  const composed = fields?.filter((field) => names.includes(field.name) && isComposed(field));
  return {
    ...record,
    ...(composed?.length && { composed: composed.map(({ name }) => name) }),
    ...(source.record?.sentence && { sentence: recordText(source.resource) }),
  };
}

function foundRecords(
  { find }: ResourceSource,
  { id, many, list, detail }: ResourceDefinition,
  { apiFacts }: Scope,
): Pick<ModelResource, 'find'> {
  // The palette searches on the server.
  if (!find || !apiFacts.list.search) return {};
  const where = { ...list?.where, ...(find !== true && find.where) };
  return {
    find: {
      resource: id,
      many,
      ...(Object.keys(where).length > 0 && { where }),
      ...(list?.order && { order: list.order }),
      ...(detail?.pages && { pages: detail.pages }),
    },
  };
}

function switchOf(
  { switch: field }: ResourceSource,
  { api, single }: ResourceDefinition,
): Pick<ModelResource, 'switch'> {
  return field !== undefined && single ? { switch: { field, api, query: single } } : {};
}

function changeWarningOf({
  changeWarning,
}: ResourceSource): Pick<ResourceDefinition, 'changeWarning'> {
  const when = conditionOf(changeWarning?.when);
  return when
    ? { changeWarning: { when, ...(changeWarning?.own && { own: changeWarning.own }) } }
    : {};
}
