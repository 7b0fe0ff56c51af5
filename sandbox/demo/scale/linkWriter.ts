import type { Sandbox } from '../../kernel/core/sandbox.ts';
import { quoted } from '../../kernel/store/database.ts';

/** Inserts pairs of a relation with a link table. */
export function linkWriter(
  { database }: Sandbox,
  table: string,
): (owner: string, target: string) => void {
  const sql = `INSERT INTO ${quoted(table)} (owner_id, target_id) VALUES (?, ?)`;
  return (owner, target) => void database.run(sql, [owner, target]);
}
