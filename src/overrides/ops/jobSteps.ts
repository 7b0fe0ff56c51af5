import type { RecordOf } from '../../api/recordOf.ts';
import type { FieldRecord } from '../../fields/values.ts';

export interface JobStep {
  readonly name: string;
  readonly module: string | undefined;
}

/** The steps of a version (`tasks`) or of a task (`contents`), in order (spec 2, section 3). */
export function stepsOf({
  tasks,
  contents,
}: RecordOf<'ops.adhoc' | 'ops.task'>): readonly JobStep[] {
  const steps: readonly unknown[] = Array.isArray(tasks)
    ? tasks
    : Array.isArray(contents)
      ? contents
      : [];
  return steps.map((step) => {
    const { name, action } = recordOf(step);
    const { module } = recordOf(action);
    return {
      name: String(name ?? ''),
      module: typeof module === 'string' ? module : undefined,
    };
  });
}

function recordOf(value: unknown): FieldRecord {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
