import { describe, expect, it } from 'vitest';
import { admin, at, freshWorlds, pluck, world } from '../world.ts';

const DEFAULT_ENDPOINT = '00000000-0000-0000-0000-000000000001';

freshWorlds();

const first = async (path: string, name: string) => {
  const { body } = await admin.get(`${path}${path.includes('?') ? '&' : '?'}limit=1&offset=0`);
  return String(at(body, 'results', 0, name));
};
const count = async (path: string) => Number(at((await admin.get(path)).body, 'count'));

describe('sessions (protocol, section 14.1)', () => {
  it('say what can be done: end and watch running ones, replay recorded ones', async () => {
    const online = await admin.get('terminal/sessions/?is_finished=0&limit=50&offset=0');
    expect(new Set(pluck(at(online.body, 'results'), 'can_terminate'))).toEqual(new Set([true]));
    expect(new Set(pluck(at(online.body, 'results'), 'can_replay'))).toEqual(new Set([false]));
    const over = await admin.get('terminal/sessions/?is_finished=1&limit=50&offset=0');
    expect(new Set(pluck(at(over.body, 'results'), 'can_terminate'))).toEqual(new Set([false]));
    expect(pluck(at(over.body, 'results'), 'can_replay')).toEqual(
      pluck(at(over.body, 'results'), 'has_replay'),
    );
  });

  it('end when a bare list of their ids is sent; those that are over are not named', async () => {
    const running = await first('terminal/sessions/?is_finished=0', 'id');
    const over = await first('terminal/sessions/?is_finished=1', 'id');
    const answer = await admin.post('terminal/tasks/kill-session/', [running, over]);
    expect([answer.status, answer.body]).toEqual([200, { ok: [running] }]);
    const { body } = await admin.get(`terminal/sessions/${running}/`);
    expect([at(body, 'is_finished'), at(body, 'can_terminate')]).toEqual([true, false]);
  });

  it('are not ended by somebody without the permission', async () => {
    const running = await first('terminal/sessions/?is_finished=0', 'id');
    const alice = await world.as('alice');
    expect((await alice.post('terminal/tasks/kill-session/', [running])).status).toBe(403);
  });

  it('are narrowed by the day they began', async () => {
    const day = (back: number) => new Date(world.time.now - back * 86_400_000).toISOString();
    const all = await count('terminal/sessions/?limit=1&offset=0');
    const week = await count(
      `terminal/sessions/?limit=1&offset=0&date_from=${day(7)}&date_to=${day(-1)}`,
    );
    expect(week).toBeGreaterThan(0);
    expect(week).toBeLessThan(all);
  });

  it('have a replay that is looked for first and told of when asked again', async () => {
    const { body } = await admin.get('terminal/sessions/?is_finished=1&limit=50&offset=0');
    const ids = pluck(at(body, 'results'), 'id');
    const recorded = String(ids[pluck(at(body, 'results'), 'has_replay').indexOf(true)]);
    const replay = `terminal/sessions/${recorded}/replay/`;
    expect(at((await admin.get(replay)).body, 'status')).toBe('running');
    const found = await admin.get(replay);
    expect(at(found.body, 'download_url')).toBe(`/api/v1/${replay}download/`);
    expect(at((await admin.get(`${replay}?refresh=1`)).body, 'status')).toBe('running');
    const file = await admin.get(`${replay}download/`);
    expect(file.headers['content-disposition']).toContain(`${recorded}.tar`);
    expect(file.bytes.subarray(257, 262).toString()).toBe('ustar');
  });

  it('without a recording say so at the second question', async () => {
    const running = await first('terminal/sessions/?is_finished=0', 'id');
    await admin.get(`terminal/sessions/${running}/replay/`);
    const { status, body } = await admin.get(`terminal/sessions/${running}/replay/`);
    expect([status, body]).toEqual([404, { error: expect.any(String) }]);
  });
});

describe('commands (protocol, section 14.2)', () => {
  it('are those of one storage or of one session; of neither, none', async () => {
    const tree = await admin.get('terminal/command-storages/tree/?real=1');
    const storage = String(at(tree.body, 0, 'id'));
    const total = await count(`terminal/commands/?command_storage_id=${storage}&limit=5&offset=0`);
    expect(at(tree.body, 0, 'name')).toBe(`default(server)(${total})`);
    expect(await count('terminal/commands/?limit=5&offset=0')).toBe(0);
    const session = await first(`terminal/commands/?command_storage_id=${storage}`, 'session');
    const { body } = await admin.get(`terminal/commands/?session_id=${session}&limit=50&offset=0`);
    expect(new Set(pluck(at(body, 'results'), 'session'))).toEqual(new Set([session]));
    const times = pluck(at(body, 'results'), 'timestamp').map(Number);
    expect(times).toEqual(times.toSorted((left, right) => right - left));
  });

  it('of a storage that does not answer are refused with a code', async () => {
    const { body } = await admin.post('terminal/command-storages/?type=es', {
      name: 'far',
      type: 'es',
      meta: { HOSTS: ['http://es.example:9200'] },
    });
    world.sandbox.database.run(
      `UPDATE r_terminal_commandstorage SET meta = '{"HOSTS":["http://es.invalid:9200"]}' WHERE name = 'far'`,
    );
    const answer = await admin.get(`terminal/commands/?command_storage_id=${at(body, 'id')}`);
    expect([answer.status, at(answer.body, 'code')]).toEqual([400, 'storage_invalid']);
  });
});

describe('storages (protocol, section 14.2)', () => {
  const S3 = { BUCKET: 'b', ACCESS_KEY: 'ak', SECRET_KEY: 'sk', ENDPOINT: 'https://s3.example' };
  const made = async () =>
    (await admin.post('terminal/replay-storages/?type=s3', { name: 's3-1', type: 's3', meta: S3 }))
      .body;

  it('keep the fields of their type only when the address names it, and never tell secrets', async () => {
    const { SECRET_KEY: _secret, ...shown } = S3;
    expect(at(await made(), 'meta')).toEqual(shown);
    const body = { name: 'plain', type: 's3', meta: S3 };
    expect(at((await admin.post('terminal/replay-storages/', body)).body, 'meta')).toEqual({});
    const list = await admin.get('terminal/replay-storages/');
    expect(new Set(pluck(list.body, 'meta').map((meta) => JSON.stringify(meta)))).toEqual(
      new Set(['{}']),
    );
  });

  it('have one default among them', async () => {
    const id = at(await made(), 'id');
    await admin.patch(`terminal/replay-storages/${id}/`, { is_default: true });
    const { body } = await admin.get('terminal/replay-storages/?is_default=true');
    expect(pluck(body, 'name')).toEqual(['s3-1']);
    expect(at((await admin.get(`terminal/replay-storages/${id}/`)).body, 'meta')).toMatchObject({
      BUCKET: 'b',
    });
  });

  it('say whether they answer', async () => {
    const answer = await admin.get(
      `terminal/replay-storages/${at(await made(), 'id')}/test-connective/`,
    );
    expect(answer.body).toEqual({ is_valid: true, msg: expect.any(String) });
  });

  it('stay when the server brought them or a component uses them', async () => {
    const { body } = await admin.get('terminal/command-storages/?name=default');
    const answer = await admin.delete(`terminal/command-storages/${at(body, 0, 'id')}/`);
    expect([answer.status, answer.body]).toEqual([400, { msg: expect.any(String) }]);
  });

  it('for commands are the server’s own where nobody names a type', async () => {
    const { status, body } = await admin.post('terminal/command-storages/', {
      name: 'untyped',
      meta: { HOSTS: ['http://es.example:9200'] },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ type: 'server', meta: {} });
    const gone = await admin.delete(`terminal/command-storages/${at(body, 'id')}/`);
    expect(gone.status).toBe(400);
  });

  it.each([['nonsense'], ['es.example:9200'], ['http://']])(
    'of a search cluster have addresses: %s',
    async (host) => {
      const answer = await admin.post('terminal/command-storages/?type=es', {
        name: 'es-1',
        type: 'es',
        meta: { HOSTS: ['https://es.example:9200', host] },
      });
      const meta = { HOSTS: { '1': [expect.any(String)] } };
      expect([answer.status, answer.body]).toEqual([400, { meta }]);
    },
  );

  it('of a search cluster that nobody reaches are not saved', async () => {
    const answer = await admin.post('terminal/command-storages/?type=es', {
      name: 'es-1',
      type: 'es',
      meta: { HOSTS: ['http://es.invalid:9200'] },
    });
    expect([answer.status, at(answer.body, 'code')]).toEqual([400, 'invalid_elasticsearch']);
  });
});

describe('components and endpoints (protocol, section 14.2)', () => {
  it('keep a component while sessions run on it', async () => {
    const { body } = await admin.get('terminal/terminals/?type=koko');
    expect(at(body, 0, 'session_online')).toBeGreaterThan(0);
    const answer = await admin.delete(`terminal/terminals/${at(body, 0, 'id')}/`);
    expect([answer.status, at(answer.body, 'code')]).toEqual([400, 'have_online_session']);
  });

  it('count the components of each type by their state', async () => {
    const { body } = await admin.get('terminal/components/metrics/');
    expect(at(body, 0)).toEqual({
      total: 1,
      normal: 1,
      high: 0,
      critical: 0,
      offline: 0,
      session_active: 0,
      type: 'celery',
    });
  });

  it('answer as if the default endpoint were deleted, and keep it', async () => {
    expect((await admin.delete(`terminal/endpoints/${DEFAULT_ENDPOINT}/`)).status).toBe(204);
    expect((await admin.get(`terminal/endpoints/${DEFAULT_ENDPOINT}/`)).status).toBe(200);
  });

  it('take each priority of a rule once', async () => {
    const rule = { name: 'again', ip_group: ['*'], priority: 10, endpoint: DEFAULT_ENDPOINT };
    const { status, body } = await admin.post('terminal/endpoint-rules/', rule);
    expect([status, Object.keys(Object(body))]).toEqual([400, ['priority']]);
  });
});
