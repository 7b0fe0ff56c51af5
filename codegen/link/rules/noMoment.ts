import { timeOf } from '../../derive/detailParts.ts';
import { errorAt, placeOfValue, type Rule } from '../rule.ts';
import { fieldAt } from '../../derive/scope.ts';
import { allParts } from '../../derive/resourceParts.ts';

/** What happened in the activity of a record has a date and time. */
export const noMoment: Rule = {
  name: 'no-moment',
  check({ project }) {
    const byId = new Map(project.resources.map(({ value }) => [value.resource, value]));
    return allParts(project).flatMap(({ located, activity }) =>
      activity.flatMap(({ path, value: { list } }) => {
        const log = byId.get(list);
        const time = log && timeOf(log);
        const field = log && time !== undefined ? fieldAt(log, time) : undefined;
        // Fields that do not exist, and dates of a text, are reported as such.
        if (!log || field === 'open' || (time !== undefined && !field)) return [];
        const isNumber = field?.type === 'integer' || field?.type === 'float';
        const isMoment = field?.type === 'datetime' || field?.type === 'date';
        if (isMoment || (log.server?.dates !== undefined && !isNumber)) return [];
        return errorAt(placeOfValue(located, [...path, 'list']), {
          message: `It is not known when something happened in ${list}.`,
          expected: `server.dates of ${list} with the field of its date and time`,
        });
      }),
    );
  },
};
