import type { OpensModel } from '../model/lists.ts';
import type { CellOptions, ResourceSource } from '../schema/generated/manifest.ts';
import { whenOrNothing } from './conditions.ts';
import { resourcesByWord } from './resourceNames.ts';
import { recordOf, declaredField, type Scope } from './scope.ts';

/** The record that a cell opens: by its id, or by the text that names it. */
export function opensOf(
  opens: NonNullable<CellOptions['opens']>,
  column: string,
  source: ResourceSource,
  scope: Scope,
): OpensModel {
  if (typeof opens === 'string') {
    const itself = scope.sourceOf(opens) !== undefined;
    const to = itself ? opens : declaredField(source, opens)?.to;
    return { field: itself ? 'id' : opens, pages: pagesOf(to, scope) };
  }
  const { resource = '', id, by, kinds } = opens;
  if (kinds) {
    const of = resourcesByWord(kinds, scope.names).flatMap(([kind, one]) => {
      const source = scope.sourceOf(one);
      const target = source && { pages: pagesOf(one, scope), find: recordOf(source, scope) };
      return target ? [[kind.toLowerCase(), target] as const] : [];
    });
    return {
      field: column,
      pages: [],
      ...whenOrNothing(opens.when),
      kinds: { field: kinds.field, of: Object.fromEntries(of) },
    };
  }
  const target = scope.sourceOf(resource);
  const named = target && recordOf(target, scope);
  return {
    field: id ?? column,
    pages: pagesOf(resource, scope),
    ...whenOrNothing(opens.when),
    ...(id === undefined && named && { find: by === undefined ? named : { title: by } }),
    ...(by === undefined && named?.secondary !== undefined && { brackets: true as const }),
  };
}

/**
 * The pages that show records of a resource: its own, or those of the resources `like` it, whose `where`
 * selects records.
 */
function pagesOf(to: string | undefined, { sourceOf, heirsOf }: Scope): OpensModel['pages'] {
  if (to === undefined) return [];
  const others = heirsOf(to).flatMap(({ resource, list, detail }) =>
    list?.where && detail ? [{ resource, where: list.where }] : [],
  );
  return sourceOf(to)?.detail ? [...others, { resource: to }] : others;
}
