import type { RecordOf } from '../../api/recordOf.ts';
import { listOf, objectOf } from '../../api/unknownValues.ts';

/** The steps of a version (`tasks`) or of a task (`contents`), in order (spec 2, section 3). */
export function stepsOf({ tasks, contents }: RecordOf<'ops.adhoc' | 'ops.task'>) {
  return listOf(Array.isArray(tasks) ? tasks : contents).map((step) => {
    const { name, action } = objectOf(step);
    const { module } = objectOf(action);
    return {
      name: String(name ?? ''),
      module: typeof module === 'string' ? module : undefined,
    };
  });
}
