import type { KeyPath, Located } from '../../read/located.ts';
import { memoize } from '../../read/memoize.ts';
import { describedIn, textAround, valueAround, type Described } from '../../schema/described.ts';
import { READS, type Reads } from '../../schema/jsonSchema.ts';

export interface WrittenReference {
  readonly text: string;
  readonly path: KeyPath;
  /** Whether `$record` is allowed here. Defaults of forms and filters of lists have no record. */
  readonly record: boolean;
  readonly selection: boolean;
  /** The resource of the selected rows, when it is not the resource of the file. */
  readonly rowsOf?: string | undefined;
}

/** Every `$…` in a file. */
export const referencesOf = memoize((located: Located<unknown>): readonly WrittenReference[] =>
  describedIn(located).flatMap((described) => {
    const { at, schema, value, path } = described;
    const reads = schema[READS];
    const fits = at === 'value' && (schema.type !== 'string' || typeof value === 'string');
    return reads && fits ? below(value, path, scopeOf(reads, described)) : [];
  }),
);

type Scope = Pick<WrittenReference, 'record' | 'selection' | 'rowsOf'>;

function scopeOf(reads: Reads, described: Described): Scope {
  if (reads === 'rows') {
    return { record: true, selection: true, rowsOf: textAround(described, ['list']) };
  }
  if (reads !== 'action') return { record: reads === 'record', selection: false };
  const on = [valueAround(described, 'on')].flat();
  const isFor = (key: string) => valueAround(described, key) !== undefined;
  const selection = on.includes('selection') || isFor('pick');
  // One page is opened for all selected rows.
  const isShared = described.path[2] === 'open' && selection;
  const record = on.includes('row') || on.includes('record') || isFor('each');
  return { record: record && !isShared, selection };
}

const ANY_REFERENCE = /\$[A-Za-z0-9_.$]*/g;

function below(value: unknown, path: KeyPath, scope: Scope): readonly WrittenReference[] {
  if (typeof value === 'string') {
    return (value.match(ANY_REFERENCE) ?? []).map((text) => ({ text, path, ...scope }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    below(item, [...path, Array.isArray(value) ? Number(key) : key], scope),
  );
}
