import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../sandbox/create.ts';
import { openDatabase } from '../../../sandbox/kernel/store/database.ts';
import { afterwards, temporaryFolder } from '../../afterwards.ts';
import {
  admin,
  at,
  Client,
  enterWorld,
  list,
  NOW,
  PASSWORD,
  pluck,
  projectModel,
  world,
} from '../world.ts';

const LOGS = 'audits/operate-logs/';
const newest = async () => {
  const { body } = await admin.get(`${LOGS}?limit=1&offset=0&order=-datetime`);
  return `${LOGS}${String(at(body, 'results', 0, 'id'))}/`;
};

describe('what an operation changed (v2.28)', () => {
  it('is told by before and after, under the names of the fields', async () => {
    await enterWorld({ server: 'v2.28' });
    const made = await admin.post('assets/domains/', { name: 'north', comment: 'old' });
    world.time.now += 1000;
    expect((await admin.get(`${await newest()}?type=action_detail`)).body).toEqual({
      before: {},
      after: { Name: 'north', Comment: 'old' },
    });
    await admin.patch(`assets/domains/${String(at(made.body, 'id'))}/`, {
      name: 'north',
      comment: 'new',
    });
    const log = await newest();
    expect((await admin.get(log)).body).toMatchObject({ action: 'update', resource: 'north' });
    expect((await admin.get(`${log}?type=action_detail`)).body).toEqual({
      before: { Comment: 'old' },
      after: { Comment: 'new' },
    });
  });

  it('names related records, those that were and those that are', async () => {
    await enterWorld({ server: 'v2.28' });
    const { body: people } = await admin.get('users/users/?order=name');
    const [one, other] = pluck(people, 'id');
    const made = await admin.post('users/groups/', { name: 'watch', users: [one] });
    world.time.now += 1000;
    await admin.patch(`users/groups/${String(at(made.body, 'id'))}/`, { users: [other] });
    const nameOf = (index: number) =>
      `${String(at(people, index, 'name'))}(${String(at(people, index, 'username'))})`;
    expect((await admin.get(`${await newest()}?type=action_detail`)).body).toEqual({
      before: { User: [nameOf(0)] },
      after: { User: [nameOf(1)] },
    });
  });

  it('is told of the demo data, too', async () => {
    const database = openDatabase(join(temporaryFolder(), 'seeded.sqlite'));
    const running = createSandbox({
      model: projectModel(),
      clock: () => NOW,
      database,
      seed: 'demo',
      server: 'v2.28',
    });
    afterwards(async () => {
      await running.close();
      database.close();
    });
    const client = new Client(running, 'en');
    await client.logIn('admin', PASSWORD);
    const logs = list((await client.get(LOGS)).body);
    const log = logs.find(
      (one) => at(one, 'action') === 'update' && at(one, 'resource_type') === 'User Group',
    );
    const { body } = await client.get(`${LOGS}${String(at(log, 'id'))}/?type=action_detail`);
    const { before, after } = Object(body);
    expect(before.Users).toHaveLength(2);
    expect(after.Users).toHaveLength(2);
    expect(after.Users).not.toEqual(before.Users);
  });

  it('has no secrets', async () => {
    await enterWorld({ server: 'v2.28' });
    const key = { name: 'key', username: 'root', protocol: 'ssh', password: 'hidden-word' };
    await admin.post('assets/system-users/', key);
    const { body } = await admin.get(`${await newest()}?type=action_detail`);
    expect(at(body, 'after', 'Username')).toBe('root');
    expect(JSON.stringify(body)).not.toContain('hidden-word');
  });

  it('is nothing that v2.23 has', async () => {
    await enterWorld({ server: 'v2.23' });
    expect((await admin.get(`${await newest()}?type=action_detail`)).body).not.toHaveProperty(
      'before',
    );
  });
});
