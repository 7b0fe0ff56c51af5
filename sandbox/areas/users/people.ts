import { containsPart } from '../../kernel/resources/query.ts';
import type { SqlPart } from '../../kernel/core/resource.ts';
import { table } from '../../kernel/core/tables.ts';

const USERS = table('users.user');

/**
 * What belongs to people whose name or username has this text in it.
 *
 * @param column that names the person
 */
export function ofPeopleCalled(text: string, column: string): SqlPart {
  const name = containsPart(USERS.name, text);
  const username = containsPart(USERS.username, text);
  return {
    sql: `${column} IN (SELECT id FROM ${USERS} WHERE ${name.sql} OR ${username.sql})`,
    parameters: [...name.parameters, ...username.parameters],
  };
}
