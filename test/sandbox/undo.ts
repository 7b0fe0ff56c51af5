import type { Database } from '../../sandbox/kernel/store/database.ts';

interface UndoableDatabase extends Database {
  /** Does the work and undoes its writes. */
  undoing<T>(work: () => Promise<T>): Promise<T>;
}

/** A database whose requests can be undone, so that each one finds the same data. */
export function withUndo(database: Database): UndoableDatabase {
  let depth = 0;
  /** Transactions become part of the one that is rolled back. */
  function inner<T>(work: () => T): T {
    const point = `inner_${depth}`;
    depth += 1;
    database.run(`SAVEPOINT ${point}`);
    try {
      return work();
    } catch (error) {
      database.run(`ROLLBACK TO ${point}`);
      throw error;
    } finally {
      database.run(`RELEASE ${point}`);
      depth -= 1;
    }
  }
  return {
    ...database,
    transaction: (work) => (depth === 0 ? database.transaction(work) : inner(work)),
    async undoing(work) {
      database.run('SAVEPOINT request');
      depth = 1;
      try {
        return await work();
      } finally {
        database.run('ROLLBACK TO request');
        database.run('RELEASE request');
        depth = 0;
      }
    },
  };
}
