import { derive } from '../derive/derive.ts';
import { compareResource, sortDifferences, type Difference } from '../drift/compare.ts';
import type { ServerMetadata } from '../server/metadata.ts';
import type { ModelResource } from '../model/console.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { DraftFiles } from './draftFiles.ts';
import { knowTexts, writeResource } from './addResource.ts';
import { commentOf, factsOfField, namesOf, textsOfField } from './fieldDraft.ts';
import type { FieldDraft } from '../server/fieldDraft.ts';
import { addTexts, type AddedTexts } from './addTexts.ts';
import { declare } from './declare.ts';
import { patternProblem } from './patternProblem.ts';
import { insertEntry } from '../edit/insertEntry.ts';
import { isResourceId } from './names.ts';
import { idOf, routeName } from '../model/addressNames.ts';
import { expressible } from '../server/serverFields.ts';
import { fieldDraftOf } from './servedList.ts';

/** What became of a resource. */
export interface Introspected {
  readonly resource: string;
  readonly address: string;
  readonly manifest: string;
  /**
   * `kept`: there is such a file that cannot be read as this resource. `several`: more than one resource shows the
   * address, and none is changed. `unnamed`: its address gives no id.
   */
  readonly state: 'new' | 'present' | 'kept' | 'several' | 'unnamed';
  /** Fields that the manifest did not have, and now has. */
  readonly added: readonly string[];
  /** Fields in which manifest and server differ, and which stay as they are written. */
  readonly differs: readonly Difference[];
  /** What the server has and a manifest cannot name, a sentence each. */
  readonly refused: readonly string[];
  /** Fields with a comment for a user, and with the resources whose name fits. */
  readonly todo: readonly { readonly field: string; readonly perhaps: readonly string[] }[];
}

export interface IntrospectResult {
  readonly resources: readonly Introspected[];
  readonly texts: AddedTexts;
}

/**
 * Writes resources from a server's metadata into a project: new ones as a whole; to those that are there, fields are
 * added that they do not have. What a user wrote stays, character by character; differences are told. Run again
 * with the same metadata, it changes nothing.
 *
 * @param nameOf the id of a new resource, made from its address
 */
export function introspect(
  draft: DraftFiles,
  metadata: readonly ServerMetadata[],
  nameOf: (address: string) => string = idOf,
): IntrospectResult {
  const project = draft.project();
  const model = derive(project);
  const known = new Map<string, string>();
  const touched = new Set<string>();
  const resources = metadata.map((served): Introspected => {
    const { metadata, refused } = expressible(served, patternProblem);
    const wanted = nameOf(metadata.address);
    const [present, ...others] = presentResources(model.resources, wanted, metadata.address);
    if (present && others.length > 0) {
      const ids = [present, ...others].map(({ definition }) => definition.id);
      return untouched('several', metadata, ids.join(' or '));
    }
    if (!present && !isResourceId(wanted)) return untouched('unnamed', metadata, wanted);
    const result = present
      ? merge(draft, project, present, metadata, known, nameOf)
      : create(draft, project, metadata, known, nameOf);
    if (result.state === 'new' || result.added.length > 0) touched.add(result.manifest);
    return { ...result, refused };
  });
  return { resources, texts: addTexts(draft, { known, isMeant: (file) => touched.has(file) }) };
}

function untouched(
  state: Introspected['state'],
  { address }: ServerMetadata,
  resource: string,
): Introspected {
  const nothing = { added: [], differs: [], refused: [], todo: [] };
  return { ...nothing, resource, address, manifest: '', state };
}

/** The resource of that id; else those with that address that are not like another one. */
function presentResources(
  resources: ReadonlyMap<string, ModelResource>,
  id: string,
  address: string,
): readonly ModelResource[] {
  const ofId = resources.get(id);
  if (ofId) return [ofId];
  return [...resources.values()].filter(
    ({ definition }) => definition.api === address && definition.like === undefined,
  );
}

function create(
  draft: DraftFiles,
  project: ParsedProject,
  metadata: ServerMetadata,
  known: Map<string, string>,
  nameOf: (address: string) => string,
): Omit<Introspected, 'refused'> {
  const id = nameOf(metadata.address);
  const [area = '', name = ''] = id.split('.');
  const manifest = `manifest/resources/${area}/${name}.yaml`;
  const result = { resource: id, address: metadata.address, manifest, differs: [] };
  if (draft.read(manifest) !== undefined) return { ...result, state: 'kept', added: [], todo: [] };
  const served = [...metadata.fields.values()];
  const fields = served.map((field) => fieldDraftOf(field, project, nameOf));
  writeResource(draft, manifest, known, {
    id,
    name: routeName(metadata.address),
    api: metadata.address,
    fields,
    served,
    lacks: metadata.lacks,
    searches: metadata.searches,
    sorts: metadata.sorts,
    patches: metadata.patches,
    about: 'Written by gatehouse introspect: now make it yours.',
  });
  // A folder that is no project takes the manifest alone.
  if (project.app) declare(draft, id, metadata.address);
  return { ...result, state: 'new', added: namesOf(fields), todo: todoOf(fields) };
}

function merge(
  draft: DraftFiles,
  project: ParsedProject,
  present: ModelResource,
  metadata: ServerMetadata,
  known: Map<string, string>,
  nameOf: (address: string) => string,
): Omit<Introspected, 'refused'> {
  const { id } = present.definition;
  const { file: manifest } = present.source;
  const { unexplained } = sortDifferences(
    compareResource(present, metadata),
    project.drift?.value,
    new Set([id]),
  );
  const before = draft.read(manifest) ?? '';
  let text = before;
  const added: FieldDraft[] = [];
  const differs = unexplained.filter((difference) => {
    const served = metadata.fields.get(difference.field);
    const isNew = difference.about === 'presence' && difference.manifest === 'absent';
    if (!isNew || !served) return true;
    const field = fieldDraftOf(served, project, nameOf);
    const path = ['fields', field.name];
    const value = factsOfField(field);
    const inserted = insertEntry(text, { path, value, above: commentOf(field) });
    if (!('text' in inserted)) return true;
    text = inserted.text;
    added.push(field);
    return false;
  });
  if (text !== before) draft.set(manifest, text);
  knowTexts(known, id, added.flatMap(textsOfField));
  return {
    resource: id,
    address: metadata.address,
    manifest,
    state: 'present',
    added: namesOf(added),
    differs,
    todo: todoOf(added),
  };
}

function todoOf(fields: readonly FieldDraft[]): Introspected['todo'] {
  return fields.flatMap(({ name, todo, perhaps = [] }) =>
    todo === undefined ? [] : [{ field: name, perhaps }],
  );
}
