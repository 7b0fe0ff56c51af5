import type { FieldModel } from '../../codegen/model/fields.ts';
import type { Sandbox, ServerResource } from './core/sandbox.ts';
import { demoText } from './demoWords.ts';
import { createRecord } from './resources/write.ts';
import type { SqlValue } from './store/database.ts';
import { repeatableNumbers } from './store/randomness.ts';
import { readFact, writeFact } from './store/systemTables.ts';
import { systemCall } from './core/systemCall.ts';
import { resolveOrganization } from './wire/organizations.ts';
import { DAY_MS } from './wire/dates.ts';

/** More than a page of the list has. */
const ROWS = 18;
const SEED = 17;
const MOST_LINKS = 3;
/** Numbers without limits go up to here. */
const LARGEST = 500;
const DAYS_BACK = 900;
/** One in so many optional values is empty. */
const SOME_EMPTY = 0.12;
const FACT = 'demo-rows';

type Ids = ReadonlyMap<string, readonly SqlValue[]>;

/**
 * Fills the lists of a project that brings no data of its own with rows that fit the types and names of its fields. Records
 * come after those that they refer to; once filled, a database is left alone.
 */
export function addDemoRows(sandbox: Sandbox): void {
  if (readFact(sandbox.database, FACT)) return;
  const call = systemCall(sandbox, SEED, resolveOrganization(sandbox, []));
  const ids = new Map<string, SqlValue[]>();
  sandbox.database.transaction(() => {
    for (const resource of inOrderOfUse(sandbox)) {
      const number = repeatableNumbers(SEED);
      const rows = Array.from({ length: ROWS }, (_, index) => {
        const values = valuesOf(resource, ids, { index, number, now: call.now });
        return createRecord(resource, values, call);
      });
      ids.set(resource.id, rows);
    }
    writeFact(sandbox.database, FACT, String(ROWS));
  });
}

/** What is referred to first; of a circle, what the manifests have first. */
function inOrderOfUse({ resources }: Sandbox): readonly ServerResource[] {
  const stored = [...resources.values()].filter(
    ({ definition }) => definition.single === undefined && definition.like === undefined,
  );
  const ordered = new Set<ServerResource>();
  const visit = (resource: ServerResource, above: readonly ServerResource[]): void => {
    if (ordered.has(resource) || above.includes(resource)) return;
    for (const { to } of resource.fields) {
      const other = stored.find(({ id }) => id === to);
      if (other) visit(other, [...above, resource]);
    }
    ordered.add(resource);
  };
  for (const resource of stored) visit(resource, []);
  return [...ordered];
}

interface Making {
  readonly index: number;
  readonly number: () => number;
  readonly now: number;
}

function valuesOf(resource: ServerResource, ids: Ids, making: Making): Record<string, unknown> {
  const model = resource.id.split('.')[1] ?? '';
  const entries = resource.fields.map((field): readonly [string, unknown] => {
    const isTitle = field.name === resource.definition.record.title;
    const isNeeded = field.required === true || field.unique || isTitle;
    // Asked for in any case, so that a field more does not change the others of its row.
    const isEmpty = making.number() < SOME_EMPTY && !isNeeded;
    return [field.name, isEmpty ? undefined : valueOf(field, ids, model, making)];
  });
  return Object.fromEntries(
    entries.filter(([name, value]) => name !== 'id' && value !== undefined),
  );
}

function valueOf(field: FieldModel, ids: Ids, model: string, making: Making): unknown {
  const { index, number, now } = making;
  const pick = <T>(values: readonly T[]): T | undefined =>
    values[Math.floor(number() * values.length)];
  const { min = 0, max = min + LARGEST, decimals = 2 } = field;
  const within = min + number() * (max - min);
  const moment = now - Math.floor(number() * DAYS_BACK) * DAY_MS;
  switch (field.type) {
    case 'integer':
      return Math.round(within);
    case 'float':
    case 'decimal':
      return Number(within.toFixed(decimals));
    case 'boolean':
      return number() < 0.7;
    case 'choice':
      return pick(field.choices ?? [])?.value;
    case 'choices':
      return [pick(field.choices ?? [])?.value].filter((value) => value !== undefined);
    case 'datetime':
      return moment;
    case 'date':
      return new Date(moment).toISOString().slice(0, 10);
    case 'time':
      return new Date(moment + index * 1_740_000).toISOString().slice(11, 19);
    case 'reference':
      return pick(ids.get(field.to ?? '') ?? []);
    case 'references': {
      const count = 1 + Math.floor(number() * MOST_LINKS);
      const targets = ids.get(field.to ?? '') ?? [];
      return [...new Set(Array.from({ length: count }, () => pick(targets)))].filter(Boolean);
    }
    case 'id':
    case 'secret':
    case 'list':
    case 'object':
    case 'json':
      return undefined;
    default:
      return demoText(field, { index, number, model });
  }
}
