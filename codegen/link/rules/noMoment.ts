import type { ResourceSource } from '../../schema/generated/manifest.ts';
import { timeOf } from '../../derive/detailParts.ts';
import { errorAt, placeOfValue, type Rule } from '../rule.ts';
import { fieldAt } from '../walk/fieldNames.ts';
import { allParts } from '../../derive/resourceParts.ts';

/** The time of a badge, and of what happened, is a field with a date and time. */
export const noMoment: Rule = {
  name: 'no-moment',
  check({ project }) {
    const byId = new Map(project.resources.map(({ value }) => [value.resource, value]));
    return allParts(project).flatMap(({ located, source, badges, activity }) => [
      ...badges.flatMap(({ path, value }) =>
        (['since', 'ends', 'begins'] as const).flatMap((key) => {
          const field = value[key];
          if (field === undefined || isMoment(source, field)) return [];
          return [
            errorAt(placeOfValue(located, [...path, key]), `'${field}' holds no date and time.`, {
              expected: 'a field of the type datetime or date',
            }),
          ];
        }),
      ),
      ...activity.flatMap(({ path, value: { list } }) => {
        const log = byId.get(list);
        const time = log && timeOf(log);
        if (!log || (time !== undefined && isMoment(log, time))) return [];
        return [
          errorAt(
            placeOfValue(located, [...path, 'list']),
            `It is not known when something happened in ${list}.`,
            { expected: `server.dates of ${list} with the field of its date and time` },
          ),
        ];
      }),
    ]);
  },
};

/** Fields that do not exist are reported as such. */
function isMoment(resource: ResourceSource, field: string): boolean {
  const known = fieldAt(resource, field);
  if (known === undefined || known === 'open') return true;
  return known.type === 'datetime' || known.type === 'date';
}
