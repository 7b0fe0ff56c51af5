import { createSandbox, type RunningSandbox } from '../../../sandbox/create.ts';
import { openDatabase } from '../../../sandbox/store/database.ts';
import { repeatableRandomness } from '../../../sandbox/store/randomness.ts';
import { Client, NOW, PASSWORD, projectModel } from '../../sandbox/world.ts';
import { Catalogue, KINDS } from './kinds.ts';
import { Names } from './names.ts';
import { take } from './send.ts';
import { STAGE } from './stage.ts';
import { undoable } from './undo.ts';

/** A sandbox with an object of every kind, and the people who ask. */
export interface ReplayWorld {
  readonly running: RunningSandbox;
  readonly objects: Catalogue;
  /** Somebody's session as it is before any request, or nobody's. */
  as(who: string): Client;
  /** Lets time go by, until what is done is taken back. */
  pass(milliseconds: number): void;
  undoing<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const SIGNED_IN = ['admin', 'alice', 'orgadmin', 'auditor'];

/** The demo company, and what the recorded server had beyond it. */
export async function openReplayWorld(): Promise<ReplayWorld> {
  const database = undoable(openDatabase(':memory:'));
  const time = { now: NOW };
  const running = createSandbox({
    model: projectModel(),
    clock: () => time.now,
    random: repeatableRandomness(1),
    database,
  });
  const clients = new Map<string, Client>();
  for (const username of SIGNED_IN) {
    const client = new Client(running, 'en');
    await client.logIn(username, PASSWORD);
    clients.set(username, client);
  }
  const as = (who: string): Client => {
    const client = new Client(running, 'en');
    for (const [name, value] of clients.get(who)?.cookies ?? []) client.cookies.set(name, value);
    return client;
  };
  const objects = new Catalogue();
  const names = new Names(objects, as('admin'));
  await find(objects, names, as);
  for (const step of STAGE) await take(step, as(step.as ?? 'admin'), names);
  await find(objects, names, as);
  return {
    running,
    objects,
    as,
    pass(milliseconds) {
      time.now += milliseconds;
    },
    async undoing(work) {
      try {
        return await database.undoing(work);
      } finally {
        time.now = NOW;
      }
    },
    async close() {
      await running.close();
      database.close();
    },
  };
}

/** Names whatever is there and has no name yet, kind after kind. */
async function find(objects: Catalogue, names: Names, as: (who: string) => Client): Promise<void> {
  for (const kind of KINDS) {
    const answer = await as(kind.as ?? 'admin').get(`${names.inText(kind.address)}/?limit=200`);
    objects.addAll(kind, answer.body);
  }
}
