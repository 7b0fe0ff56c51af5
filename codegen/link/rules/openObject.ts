import { placeOf, warningAt, type Rule } from '../rule.ts';
import { allParts, ownFields } from '../../derive/resourceParts.ts';

/** An object says which fields it has: of others, no name of a part can be checked, and its input is raw JSON. */
export const openObject: Rule = {
  name: 'open-object',
  check({ project }) {
    return allParts(project).flatMap((parts) =>
      ownFields(parts).flatMap(({ name: field, path, value }) =>
        value.type === 'object' && value.fields === undefined
          ? [
              warningAt(placeOf(parts.located, path), `Nothing says which fields '${field}' has.`, {
                expected: "'fields' below it, or the type json for what the server leaves open",
              }),
            ]
          : [],
      ),
    );
  },
};
