import { describe, expect, it } from 'vitest';
import { admin, at, enterWorld, world } from '../world.ts';

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

  it('has no secrets, and is empty of what nobody kept', async () => {
    await enterWorld({ server: 'v2.28' });
    const seeded = await newest();
    const none = { before: {}, after: {} };
    expect((await admin.get(`${seeded}?type=action_detail`)).body).toEqual(none);
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
