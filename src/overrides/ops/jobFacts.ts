import type { RaRecord } from 'ra-core';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { listOf, objectOf } from '@gatehouse-console/engine/api/unknownValues.ts';

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

/** An item of a printed Python dict: `'forks': 10`. */
const OPTION = /'(?<name>[^']+)':\s*(?:'(?<text>[^']*)'|(?<value>[^,}]+))/g;

/** The options of a version as `name = value` (contract: job centre, section 3); any other text unchanged. */
export function optionsOf(options: unknown): readonly string[] {
  if (typeof options !== 'string' || options === '') return [];
  const found = [...options.matchAll(OPTION)].map(
    ({ groups }) =>
      `${groups?.['name'] ?? ''} = ${(groups?.['text'] ?? groups?.['value'] ?? '').trim()}`,
  );
  return found.length > 0 || options === '{}' ? found : [options];
}

/** The server writes the task of a run as `name@id of its organization`; the root organization has an empty id. */
const ORGANIZATION = /@(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/i;

/** A run with the plain name of its task (contract: job centre, section 4). */
export function withTaskName(run: RaRecord): RaRecord {
  const { task_display: name }: RecordOf<'ops.adhocexecution'> = run;
  if (typeof name !== 'string') return run;
  const plain = name.replace(ORGANIZATION, '').trimEnd();
  return { ...run, ...({ task_display: plain } satisfies RecordOf<'ops.adhocexecution'>) };
}
