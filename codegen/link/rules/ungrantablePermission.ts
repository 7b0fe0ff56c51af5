import { placeOfValue, warningAt, type Rule } from '../rule.ts';
import { writtenPermissions } from '../walk/gates.ts';

const name = 'ungrantable-permission';

/** A gate that asks for what nobody is ever given is closed for everybody. */
export const ungrantablePermission: Rule = {
  name,
  check({ project, model }) {
    const known = new Map(model.permissions.map((fact) => [fact.name, fact.granted]));
    return writtenPermissions(project)
      .filter(({ item }) =>
        item.split('|').every((alternative) => known.get(alternative) === false),
      )
      .map(({ located, path, item }) =>
        warningAt(
          name,
          placeOfValue(located, path),
          `Nobody is ever given '${item}': this is closed for everybody.`,
          { expected: "a permission that is not under 'never' in manifest/permissions.yaml" },
        ),
      );
  },
};
