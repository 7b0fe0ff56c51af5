import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { admin, at, type Client, DEFAULT_ORG, freshWorlds, list, pluck, world } from '../world.ts';

/** Components with access keys: protocol, sections 1, 8.2, 14.1 and 14.2. */
freshWorlds();

const DATE = 'Sat, 21 Nov 2026 08:00:00 GMT';

interface Key {
  readonly id: string;
  readonly secret: string;
}

/** `Sign`: a digest of the key's secret and the date. */
function signed(client: Client, key: Key): Client {
  const digest = createHash('md5').update(`${key.secret}\n${DATE}`).digest('base64');
  Object.assign(client.headers, { date: DATE, authorization: `Sign ${key.id}:${digest}` });
  return client;
}

/** An HTTP signature of method, path and date. */
function httpSigned(client: Client, key: Key, target: string, names = '(request-target) date') {
  const lines = names
    .split(' ')
    .map((name) => (name === 'date' ? `date: ${DATE}` : `(request-target): ${target}`));
  const signature = createHmac('sha256', key.secret).update(lines.join('\n')).digest('base64');
  Object.assign(client.headers, {
    date: DATE,
    authorization: `Signature keyId="${key.id}",algorithm="hmac-sha256",headers="${names}",signature="${signature}"`,
  });
  return client;
}

async function keyOf(person: Client): Promise<Key> {
  await person.post('authentication/access-keys/', {});
  const [key] = list((await person.get('authentication/access-keys/')).body);
  return { id: String(at(key, 'id')), secret: String(at(key, 'secret')) };
}

describe('an access key', () => {
  it('lets a program act for its person, without a request token', async () => {
    const key = await keyOf(await world.as('alice'));
    for (const program of [
      signed(world.visitor(), key),
      httpSigned(world.visitor(), key, 'get /api/v1/users/profile/'),
    ]) {
      const { status, body } = await program.get('users/profile/');
      expect([status, at(body, 'username')]).toEqual([200, 'alice']);
    }
    const changed = await signed(world.visitor(), key).patch('users/profile/', {
      comment: 'by key',
    });
    expect([changed.status, at(changed.body, 'comment')]).toEqual([200, 'by key']);
  });

  it('is worth nothing for another request, with another secret, or switched off', async () => {
    const alice = await world.as('alice');
    const key = await keyOf(alice);
    const other = httpSigned(world.visitor(), key, 'get /api/v1/users/profile/?x=1');
    const wrong = signed(world.visitor(), { ...key, secret: 'wrong' });
    for (const program of [other, wrong]) {
      const { status, body } = await program.get('users/profile/');
      expect([status, at(body, 'code')]).toEqual([401, 'authentication_failed']);
    }
    const right = signed(world.visitor(), key);
    await alice.patch(`authentication/access-keys/${key.id}/`, { is_active: false });
    expect((await right.get('users/profile/')).status).toBe(401);
  });

  it.each([
    'Sign',
    'Sign a:b:c',
    'Sign :',
    'Sign nobody:bm90aGluZw==',
    'Signature keyId="nobody",signature="x"',
    'Signature algorithm="none",headers="x y"',
    'Signature keyId',
  ])('is not %s', async (authorization) => {
    const program = world.visitor();
    program.headers['authorization'] = authorization;
    expect((await program.get('users/profile/')).status).toBe(401);
  });
});

describe('a component', () => {
  const registered = async (name = 'koko-2') => {
    const stranger = world.visitor();
    stranger.headers['authorization'] = 'BootstrapToken gatehouse';
    return stranger.post('terminal/terminal-registrations/', { name, type: 'koko', comment: '' });
  };
  const component = async () => {
    const { body } = await registered();
    const key = at(body, 'service_account', 'access_key');
    return signed(world.visitor(), {
      id: String(at(key, 'id')),
      secret: String(at(key, 'secret')),
    });
  };

  it('makes itself known by the token, and gets an account that is nobody', async () => {
    const answer = await registered();
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'koko-2',
      type: 'koko',
      service_account: { name: 'koko-2', access_key: { is_active: true } },
    });
    expect(pluck((await admin.get('terminal/terminals/?name=koko-2')).body, 'type')).toEqual([
      'koko',
    ]);
    expect((await admin.get('users/users/?username=koko-2')).body).toEqual([]);
    expect((await registered()).status).toBe(409);
  });

  it('is refused with another token, without one, and once the settings say so', async () => {
    const path = 'terminal/terminal-registrations/';
    const body = { name: 'koko-3', type: 'koko' };
    const stranger = world.visitor();
    expect((await stranger.post(path, body)).status).toBe(401);
    stranger.headers['authorization'] = 'BootstrapToken wrong';
    expect((await stranger.post(path, body)).status).toBe(401);
    expect((await admin.post(path, body)).status).toBe(403);
    await admin.patch('settings/setting/?category=security', {
      SECURITY_SERVICE_ACCOUNT_REGISTRATION: false,
    });
    expect((await registered()).status).toBe(401);
  });

  it.each([
    [{}, 'name'],
    [{ name: '' }, 'name'],
    [{ name: 7, type: 'koko' }, 'name'],
    [{ name: 'x'.repeat(129), type: 'koko' }, 'name'],
    [{ name: 'x', type: 'submarine' }, 'type'],
  ])('is told what is wrong with %j', async (body, field) => {
    const stranger = world.visitor();
    stranger.headers['authorization'] = 'BootstrapToken gatehouse';
    const answer = await stranger.post('terminal/terminal-registrations/', body);
    expect([answer.status, Object.keys(Object(answer.body))]).toEqual([400, [field]]);
  });

  it('tells how it is, and its list shows it', async () => {
    const koko = await component();
    const told = { sessions: [], cpu_load: 7, memory_used: 12.5, disk_used: 30.1 };
    const answer = await koko.post('terminal/status/', told);
    expect([answer.status, answer.body]).toEqual([201, []]);
    const [shown] = list((await admin.get('terminal/terminals/?name=koko-2')).body);
    expect(shown).toMatchObject({ status: 'high', is_alive: true, stat: { cpu_load: 7 } });
    expect((await koko.post('terminal/status/', { cpu_load: 'x' })).status).toBe(400);
  });

  it('carries a session from its beginning to its replay', async () => {
    const koko = await component();
    const id = 'c8d3cc7d-a58b-433d-8c91-22ab4938bf45';
    const opened = await koko.post('terminal/sessions/', {
      id,
      user: 'Alice(alice)',
      asset: 'ham-web-01(10.20.30.1)',
      system_user: 'web(web)',
      login_from: 'WT',
      protocol: 'ssh',
      remote_addr: '10.1.1.1',
      date_start: '2026-11-21T08:00:00Z',
      org_id: DEFAULT_ORG,
      terminal: null,
    });
    expect(opened.status).toBe(201);
    const terminal = at((await admin.get('terminal/terminals/?name=koko-2')).body, 0, 'id');
    expect(opened.body).toMatchObject({ id, terminal, is_finished: false, can_join: true });
    const typed = await koko.post('terminal/commands/', [
      {
        user: 'Alice(alice)',
        asset: 'ham-web-01(10.20.30.1)',
        system_user: 'web(web)',
        input: 'ls -la',
        output: 'total 0',
        session: id,
        risk_level: 0,
        timestamp: 1795273180,
        org_id: DEFAULT_ORG,
      },
    ]);
    expect([typed.status, typed.body]).toEqual([201, 'ok']);
    expect(pluck((await admin.get(`terminal/commands/?session_id=${id}`)).body, 'input')).toEqual([
      'ls -la',
    ]);
    expect(pluck((await admin.get(`terminal/terminals/${terminal}/sessions/`)).body, 'id')).toEqual(
      [id],
    );
    koko.headers['content-type'] = 'multipart/form-data; boundary=part';
    const file =
      '--part\r\nContent-Disposition: form-data; name="file"; filename="a.gz"\r\n\r\nx\r\n--part--\r\n';
    const kept = await koko.post(`terminal/sessions/${id}/replay/`, file);
    expect([kept.status, String(at(kept.body, 'url'))]).toEqual([201, expect.stringContaining(id)]);
    delete koko.headers['content-type'];
    expect((await admin.post('terminal/tasks/kill-session/', [id])).body).toEqual({ ok: [id] });
    const [task] = list((await koko.get('terminal/tasks/')).body);
    expect(task).toMatchObject({ name: 'kill_session', args: id, is_finished: true, terminal });
    const closed = await koko.patch(`terminal/sessions/${id}/`, {
      is_finished: true,
      date_end: '2026-11-21T08:30:00Z',
      has_replay: true,
    });
    expect(closed.body).toMatchObject({ is_finished: true, can_replay: true });
    const again = await koko.post('terminal/sessions/', { id, org_id: DEFAULT_ORG });
    expect(again.status).toBe(400);
  });

  it('asks whether somebody may watch a session', async () => {
    const koko = await component();
    const [running] = list((await admin.get('terminal/sessions/?is_finished=0')).body);
    const [over] = list((await admin.get('terminal/sessions/?is_finished=1')).body);
    const person = async (username: string) =>
      String(pluck((await admin.get(`users/users/?username=${username}`)).body, 'id')[0]);
    const ask = async (username: string, session: unknown) => {
      const user_id = await person(username);
      const body = { user_id, session_id: at(session, 'id') };
      const answer = await koko.post('terminal/sessions/join/validate/', body);
      return [answer.status, at(answer.body, 'ok')];
    };
    expect(await ask('auditor', running)).toEqual([200, true]);
    expect(await ask('auditor', over)).toEqual([401, false]);
    expect(await ask('auditor', undefined)).toEqual([401, false]);
  });

  it('writes down transferred files', async () => {
    const koko = await component();
    const sent = {
      user: 'Alice(alice)',
      asset: 'ham-web-01(10.20.30.1)',
      system_user: 'web(web)',
      remote_addr: '10.1.1.1',
      operate: 'Upload',
      filename: '/tmp/a.txt',
      is_success: true,
      org_id: DEFAULT_ORG,
    };
    expect((await koko.post('audits/ftp-logs/', sent)).status).toBe(201);
    const found = await admin.get('audits/ftp-logs/?filename=/tmp/a.txt');
    expect(list(found.body).length).toBeGreaterThan(0);
  });
});
