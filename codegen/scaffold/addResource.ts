import { apiFactsOf } from '../derive/apiFacts.ts';
import { nameInWords } from '../edit/placeText.ts';
import { addTexts, type AddedTexts } from './addTexts.ts';
import { declare, hasPermissions } from './declare.ts';
import { ScaffoldError, type DraftFiles } from './draftFiles.ts';
import { perhapsOf, textsOfField } from './fieldDraft.ts';
import { readFields } from './fieldSpecs.ts';
import type { FieldDraft } from '../server/fieldDraft.ts';
import { isResourceId, LIST_ADDRESS, plural } from './names.ts';
import { routeName, singular } from '../model/addressNames.ts';
import { resourceText, type ResourceDraft } from './resourceText.ts';
import { fieldDraftOf, servedList } from './servedList.ts';

interface NewResource {
  /** `hardware.printer` */
  readonly id: string;
  /**
   * Below `/api/v1/`; by default that of the server's table that is called like the resource, else made from the id:
   * `hardware/printers`.
   */
  readonly api?: string | undefined;
  /** Besides the id, as on a command line; by default those of the server's table, else the usual ones. */
  readonly fields?: string | undefined;
}

interface AddedResource {
  readonly manifest: string;
  readonly api: string;
  readonly texts: AddedTexts;
  /** `app.model` of its permissions; undefined when the server has none for it, and a user has to say which. */
  readonly permission: string | undefined;
  /** Whether a table of the server has its address. */
  readonly isServed: boolean;
  /** Fields of the table that does not say whose records they name: on no page yet, unless the server demands them. */
  readonly open: readonly FieldDraft[];
}

/**
 * Writes a resource: its manifest and its texts in every language. Where a table of the server has its address, the manifest
 * only names the table's fields, and nothing is declared; else its permissions and its addresses are, where they are not
 * declared yet.
 *
 * @throws ScaffoldError when the id, the address or a field cannot be one, or is taken
 */
export function addResource(draft: DraftFiles, { id, api, fields }: NewResource): AddedResource {
  const [area = '', model = ''] = id.split('.');
  if (!isResourceId(id)) {
    throw new ScaffoldError(`'${id}' is no id of a resource. Write app.model, as in users.user.`);
  }
  const taken = draft.project().resources.find(({ value }) => value.resource === id);
  if (taken) throw new ScaffoldError(`The resource ${id} is there: ${taken.file}.`);
  const manifest = `manifest/resources/${area}/${model}.yaml`;
  if (draft.read(manifest) !== undefined) throw new ScaffoldError(`There is a file ${manifest}.`);
  const wished = api?.replaceAll(/^\/?(api\/v1\/)?|\/+$/g, '');
  const made = `${area}/${plural(model)}`;
  const served = servedList(draft.project(), id, wished, made);
  const address = served?.address ?? wished ?? made;
  if (!LIST_ADDRESS.test(address)) {
    throw new ScaffoldError(
      `'${address}' is no address of a list. Write it as users or users/users.`,
    );
  }
  const known = new Map<string, string>();
  const about = 'Written by gatehouse add: now make it yours.';
  const whole = { id, name: routeName(model.replaceAll('_', '-')), api: address, about };
  const written = [{ name: 'id', type: 'id' } as const, ...readFields(fields)];
  const inTable = served && fields === undefined ? served.fields : [];
  const drafts = inTable.map((field) => fieldDraftOf(field, draft.project()));
  const open = drafts.filter(({ todo }) => todo !== undefined);
  // What the server demands is asked for, whatever it is.
  const shown = drafts.filter((field) => !open.includes(field) || field.required === true);
  const permission = served && hasPermissions(draft) ? served.permission : id;
  if (served?.isCalledSo) {
    const words = (address.split('/').at(-1) ?? '').toLowerCase();
    known.set(`resources.${id}.one`, nameInWords(singular(words)));
    known.set(`resources.${id}.many`, nameInWords(words));
  }
  writeResource(draft, manifest, known, {
    ...(served?.isCalledSo ? { id } : whole),
    about: inTable.length > 0 ? `${about} What its fields are stands in manifest/servers/.` : about,
    inTable: inTable.length > 0,
    fields: inTable.length > 0 ? shown : written,
    served: inTable,
    lacks: served?.lacks,
    todo: [...(permission === undefined ? permissionTodo(id) : []), ...fieldsTodo(open)],
  });
  if (!served) declare(draft, id, address);
  const texts = addTexts(draft, { known, isMeant: (file) => file === manifest });
  return { manifest, api: address, texts, permission, isServed: served !== undefined, open };
}

function permissionTodo(id: string): readonly string[] {
  return [`TODO permission: app.model. The server has no permissions for ${id}: which open it?`];
}

/** Of fields that may be references: each with the resources that are called like it. */
function fieldsTodo(open: readonly FieldDraft[]): readonly string[] {
  if (open.length === 0) return [];
  return [
    'TODO whose records are these? The server does not say. Write it as fields: { NAME: { to: app.model } },',
    'and name them in list, form and card:',
    ...open.map((field) => `  ${field.name}${perhapsOf(field)}`),
  ];
}

/**
 * Writes the manifest of a resource.
 *
 * @param known gets the texts of the resource and its fields, but for those that it has
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
  knowTexts(known, resource.id, [
    ['one', nameInWords(model)],
    ['many', nameInWords(plural(model))],
    ...resource.fields.flatMap(textsOfField),
  ]);
}

/** Adds texts of a resource to those that are known. */
export function knowTexts(
  known: Map<string, string>,
  id: string,
  texts: readonly (readonly [key: string, text: string])[],
): void {
  for (const [key, text] of texts) {
    const whole = `resources.${id}.${key}`;
    if (!known.has(whole)) known.set(whole, text);
  }
}
