import { openDatabase, type Database } from '../../../sandbox/kernel/store/database.ts';

export interface Restorable {
  readonly database: Database;
  /** Marks the state to restore. */
  keep(): void;
  /** Restores the marked state. */
  restore(): void;
}

/** An in-memory database that is restored after each call. */
export function openRestorable(): Restorable {
  const database = openDatabase(':memory:');
  return {
    database: {
      ...database,
      transaction(work) {
        database.run('SAVEPOINT step');
        try {
          const result = work();
          database.run('RELEASE step');
          return result;
        } catch (error) {
          database.script('ROLLBACK TO step; RELEASE step');
          throw error;
        }
      },
    },
    keep: () => database.script('SAVEPOINT walk'),
    restore: () => database.script('ROLLBACK TO walk'),
  };
}
