import { declaredField } from '../derive/scope.ts';
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
      if (!found || !source) return [];
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

/** A resource whose permissions follow from its id keeps them when it gets another one. */
export function permissionBesides({ project, sources }: NamedProject, id: string): readonly Edit[] {
  const located = project.resources.find(({ value }) => value.resource === id);
  if (!located || located.value.permission !== undefined) return [];
  const { file, range } = located.at(['resource']);
  return [
    editAt(
      yamlFiles(sources),
      { file, range: { start: range.end, end: range.end } },
      `\npermission: ${id}`,
    ),
  ];
}
