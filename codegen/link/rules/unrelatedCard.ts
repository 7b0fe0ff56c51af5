import { errorAt, placeOf, type Rule } from '../rule.ts';
import { fieldAt } from '../walk/fieldNames.ts';
import { allParts } from '../../derive/resourceParts.ts';

/** A card of related records shows a field that refers to several records. */
export const unrelatedCard: Rule = {
  name: 'unrelated-card',
  check({ project }) {
    return allParts(project).flatMap(({ located, source, cards }) =>
      cards.flatMap(({ name: field, path }) => {
        const known = fieldAt(source, field);
        if (!known || (known !== 'open' && known.type === 'references' && known.to)) return [];
        return [
          errorAt(placeOf(located, path), `'${field}' holds no related records.`, {
            expected: 'a field of the type references, with to',
          }),
        ];
      }),
    );
  },
};
