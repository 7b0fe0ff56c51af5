import { createHash } from 'node:crypto';
import { BOOTSTRAP_TOKEN } from '../../../sandbox/areas/terminal/components/registration.endpoints.ts';
import { createSandbox } from '../../../sandbox/create.ts';
import type { RunningSandbox } from '../../../sandbox/kernel/kernel.ts';
import { openDatabase } from '../../../sandbox/kernel/store/database.ts';
import { repeatableRandomness } from '../../../sandbox/kernel/store/randomness.ts';
import { Client, NOW, PASSWORD, projectModel } from '../../sandbox/world.ts';
import { Catalogue, KINDS } from './kinds.ts';
import type { RecordedServer } from './recording.ts';
import { Names } from './names.ts';
import { isMap } from '../../../codegen/model/isMap.ts';
import { runStep } from './runStep.ts';
import { INITIAL_STEPS } from './initialSteps.ts';
import { withUndo } from '../../sandbox/undo.ts';

/** A sandbox with a record of every kind, and clients for all callers. */
export interface ReplayWorld {
  readonly running: RunningSandbox;
  readonly objects: Catalogue;
  /** A fresh session of a user, or of nobody. */
  as(who: string): Client;
  /** Advances the clock until the request is undone. */
  pass(milliseconds: number): void;
  undoing<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const COMPONENT = 'component-koko';
const DATE = new Date(NOW).toUTCString();
const SIGNED_IN = ['admin', 'alice', 'orgadmin', 'auditor'];

/** The demo company, and the records that the recorded server had in addition. */
export async function openReplayWorld(server: RecordedServer): Promise<ReplayWorld> {
  const database = withUndo(openDatabase(':memory:'));
  const time = { now: NOW };
  const running = createSandbox({
    model: projectModel(),
    server,
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
  const component = await registered(new Client(running, 'en'));
  const as = (who: string): Client => {
    const client = new Client(running, 'en');
    if (who === COMPONENT) Object.assign(client.headers, component);
    for (const [name, value] of clients.get(who)?.cookies ?? []) client.cookies.set(name, value);
    return client;
  };
  const objects = new Catalogue();
  const names = new Names(objects, as('admin'));
  await find(objects, names, as);
  for (const step of INITIAL_STEPS) await runStep(step, as(step.as ?? 'admin'), names);
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

/** Registers a component, which signs its requests with its key. */
async function registered(stranger: Client): Promise<Readonly<Record<string, string>>> {
  stranger.headers['authorization'] = `BootstrapToken ${BOOTSTRAP_TOKEN}`;
  const { body } = await stranger.post('terminal/terminal-registrations/', {
    name: COMPONENT,
    type: 'koko',
  });
  const account = isMap(body) ? body['service_account'] : undefined;
  const key = isMap(account) ? account['access_key'] : undefined;
  if (!isMap(key)) throw new Error('The component was given no key.');
  const digest = createHash('md5')
    .update(`${String(key['secret'])}\n${DATE}`)
    .digest('base64');
  return { date: DATE, authorization: `Sign ${String(key['id'])}:${digest}` };
}

/** Gives symbols to all records that have none, kind by kind. */
async function find(objects: Catalogue, names: Names, as: (who: string) => Client): Promise<void> {
  for (const kind of KINDS) {
    const answer = await as(kind.as ?? 'admin').get(`${names.inText(kind.address)}/?limit=200`);
    objects.addAll(kind, answer.body);
  }
}
