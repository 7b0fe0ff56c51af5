import { describe, expect, it } from 'vitest';
import { at } from '../client.ts';
import { openTiny } from './tiny.ts';

const client = openTiny().visitor();

const json = { 'content-type': 'application/json' };
async function post(path: string, text: string) {
  client.headers = { ...client.headers, ...json };
  return client.post(path, text);
}

describe('a body that cannot be read (protocol, section 7)', () => {
  it.each([
    ['is no JSON', '{"name":'],
    ['is nested by the thousand', `${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['is nested by the hundred thousand', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ])('is a parse error where it %s', async (_what, text) => {
    const answer = await post('library/labels/', text);
    expect([answer.status, at(answer.body, 'code')]).toEqual([400, 'parse_error']);
  });

  it('may hold brackets in its texts', async () => {
    const name = `${'['.repeat(60)}\\"${'{'.repeat(60)}`;
    const answer = await post('library/labels/', `{"name":"${name}"}`);
    expect(answer.status).toBe(201);
  });
});

describe('names that every object answers to', () => {
  it('are no filters', async () => {
    const plain = await client.get('library/labels/?limit=5');
    const odd = await client.get('library/labels/?limit=5&constructor=1&__proto__=1&toString=1');
    expect([odd.status, at(odd.body, 'count')]).toEqual([200, at(plain.body, 'count')]);
  });

  it('are no fields', async () => {
    const answer = await post('library/labels/', '{"name":"plain","__proto__":{"id":"x"}}');
    expect([answer.status, at(answer.body, 'id')]).toEqual([
      201,
      expect.stringMatching(/^[\da-f-]{36}$/),
    ]);
  });
});
