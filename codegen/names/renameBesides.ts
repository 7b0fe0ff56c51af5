import { pick } from 'es-toolkit/object';
import { declaredField } from '../derive/scope.ts';
import { isOfEngine } from '../read/catalogues.ts';
import type { Located } from '../read/located.ts';
import { mentionsInTexts, OF_FIELDS, ownersOf } from './inTexts.ts';
import { lastStep, resourceOf, type NamedProject } from './name.ts';
import type { Edit } from './edit.ts';
import { editAt, yamlFiles } from './textAt.ts';

/**
 * Texts that a renamed field shares with others of its old name: they are written once more for the new name.
 *
 * @param field in full: `users.user.comment`
 * @param next the new last step
 */
export function textsBesides(named: NamedProject, field: string, next: string): readonly Edit[] {
  const { project, sources } = named;
  const [id, step] = [resourceOf(field), lastStep(field)];
  const source = project.resources.find(({ value }) => value.resource === id)?.value;
  const facts = source && declaredField(source, field.slice(id.length + 1));
  // The texts of a name that no other field has get the new name themselves.
  if (!facts || ownersOf(named, step).length === 1) return [];
  const catalogues = Object.values(project.catalogues);
  const needed: Readonly<Record<string, boolean>> = {
    fields: true,
    help: facts.help === true,
    choices: (facts.choices ?? facts.item?.choices) !== undefined,
  };
  const isThere = (key: string) =>
    catalogues.some((texts) => [...texts.keys()].some((one) => `${one}.`.startsWith(`${key}.`)));
  return OF_FIELDS.filter(
    (part) =>
      needed[part] && !isThere(`resources.${id}.${part}.${step}`) && !isThere(`${part}.${next}`),
  ).flatMap((part) =>
    mentionsInTexts(named, { kind: 'text', name: `${part}.${step}` }).flatMap(({ file, place }) => {
      const found = place();
      const source = yamlFiles(sources).get(file);
      if (!found || !source || isOfEngine(file)) return [];
      const { start, end } = editAt(yamlFiles(sources), { file, range: found.range }, '');
      return [{ file, start, end: start, text: sibling(source.text, start, end, next) }];
    }),
  );
}

/** A key with the value of the one that stands here, in front of it. */
function sibling(text: string, start: number, end: number, next: string): string {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(line, start);
  if (before.trim() !== '') {
    const [value = ''] =
      /^: *(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*"|\{[^}]*\}|[^,}\n]*)/.exec(text.slice(end)) ?? [];
    return `${next}${value.trimEnd()}, `;
  }
  const rest = text.slice(end).split('\n');
  // The lines that are further in belong to the value.
  const below = rest
    .slice(1)
    .findIndex((one) => one.trim() !== '' && !one.startsWith(`${before} `));
  const value = rest.slice(0, below === -1 ? rest.length : below + 1).join('\n');
  return `${next}${value.trimEnd()}\n${before}`;
}

/** What follows from the id of a resource is written when that changes: its permissions, address and name stay. */
export function factsBesides(named: NamedProject, id: string): readonly Edit[] {
  const located = named.project.resources.find(({ value }) => value.resource === id);
  if (!located) return [];
  const { value, derived = {} } = located;
  const written = (['name', 'api'] as const).filter((key) => derived[key] !== undefined);
  return besides(named, located, {
    ...(value.permission === undefined && { permission: id }),
    ...pick(value, written),
  });
}

/** The name of the routes of a resource, where it follows from the address and becomes another one. */
export function nameBesides(named: NamedProject, file: string, name: string): readonly Edit[] {
  const located = named.project.resources.find((one) => one.file === file);
  return located?.derived?.['name'] === undefined ? [] : besides(named, located, { name });
}

/** Lines below that of the resource. */
function besides(
  { sources }: NamedProject,
  located: Located<unknown>,
  facts: Readonly<Record<string, unknown>>,
): readonly Edit[] {
  const lines = Object.entries(facts).map(([key, value]) => `\n${key}: ${String(value)}`);
  if (lines.length === 0) return [];
  const { file, range } = located.at(['resource']);
  const place = { file, range: { start: range.end, end: range.end } };
  return [editAt(yamlFiles(sources), place, lines.join(''))];
}
