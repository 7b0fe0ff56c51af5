import { afterEach, describe, expect, it } from 'vitest';
import { at, list, NOW, openWorld, PASSWORD, type Client } from '../world.ts';

const world = openWorld();
afterEach(() => {
  world.time.now = NOW;
});

const SHORT = 'abc';
const FRESH = 'harbour lights 7';
/** A key of 32 zero bytes in OpenSSH format. */
const SSH_KEY = `ssh-ed25519 ${Buffer.concat([
  Buffer.from([0, 0, 0, 11]),
  Buffer.from('ssh-ed25519'),
  Buffer.from([0, 0, 0, 32]),
  Buffer.alloc(32),
]).toString('base64')} alice@laptop`;

function passwords(person: Client, old: string, fresh: string, again = fresh) {
  return {
    old_password: person.encrypt(old),
    new_password: person.encrypt(fresh),
    new_password_again: person.encrypt(again),
  };
}

describe('one’s own password (protocol, section 8.2)', () => {
  it('is not changed without the present one', async () => {
    const alice = await world.as('alice');
    const answer = await alice.put('users/profile/password/', passwords(alice, 'wrong', FRESH));
    expect(answer.status).toBe(400);
    expect(at(answer.body, 'old_password')).toEqual(['This is not your present password.']);
  });

  it('follows the password rules', async () => {
    const alice = await world.as('alice');
    const answer = await alice.put('users/profile/password/', passwords(alice, PASSWORD, SHORT));
    expect(answer.status).toBe(400);
    expect(at(answer.body, 'new_password')).toEqual([
      'This password does not follow the password rules.',
    ]);
  });

  it('is typed twice alike', async () => {
    const alice = await world.as('alice');
    const sent = passwords(alice, PASSWORD, FRESH, `${FRESH}!`);
    const answer = await alice.put('users/profile/password/', sent);
    expect(at(answer.body, 'new_password_again')).toEqual(['The two entries are not the same.']);
  });

  it('is changed, ends the other sessions of that person, and keeps this one', async () => {
    const [here, elsewhere, other] = await Promise.all([
      world.as('auditor'),
      world.as('auditor'),
      world.as('alice'),
    ]);
    const answer = await here.put('users/profile/password/', passwords(here, PASSWORD, FRESH));
    expect(answer.status).toBe(200);
    const statuses = await Promise.all(
      [here, elsewhere, other].map(async (one) => (await one.get('users/profile/')).status),
    );
    expect(statuses).toEqual([200, 401, 200]);
    const again = world.visitor();
    await again.logIn('auditor', FRESH);
    expect((await again.get('users/profile/')).status).toBe(200);
  });

  it('answers its form with nothing and other methods not at all', async () => {
    const alice = await world.as('alice');
    expect((await alice.get('users/profile/password/')).body).toEqual({});
    expect((await alice.post('users/profile/password/', {})).status).toBe(405);
  });
});

describe('one’s own SSH key', () => {
  it('answers comment and fingerprint, and never the key', async () => {
    const alice = await world.as('alice');
    const answer = await alice.put('users/profile/public-key/', { public_key: SSH_KEY });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      public_key_comment: 'alice@laptop',
      public_key_hash_md5: expect.stringMatching(/^MD5:[0-9a-f]{2}(:[0-9a-f]{2}){15}$/),
    });
    const profile = await alice.get('users/profile/');
    expect(at(profile.body, 'public_key_comment')).toBe('alice@laptop');
    expect(profile.body).not.toHaveProperty('public_key');
    expect((await alice.get('users/profile/public-key/')).body).toEqual(answer.body);
  });

  it.each(['users/profile/public-key/', 'users/profile/'])('is refused at %s', async (address) => {
    const alice = await world.as('alice');
    const answer = await alice.patch(address, { public_key: 'not a key' });
    expect(answer.status).toBe(400);
    expect(at(answer.body, 'public_key')).toEqual(['This is not a public SSH key.']);
  });

  it('is made by the server, which gives the private half away once', async () => {
    const alice = await world.as('alice');
    const answer = await alice.get('/core/auth/profile/pubkey/generate/');
    expect(answer.text).toMatch(/^-----BEGIN RSA PRIVATE KEY-----/);
    expect(answer.headers['content-disposition']).toContain('alice.pem');
    const profile = await alice.get('users/profile/');
    expect(at(profile.body, 'public_key_comment')).toBe('alice@gatehouse');
  });

  it('is made for nobody who is not signed in', async () => {
    const answer = await world.visitor().get('/core/auth/profile/pubkey/generate/');
    expect(answer.status).toBe(302);
  });
});

describe('the first login', () => {
  it('is over once the profile says so', async () => {
    const admin = await world.as('admin');
    const created = await admin.post('users/users/', {
      name: 'New Person',
      username: 'newperson',
      email: 'newperson@nordhafen.example',
      password_strategy: 'custom',
      password: admin.encrypt(PASSWORD),
      system_roles: ['00000000-0000-0000-0000-000000000003'],
    });
    expect(created.status).toBe(201);
    const person = await world.as('newperson');
    expect(at((await person.get('users/profile/')).body, 'is_first_login')).toBe(true);
    const answer = await person.patch('users/profile/', { is_first_login: false, phone: '' });
    expect(at(answer.body, 'is_first_login')).toBe(false);
  });
});

describe('their own record', () => {
  it('is refused when somebody sends the state of their own account with it, even unchanged', async () => {
    const admin = await world.as('admin');
    const { id, ...own } = Object(at((await admin.get('users/users/?username=admin')).body, 0));
    const { is_active, ...rest } = own;
    expect(is_active).toBe(true);
    const address = `users/users/${id}/`;
    const refused = { non_field_errors: [expect.stringContaining('is_active')] };
    for (const answer of [await admin.put(address, own), await admin.patch(address, { is_active })])
      expect([answer.status, answer.body]).toEqual([400, refused]);
    const bulk = await admin.patch('users/users/', [{ id, is_active }]);
    expect([bulk.status, bulk.body]).toEqual([400, [refused]]);
    expect((await admin.put(address, { ...rest, comment: 'x' })).status).toBe(200);
    expect(at((await admin.get(address)).body, 'is_active')).toBe(true);
  });
});

describe('API keys', () => {
  it('are made with an empty answer and listed for their owner alone', async () => {
    const [alice, admin] = await Promise.all([world.as('alice'), world.as('admin')]);
    const answer = await alice.post('authentication/access-keys/', {});
    expect([answer.status, answer.body]).toEqual([201, {}]);
    const [key] = list((await alice.get('authentication/access-keys/')).body);
    expect(key).toEqual({
      id: expect.any(String),
      secret: expect.any(String),
      is_active: true,
      date_created: '2026/11/21 16:00:00 +0800',
    });
    expect((await admin.get('authentication/access-keys/')).body).toEqual([]);
    const theirs = `authentication/access-keys/${String(at(key, 'id'))}/`;
    expect((await admin.delete(theirs)).status).toBe(404);
    const disabled = await alice.patch(theirs, { is_active: false });
    expect(at(disabled.body, 'is_active')).toBe(false);
    expect(at(disabled.body, 'secret')).toBe(at(key, 'secret'));
    expect((await alice.delete(theirs)).status).toBe(204);
    expect((await alice.get('authentication/access-keys/')).body).toEqual([]);
  });

  it('are not deleted together', async () => {
    const alice = await world.as('alice');
    expect((await alice.delete('authentication/access-keys/')).status).toBe(405);
  });
});

describe('temporary passwords', () => {
  const make = async (person: Client) =>
    (await person.post('authentication/temp-tokens/', {})).body;

  it('are valid for 300 seconds (spec 1, section 9)', async () => {
    const alice = await world.as('alice');
    const made = await make(alice);
    expect(made).toMatchObject({
      username: 'alice',
      verified: false,
      is_valid: true,
      date_created: '2026/11/21 16:00:00 +0800',
      date_expired: '2026/11/21 16:05:00 +0800',
      date_verified: null,
    });
    world.time.now += 300_000;
    const all = list((await alice.get('authentication/temp-tokens/')).body);
    expect(all.find((one) => at(one, 'id') === at(made, 'id'))).toMatchObject({ is_valid: false });
  });

  it('are good for one login', async () => {
    const alice = await world.as('alice');
    const secret = String(at(await make(alice), 'secret'));
    const status = async () => {
      const visitor = world.visitor();
      await visitor.logIn('alice', secret);
      return (await visitor.get('users/profile/')).status;
    };
    expect([await status(), await status()]).toEqual([200, 401]);
  });

  it('are ended at once by expiring them, by their owner alone', async () => {
    const [alice, admin] = await Promise.all([world.as('alice'), world.as('admin')]);
    const made = await make(alice);
    const address = `authentication/temp-tokens/${String(at(made, 'id'))}/expire/`;
    expect((await admin.patch(address, {})).status).toBe(404);
    const ended = await alice.patch(address, {});
    expect(at(ended.body, 'is_valid')).toBe(false);
    const visitor = world.visitor();
    await visitor.logIn('alice', String(at(made, 'secret')));
    expect((await visitor.get('users/profile/')).status).toBe(401);
  });
});

describe('message channels', () => {
  it('are one’s own, and kept', async () => {
    const [alice, admin] = await Promise.all([world.as('alice'), world.as('admin')]);
    const id = String(at((await alice.get('users/profile/')).body, 'id'));
    const address = `notifications/user-msg-subscription/${id}/`;
    const answer = await alice.patch(address, { receive_backends: ['site_msg'] });
    expect(answer.body).toEqual({ user_id: id, receive_backends: ['site_msg'] });
    expect(at((await alice.get('users/profile/')).body, 'receive_backends')).toEqual(['site_msg']);
    expect((await admin.patch(address, { receive_backends: [] })).status).toBe(404);
    expect((await alice.patch(address, { receive_backends: ['pigeon'] })).status).toBe(400);
  });
});

describe('the archive password', () => {
  it('is set by two equal entries', async () => {
    const alice = await world.as('alice');
    const send = (fresh: string, again: string) =>
      alice.put('users/profile/secret-key/', {
        new_secret_key: alice.encrypt(fresh),
        new_secret_key_again: alice.encrypt(again),
      });
    expect((await send(FRESH, FRESH)).status).toBe(200);
    expect(at((await send(FRESH, SHORT)).body, 'new_secret_key_again')).toBeDefined();
  });
});
