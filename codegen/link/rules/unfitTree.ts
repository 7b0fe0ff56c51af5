import { errorAt, placeOfValue, type Rule } from '../rule.ts';

/** A tree beside a list has nodes, and one that is edited says where nodes are added and moved. */
export const unfitTree: Rule = {
  name: 'unfit-tree',
  check({ project }) {
    const byId = new Map(project.resources.map(({ value }) => [value.resource, value]));
    return project.resources.flatMap((located) => {
      const tree = located.value.list?.tree;
      const resource = tree && byId.get(tree.of);
      if (!tree || !resource) return [];
      const { nodes } = resource;
      const edited = tree.edit ? (['addTo', 'moveTo'] as const) : [];
      const lacking = nodes && edited.filter((key) => nodes[key] === undefined);
      if (lacking?.length === 0) return [];
      const key = lacking ? 'edit' : 'of';
      return errorAt(placeOfValue(located, ['list', 'tree', key]), {
        message: lacking
          ? `'nodes' of ${tree.of} has no '${lacking.join("' and no '")}'.`
          : `The records of ${tree.of} are no nodes of a tree.`,
        expected: lacking
          ? "the addresses of these calls, or a tree without 'edit'"
          : "a resource with 'nodes'",
      });
    });
  },
};
