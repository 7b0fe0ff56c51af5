import { apiFactsOf } from '../derive/apiFacts.ts';
import { nameInWords } from '../edit/placeText.ts';
import { addTexts, type AddedTexts } from './addTexts.ts';
import { declare } from './declare.ts';
import { ScaffoldError, type DraftFiles } from './draftFiles.ts';
import { textsOfField } from './fieldDraft.ts';
import type { FieldDraft } from '../server/fieldDraft.ts';
import { isResourceId, LIST_ADDRESS, plural } from './names.ts';
import { routeName } from '../model/addressNames.ts';
import { resourceText, type ResourceDraft } from './resourceText.ts';

interface NewResource {
  /** `hardware.printer` */
  readonly id: string;
  /** Below `/api/v1/`; by default made from the id: `hardware/printers`. */
  readonly api?: string | undefined;
  /** Besides the id. */
  readonly fields: readonly FieldDraft[];
}

interface AddedResource {
  readonly manifest: string;
  readonly api: string;
  readonly texts: AddedTexts;
}

/**
 * Writes a resource: its manifest, its texts in every language, its permissions and its addresses, where they are not
 * declared yet.
 *
 * @param general texts that resources share, to be written where they are needed and not there
 * @throws ScaffoldError when the id or the address cannot be one, or is taken
 */
export function addResource(
  draft: DraftFiles,
  { id, api, fields }: NewResource,
  general: ReadonlyMap<string, string> = new Map(),
): AddedResource {
  const [area = '', model = ''] = id.split('.');
  if (!isResourceId(id)) {
    throw new ScaffoldError(`'${id}' is no id of a resource. Write app.model, as in users.user.`);
  }
  const taken = draft.project().resources.find(({ value }) => value.resource === id);
  if (taken) throw new ScaffoldError(`The resource ${id} is there: ${taken.file}.`);
  const manifest = `manifest/resources/${area}/${model}.yaml`;
  if (draft.read(manifest) !== undefined) throw new ScaffoldError(`There is a file ${manifest}.`);
  const address = (api ?? `${area}/${plural(model)}`).replaceAll(/^\/?(api\/v1\/)?|\/+$/g, '');
  if (!LIST_ADDRESS.test(address)) {
    throw new ScaffoldError(
      `'${address}' is no address of a list. Write it as users or users/users.`,
    );
  }
  const known = new Map(general);
  writeResource(draft, manifest, known, {
    id,
    name: routeName(model.replaceAll('_', '-')),
    api: address,
    fields: [{ name: 'id', type: 'id' }, ...fields],
    about: 'Written by gatehouse add: now make it yours.',
  });
  declare(draft, id, address);
  const texts = addTexts(draft, { known, isMeant: (file) => file === manifest });
  return { manifest, api: address, texts };
}

/**
 * Writes the manifest of a resource.
 *
 * @param known gets the texts of the resource and its fields
 */
export function writeResource(
  draft: DraftFiles,
  manifest: string,
  known: Map<string, string>,
  resource: ResourceDraft,
): void {
  const { title } = apiFactsOf(draft.project().app?.value.server).names;
  draft.set(manifest, resourceText(resource, title));
  const [, model = ''] = resource.id.split('.');
  known.set(`resources.${resource.id}.one`, nameInWords(model));
  known.set(`resources.${resource.id}.many`, nameInWords(plural(model)));
  knowFields(known, resource.id, resource.fields);
}

/** Adds the texts of fields to those that are known. */
export function knowFields(
  known: Map<string, string>,
  id: string,
  fields: readonly FieldDraft[],
): void {
  for (const [key, text] of fields.flatMap(textsOfField)) {
    const whole = `resources.${id}.${key}`;
    if (!known.has(whole)) known.set(whole, text);
  }
}
