import { describe, expect, it } from 'vitest';
import { at, openWorld } from '../world.ts';

const world = openWorld({ seed: 'accounts' });
const admin = await world.as('admin');

const json = { 'content-type': 'application/json' };
async function post(path: string, text: string) {
  admin.headers = { ...admin.headers, ...json };
  return admin.post(path, text);
}

describe('a body that cannot be read (protocol, section 7)', () => {
  it.each([
    ['is no JSON', '{"name":'],
    ['is nested by the thousand', `${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['is nested by the hundred thousand', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ])('is a parse error where it %s', async (_what, text) => {
    const answer = await post('users/groups/', text);
    expect([answer.status, at(answer.body, 'code')]).toEqual([400, 'parse_error']);
  });

  it('may hold brackets in its texts', async () => {
    const name = `${'['.repeat(60)}\\"${'{'.repeat(60)}`;
    const answer = await post('users/groups/', `{"name":"${name}"}`);
    expect(answer.status).toBe(201);
  });

  it('is a parse error where a secret is not made of whole blocks', async () => {
    const sent = JSON.stringify({
      name: 'x',
      username: 'x',
      email: 'x@a.example',
      password: 'a:YWJj',
    });
    const answer = await post('users/users/', sent);
    expect([answer.status, at(answer.body, 'code')]).toEqual([400, 'parse_error']);
  });
});

describe('names that every object answers to', () => {
  it('are no filters', async () => {
    const plain = await admin.get('users/users/?limit=5');
    const odd = await admin.get('users/users/?limit=5&constructor=1&__proto__=1&toString=1');
    expect([odd.status, at(odd.body, 'count')]).toEqual([200, at(plain.body, 'count')]);
  });

  it('are no fields', async () => {
    const answer = await post('users/groups/', '{"name":"plain","__proto__":{"comment":"x"}}');
    expect([answer.status, at(answer.body, 'comment')]).toEqual([201, '']);
  });
});
