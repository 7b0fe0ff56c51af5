import { ownFields } from '../../derive/resourceParts.ts';
import { errorAt, placeOfValue } from '../rule.ts';
import { ruleOfResources } from '../ruleOfResources.ts';
import { slowPattern as slowPartOf } from '../slowPattern.ts';

/** Patterns are tried on each key press, so none may read a text in exponentially many ways. */
export const slowPattern = ruleOfResources('slow-pattern', (parts) =>
  ownFields(parts).flatMap(({ path, value }) => {
    const inItems = value.pattern === undefined;
    const pattern = inItems ? value.item?.pattern : value.pattern;
    const slowPart = pattern !== undefined && slowPartOf(pattern);
    if (!slowPart) return [];
    const { part, text } = slowPart;
    return errorAt(
      placeOfValue(parts.located, [...path, ...(inItems ? ['item'] : []), 'pattern']),
      {
        message: `The repeated part '${part}' matches '${text}' in two ways, so a long text that does not match takes for ever.`,
        expected: 'one way to match each text',
      },
    );
  }),
);
