import { compact } from 'es-toolkit/array';
import { errorAt, placeOf, type Rule } from '../rule.ts';
import { apiFactsOf } from '../../derive/apiFacts.ts';
import { allParts } from '../../derive/resourceParts.ts';

/** Records that are opened, changed or deleted have an id, and every record has a name that users know it by. */
export const namelessRecord: Rule = {
  name: 'nameless-record',
  check({ project }) {
    const byId = new Map(project.resources.map(({ value }) => [value.resource, value]));
    const { title } = apiFactsOf(project.app?.value.server).names;
    return allParts(project).flatMap(({ located, id, source, actions }) => {
      const { like, fields, single, record, list, form, detail } = source;
      const other = byId.get(like ?? '');
      // What such a one takes over is not known; a rule of its own says so.
      if (like !== undefined && (!other || other.like !== undefined)) return [];
      if (!fields || single !== undefined) return [];
      const ofOne = actions.some(({ value }) => /row|record/.test([value.on].flat().join(' ')));
      const isUsed = form ?? detail ?? (list?.delete !== false && list);
      return compact([
        !Object.hasOwn(fields, 'id') &&
          (isUsed || ofOne) &&
          errorAt(placeOf(located, ['fields']), {
            message: `Records of ${id} have no id, so none of them can be opened, changed or deleted.`,
            expected: "a field 'id'; or a list with delete: false, and no form, details or actions",
          }),
        !record &&
          !title.some((field) => Object.hasOwn(fields, field)) &&
          errorAt(placeOf(located, ['fields']), {
            message: `Records of ${id} have no name.`,
            expected: `record: { title: … }, or a field ${title.join(' or ')}`,
          }),
      ]);
    });
  },
};
