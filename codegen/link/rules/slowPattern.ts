import { memoize } from '../../read/memoize.ts';
import { errorAt, placeOfValue, type Finding, type Rule } from '../rule.ts';
import { slowPattern as slowPartOf } from '../slowPattern.ts';
import { allParts, ownFields, type ResourceParts } from '../../derive/resourceParts.ts';

/** Patterns are tried on each key press, so none may read a text in exponentially many ways. */
export const slowPattern: Rule = {
  name: 'slow-pattern',
  check({ project }) {
    return allParts(project).flatMap(slowPatternsOf);
  },
};

const slowPatternsOf = memoize((parts: ResourceParts): readonly Finding[] =>
  ownFields(parts).flatMap(({ path, value }) => {
    const inItems = value.pattern === undefined;
    const pattern = inItems ? value.item?.pattern : value.pattern;
    const slowPart = pattern !== undefined && slowPartOf(pattern);
    if (!slowPart) return [];
    const { part, text } = slowPart;
    return [
      errorAt(
        placeOfValue(parts.located, [...path, ...(inItems ? ['item'] : []), 'pattern']),
        `The repeated part '${part}' matches '${text}' in two ways, so a long text that does not match takes for ever.`,
        { expected: 'one way to match each text' },
      ),
    ];
  }),
);
