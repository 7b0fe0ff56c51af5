import { addressCalled } from '../compile/completeResource.ts';
import { metadataAt } from '../compile/fillFields.ts';
import { apiFactsOf } from '../derive/apiFacts.ts';
import { derive } from '../derive/derive.ts';
import { nameInWords } from '../edit/placeText.ts';
import type { ConsoleModel } from '../model/console.ts';
import type { ServerField } from '../model/serverField.ts';
import { idOf } from '../model/addressNames.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { FieldDraft } from '../server/fieldDraft.ts';
import type { ServerMetadata } from '../server/metadata.ts';
import { draftOf, expressible } from '../server/serverFields.ts';
import { plural } from './names.ts';

/** What the tables of a project's servers say of the list that a new resource shows. */
interface ServedList {
  /** Below the root of the API. */
  readonly address: string;
  /** Whether the address follows from the id of the resource, so that its manifest need not say it. */
  readonly isCalledSo: boolean;
  /** All that the table has, in its order. */
  readonly fields: readonly ServerField[];
  readonly lacks: NonNullable<ServerMetadata['lacks']>;
  /** `app.model`, if the server has permissions for it. */
  readonly permission?: string;
}

/**
 * Finds the list of a new resource in the tables of `manifest/servers/`: the one at an address that somebody said, else the
 * one that is called like the resource, else the one at an address that is made from the resource.
 *
 * @param id `shop.rarebook`
 * @param api what somebody said, below the root of the API
 * @param made `shop/rarebooks`
 * @returns undefined when no table has its fields
 */
export function servedList(
  project: ParsedProject,
  id: string,
  api: string | undefined,
  made: string,
): ServedList | undefined {
  const called = addressCalled(id, project.servers);
  const address = api ?? called ?? made;
  const served = metadataAt(project.servers, address);
  if (!served) return undefined;
  const model = derive(project);
  const permission = [id, idOf(address)].find((one) => verbsOf(model, one).includes('view'));
  return {
    address,
    isCalledSo: address === called,
    fields: [...expressible(served).metadata.fields.values()],
    lacks: lacksOf(project, model, address, permission),
    ...(permission !== undefined && { permission }),
  };
}

/** The models of an app that the server has permissions for: `book` of `shop`. */
export function modelsWithPermissions(project: ParsedProject, app: string): readonly string[] {
  const { permissions } = derive(project);
  const viewed = permissions.filter((one) => one.app === app && one.verb === 'view' && one.granted);
  return viewed.map((one) => one.model);
}

function verbsOf({ permissions }: ConsoleModel, id: string): readonly string[] {
  return permissions.flatMap((one) => (`${one.app}.${one.model}` === id ? [one.verb] : []));
}

/** What the server takes no call for, or has no permission for where it has others of the model. */
function lacksOf(
  project: ParsedProject,
  model: ConsoleModel,
  address: string,
  permission: string | undefined,
): ServedList['lacks'] {
  const verbs = permission === undefined ? undefined : verbsOf(model, permission);
  const takes = (method: string, at: string) =>
    model.api.some((one) => one.address === at && one.methods.includes(method));
  const may = (verb: string) => verbs?.includes(verb) ?? true;
  const record = `${address}/:id`;
  const reads = takes('GET', record);
  const { update } = apiFactsOf(project.app?.value.server);
  return [
    ...(reads ? [] : ['read' as const]),
    ...(takes('POST', address) && may('add') ? [] : ['create' as const]),
    ...(reads && takes(update, record) && may('change') ? [] : ['update' as const]),
    ...(takes('DELETE', record) && may('delete') ? [] : ['delete' as const]),
  ];
}

/**
 * A field of a server as it is written: with the resource that its address names, or with those that are called like it;
 * which of them it is, a user knows.
 *
 * @param nameOf the id of a resource, made from its address
 */
export function fieldDraftOf(
  served: ServerField,
  { resources }: Pick<ParsedProject, 'resources'>,
  nameOf: (address: string) => string = idOf,
): FieldDraft {
  const field = draftOf(served);
  if (served.refersTo !== undefined) {
    const named = resources.find(({ value }) => value.api === served.refersTo);
    const [, key] = /^(.*[^_])_?ids?$/i.exec(field.name) ?? [];
    const isOne = field.type === 'reference';
    return {
      ...field,
      to: named?.value.resource ?? nameOf(served.refersTo),
      ...(key !== undefined && { label: nameInWords(isOne ? key : plural(key)) }),
    };
  }
  if (field.todo === undefined) return field;
  const plain = field.name.replaceAll('_', '').toLowerCase();
  const perhaps = resources
    .map(({ value }) => value.resource)
    .filter((id) => [plain, plain.replace(/s$/, '')].includes(id.split('.')[1] ?? ''));
  return { ...field, perhaps };
}
