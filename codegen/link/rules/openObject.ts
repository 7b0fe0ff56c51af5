import { ownFields } from '../../derive/resourceParts.ts';
import { placeOf, warningAt } from '../rule.ts';
import { ruleOfResources } from '../ruleOfResources.ts';

/** An object says which fields it has: of others, no name of a part can be checked, and its input is raw JSON. */
export const openObject = ruleOfResources('open-object', (parts) =>
  ownFields(parts)
    .filter(({ value }) => value.type === 'object' && value.fields === undefined)
    .map(({ name: field, path }) =>
      warningAt(placeOf(parts.located, path), {
        message: `Nothing says which fields '${field}' has.`,
        expected: "'fields' below it, or the type json for what the server leaves open",
      }),
    ),
);
