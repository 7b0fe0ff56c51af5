import type { SqlValue } from '../store/database.ts';
import type { SqlPart } from './columns.ts';

/** The condition that every row meets. */
export const EVERYTHING: SqlPart = { sql: '1', parameters: [] };
/** The condition that no row meets. */
export const NOTHING: SqlPart = { sql: '0', parameters: [] };

/** A condition in SQL with the values of its placeholders. */
export function condition(sql: string, ...parameters: readonly (SqlValue | undefined)[]): SqlPart {
  return { sql, parameters: parameters.map((value) => value ?? null) };
}

export function equals(column: string, value: SqlValue | undefined): SqlPart {
  return condition(`${column} = ?`, value);
}

/** A single JSON parameter keeps the statement short, however many values there are. */
export function isIn(column: string, values: readonly unknown[]): SqlPart {
  return {
    sql: `${column} IN (SELECT value FROM json_each(?))`,
    parameters: [JSON.stringify(values)],
  };
}

/**
 * Condition for rows whose column names a row of another table that meets a condition.
 *
 * @param by the column of that table
 */
export function refersTo(column: string, table: string, where: SqlPart, by = 'id'): SqlPart {
  return {
    sql: `${column} IN (SELECT ${by} FROM ${table} WHERE ${where.sql})`,
    parameters: where.parameters,
  };
}

/** Both conditions. */
export function both(first: SqlPart, second: SqlPart): SqlPart {
  return allOf([first, second]);
}

/** One of the conditions. */
export function either(first: SqlPart, second: SqlPart): SqlPart {
  return {
    sql: `(${first.sql} OR ${second.sql})`,
    parameters: [...first.parameters, ...second.parameters],
  };
}

export function allOf(parts: readonly SqlPart[]): SqlPart {
  if (parts.length === 0) return EVERYTHING;
  return {
    sql: parts.map((part) => `(${part.sql})`).join(' AND '),
    parameters: parts.flatMap((part) => part.parameters),
  };
}
