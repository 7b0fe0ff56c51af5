import { sortBy, uniqBy } from 'es-toolkit/array';
import { usableKeys } from '../link/walk/neededTexts.ts';
import { LIBRARY_NAMESPACE } from '../link/rules/texts.ts';
import { textsOfEngine } from '../link/walk/frameTexts.ts';
import { namespaceOf } from '../link/walk/textsInCode.ts';
import {
  FIELD_NAME,
  GRANTED_PERMISSION,
  RESOURCE_ID,
  ROUTE_NAME,
  type JsonSchema,
} from '../schema/jsonSchema.ts';
import type { Edit } from './edit.ts';
import { nameOfRoute, routesNamedWith } from './nameOfRoute.ts';
import {
  lastStep,
  namesOf,
  type Name,
  type NameKind,
  type NamedProject,
  type Occurrence,
} from './name.ts';
import { occurrences } from './occurrences.ts';
import { movesOf, type Move } from './moves.ts';
import { factsBesides, nameBesides, textsBesides } from './renameBesides.ts';
import { editAt, yamlFiles } from './textAt.ts';

type Rename =
  | { readonly kind: 'edits'; readonly edits: readonly Edit[]; readonly moves: readonly Move[] }
  | { readonly kind: 'refused'; readonly because: string };

/** What follows from a name that is not written but derived, and cannot be renamed therefore. */
const DERIVED_VERBS = ['view', 'add', 'change', 'delete'];

/** Why a name cannot be renamed at all; undefined when it can. */
export function whyNotRenamed(named: NamedProject, { kind, name }: Name): string | undefined {
  const { model, project } = named;
  switch (kind) {
    case 'setting':
      return `'${name}' is the name that the server gives to the setting.`;
    case 'permission': {
      const permission = model.permissions.find((one) => one.name === name);
      if (!permission) return `There is no permission '${name}'.`;
      return DERIVED_VERBS.includes(permission.verb)
        ? `The console derives '${name}' from the resource: its verb cannot have another name.`
        : undefined;
    }
    case 'route': {
      const route = model.routes.find((one) => one.name === name);
      if (!route) return `There is no route '${name}'.`;
      const place = nameOfRoute(named, route);
      if (place && !['view', 'area'].includes(String(place.path.at(-1)))) return undefined;
      return `'${name}' follows from the address ${route.path}: write a 'name' at the route first.`;
    }
    case 'text':
      return whyNotText(named, name);
    default:
      return occurrences(named, { kind, name }).some(({ role }) => role === 'definition')
        ? undefined
        : `No manifest${project.broken.length > 0 ? ' that can be read' : ''} declares the ${kind} '${name}'.`;
  }
}

function whyNotText(named: NamedProject, name: string): string | undefined {
  const found = occurrences(named, { kind: 'text', name });
  if (!found.some(({ role }) => role === 'definition')) return `There is no text '${name}'.`;
  if (textsOfEngine(named.project).has(name)) {
    return `'${name}' is a text of the frame: the engine looks for it by this key.`;
  }
  if (namespaceOf(name) === LIBRARY_NAMESPACE) return `A library looks for '${name}' by this key.`;
  const template = found.find(({ doubt }) => doubt === 'template');
  if (template) {
    return `${template.file}:${template.range.start.line} makes the key of parts. Rename it by hand.`;
  }
  const isWritten = found.some(
    ({ file, role }) => role === 'reference' && file.startsWith('manifest/'),
  );
  return usableKeys(named).has(name) && !isWritten
    ? `The key '${name}' follows from the manifests: rename what it names.`
    : undefined;
}

const FORMS: Readonly<Record<Exclude<NameKind, 'setting'>, JsonSchema>> = {
  resource: RESOURCE_ID,
  field: FIELD_NAME,
  route: ROUTE_NAME,
  permission: GRANTED_PERMISSION,
  text: { type: 'string', pattern: '^[A-Za-z]\\w*(?:\\.[\\w-]+)+$', examples: ['shell.logout'] },
};

/**
 * The edits that give something another name, in manifests, catalogues and hand-written code, and the files that are
 * named after it. Generated files are not among them.
 *
 * @param newName in full; of a field its last step may be given alone
 */
export function renameEdits(named: NamedProject, wanted: Name, newName: string): Rename {
  const refused = (because: string): Rename => ({ kind: 'refused', because });
  const whyNot = whyNotRenamed(named, wanted);
  if (whyNot !== undefined || wanted.kind === 'setting') return refused(whyNot ?? '');
  const full = inFull(wanted, newName);
  const form = FORMS[wanted.kind];
  const step = wanted.kind === 'field' ? lastStep(full) : full;
  if (!new RegExp(form.pattern ?? '').test(step)) {
    return refused(
      `'${newName}' cannot be the name of a ${wanted.kind}. Write it like ${form.examples?.join(' or ')}.`,
    );
  }
  if (full === wanted.name) return { kind: 'edits', edits: [], moves: [] };
  const pairs =
    wanted.kind === 'route' ? routePairs(named, wanted, full) : [[wanted, full] as const];
  if (!pairs) {
    return refused(
      `'${wanted.name}' begins with a written name, and the page adds the rest: keep its ending.`,
    );
  }
  const code = named.code.map((file) => [file.path, file] as const);
  const files = new Map([...yamlFiles(named.sources), ...code]);
  const edits: Edit[] = [];
  for (const [old, next] of pairs) {
    if (namesOf(named, old.kind).has(next))
      return refused(`There is already a ${old.kind} '${next}'.`);
    for (const found of occurrences(named, old)) {
      const text = replacement(found, next);
      if (text === undefined) {
        const { file, range, part } = found;
        return refused(
          `${file}:${range.start.line} has '${old.name.slice(...part)}' alone: the rest of '${old.name}' must stay as it is.`,
        );
      }
      const { doubt } = found;
      const edit = editAt(files, found, text);
      edits.push({ ...edit, ...(doubt === 'likely' && { doubt }) });
    }
  }
  edits.push(
    ...(wanted.kind === 'field' ? textsBesides(named, wanted.name, step) : []),
    ...(wanted.kind === 'resource' ? factsBesides(named, wanted.name) : []),
    ...(wanted.kind === 'route' ? routeNameBesides(named, wanted.name, full) : []),
  );
  const { moves, imports } = movesOf(named, pairs);
  const all = uniqBy([...edits, ...imports], ({ file, start, end }) => `${file}:${start}:${end}`);
  return { kind: 'edits', edits: sortBy(all, ['file', 'start']), moves };
}

function inFull({ kind, name }: Name, newName: string): string {
  if (kind !== 'field' || newName.includes('.')) return newName;
  return `${name.slice(0, name.lastIndexOf('.') + 1)}${newName}`;
}

/** A page is named after its resource, whose name may follow from its address. */
function routeNameBesides(named: NamedProject, name: string, next: string): readonly Edit[] {
  const route = named.model.routes.find((one) => one.name === name);
  const place = route && nameOfRoute(named, route);
  if (place?.path.join('/') !== 'resource') return [];
  const ending = name.slice(place.text.length);
  return nameBesides(named, place.located.file, next.slice(0, next.length - ending.length));
}

/** All pages of a resource are named by the same word, and get another one together. */
function routePairs(
  named: NamedProject,
  { kind, name }: Name,
  next: string,
): readonly (readonly [Name, string])[] | undefined {
  const route = named.model.routes.find((one) => one.name === name);
  const written = route && nameOfRoute(named, route)?.text;
  if (!route || written === undefined) return undefined;
  const ending = name.slice(written.length);
  if (!next.endsWith(ending) || next.length === ending.length) return undefined;
  const word = next.slice(0, next.length - ending.length);
  return routesNamedWith(named, route).map((one) => [
    { kind, name: one.name },
    `${word}${one.name.slice(written.length)}`,
  ]);
}

/** What stands in the place of the written part; undefined when the rest of the name would have to change, too. */
function replacement({ name, part: [from, to] }: Occurrence, next: string): string | undefined {
  const [before, after] = [name.slice(0, from), name.slice(to)];
  const fits =
    next.length > before.length + after.length && next.startsWith(before) && next.endsWith(after);
  return fits ? next.slice(from, next.length - after.length) : undefined;
}
