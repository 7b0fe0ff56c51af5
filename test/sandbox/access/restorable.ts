import { openDatabase, type Database } from '../../../sandbox/kernel/store/database.ts';

export interface Restorable {
  readonly database: Database;
  /** From here on everything can be taken back. */
  keep(): void;
  /** As it was then. */
  restore(): void;
}

/** A database in memory that is put back after a call, in no time: what the sandbox does at once is a step inside. */
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
