import type { Range } from '../../report/diagnostic.ts';
import { nearest } from '../../schema/nearest.ts';
import { mayDeclare } from '../broken.ts';
import { errorAt, type Rule } from '../rule.ts';

const FILE_START: Range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/** Every behaviour of the sandbox belongs to a resource with fields of its own. */
export const unknownBehaviour: Rule = {
  name: 'unknown-behaviour',
  check({ project, model }) {
    const own = [...model.resources.values()]
      .map(({ definition }) => definition)
      .filter(({ like }) => like === undefined)
      .map(({ id }) => id);
    return project.areas.flatMap(({ file, area, name, part }) => {
      const resource = `${area}.${name}`;
      if (part !== 'behaviour' || own.includes(resource) || mayDeclare(project, resource))
        return [];
      const meant = nearest(
        name,
        own.flatMap((id) => (id.startsWith(`${area}.`) ? id.slice(area.length + 1) : [])),
      );
      return [
        errorAt(
          'unknown-behaviour',
          { file, range: FILE_START },
          `There is no resource '${resource}' with fields of its own: nobody asks this file. Rename it after a resource, or delete it.`,
          {
            expected: 'sandbox/areas/<area>/<model>.behaviour.ts, of the resource <area>.<model>',
            suggestion: meant === undefined ? undefined : `${meant}.behaviour.ts`,
          },
        ),
      ];
    });
  },
};
