import type { OptionsModel } from '../model/fields.ts';
import type { ResourceSource, TreeSource } from '../schema/generated/manifest.ts';
import { trimSlashes, type Scope } from './scope.ts';
import { fieldTexts } from './texts.ts';

/** The dialog that chooses records of a resource beside the tree of its list; nothing when its list has none. */
export function pickerOf(
  { resource, list }: ResourceSource,
  scope: Scope,
): Pick<OptionsModel, 'picker'> {
  if (!list?.picker || !list.tree?.node) return {};
  const levels = levelsOf(list.tree, scope);
  if (levels === undefined) return {};
  const { columns, query } = list.picker;
  return {
    picker: {
      levels,
      node: list.tree.node,
      columns: columns.map((name) => ({
        name,
        label: scope.texts.pick(fieldTexts(resource, name)),
      })),
      ...(query && { query }),
    },
  };
}

/** Address of the levels of the nodes themselves. */
export function levelsOf({ of }: TreeSource, scope: Scope): string | undefined {
  const levels = scope.sourceOf(of)?.nodes?.levels;
  return levels === undefined ? undefined : trimSlashes(levels);
}
