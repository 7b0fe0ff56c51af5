import { describe, expect, it } from 'vitest';
import { at, list, openWorld, pluck, type Client, type World } from '../world.ts';

const CLOUD = 'xpack/cloud/sync-instance-tasks/';
function open(licence: 'none' | 'valid' = 'valid'): World {
  return openWorld({ options: { licence }, seed: 'demo' });
}
const first = async (client: Client, address: string) =>
  String(at((await client.get(address)).body, 0, 'id'));

describe('what only the licensed edition of the sandbox has', () => {
  it.each([CLOUD, 'xpack/change-auth-plan/plan/', 'xpack/gathered-user/tasks/'])(
    'answers %s with a licence alone',
    async (address) => {
      expect((await (await open('none').as('admin')).get(address)).status).toBe(404);
      expect((await (await open().as('admin')).get(address)).status).toBe(200);
    },
  );
});

describe('cloud sync (contract: assets, section 8)', () => {
  it('tells below a task what it did and found, of that task alone', async () => {
    const admin = await open().as('admin');
    const task = await first(admin, CLOUD);
    const found = await admin.get(`${CLOUD}${task}/instances/`);
    expect(list(found.body).length).toBeGreaterThan(0);
    expect(new Set(pluck(found.body, 'status_display'))).toEqual(new Set(['Synced', 'Released']));
    expect(at((await admin.get(`${CLOUD}${task}/history/`)).body, 0)).toMatchObject({
      summary: { released: 1 },
      status_display: 'Succeeded',
    });
    expect((await admin.get(`${CLOUD}another/instances/`)).body).toEqual([]);
  });

  it('starts a run by GET and names its task', async () => {
    const admin = await open().as('admin');
    const task = await first(admin, CLOUD);
    const run = await admin.get(`${CLOUD}${task}/run/`);
    expect(run).toMatchObject({ status: 200, body: { task: expect.any(String) } });
    expect(list((await admin.get(`${CLOUD}${task}/history/`)).body)).toHaveLength(2);
    expect((await admin.get(`${CLOUD}${task}/`)).body).toMatchObject({ history_count: 2 });
  });

  it('forgets the released hosts of a task', async () => {
    const admin = await open().as('admin');
    const task = await first(admin, CLOUD);
    expect((await admin.delete(`${CLOUD}${task}/released-assets/`)).status).toBe(204);
    const found = await admin.get(`${CLOUD}${task}/instances/`);
    expect(pluck(found.body, 'status_display')).not.toContain('Released');
  });

  it('offers the regions of an account, and none without one', async () => {
    const admin = await open().as('admin');
    const account = await first(admin, 'xpack/cloud/accounts/');
    const regions = await admin.get(`xpack/cloud/regions/?account_id=${account}`);
    expect(pluck(at(regions.body, 'regions'), 'name')).toContain('Hamburg');
    expect((await admin.get('xpack/cloud/regions/')).body).toEqual({ regions: [] });
  });

  it('never tells the secrets of an account', async () => {
    const admin = await open().as('admin');
    const answer = await admin.get('xpack/cloud/accounts/');
    expect(JSON.stringify(answer.body)).not.toContain('harbour-cloud');
    expect(JSON.stringify(answer.body)).not.toContain('not-a-real-key');
  });
});

describe('change-auth plans (contract: accounts, section 5)', () => {
  it('run: an execution, a change for every account, and a log by the id of the run', async () => {
    const admin = await open().as('admin');
    const plan = await first(admin, 'xpack/change-auth-plan/plan/');
    const started = await admin.post('xpack/change-auth-plan/plan-execution/', { plan });
    const run = String(at(started.body, 'task'));
    const changes = await admin.get(
      `xpack/change-auth-plan/plan-execution-subtask/?plan_execution_id=${run}`,
    );
    expect(list(changes.body).length).toBeGreaterThan(0);
    expect(at(changes.body, 0, 'asset_info', 'hostname')).toEqual(expect.any(String));
    expect((await admin.get(`xpack/change-auth-plan/plan/${plan}/`)).body).toMatchObject({
      run_times: 1,
    });
    expect((await admin.get(`ops/celery/task/${run}/log/`)).status).toBe(200);
    const again = `xpack/change-auth-plan/plan-execution-subtask/${at(changes.body, 0, 'id')}/`;
    expect(await admin.put(again, {})).toMatchObject({
      status: 200,
      body: { task: expect.any(String) },
    });
  });

  it('change a few accounts at a time, and fail on hosts that cannot be reached', async () => {
    const world = open();
    const admin = await world.as('admin');
    const hosts = await admin.get('assets/assets/?search=ham-win&limit=8&offset=0');
    const plan = await admin.post('xpack/change-auth-plan/plan/', {
      name: 'Windows',
      username: 'Administrator',
      assets: pluck(at(hosts.body, 'results'), 'id'),
      password_strategy: 'random_all',
    });
    const started = await admin.post('xpack/change-auth-plan/plan-execution/', {
      plan: at(plan.body, 'id'),
    });
    const run = `xpack/change-auth-plan/plan-execution/${String(at(started.body, 'task'))}/`;
    const results = async () => at((await admin.get(run)).body, 'result_summary');
    expect(await results()).toEqual({ succeed: 3, failed: 2 });
    world.time.now += 2000;
    expect(await results()).toEqual({ succeed: 6, failed: 2 });
    const tasks = `xpack/change-auth-plan/plan-execution-subtask/?plan_execution_id=${String(at(started.body, 'task'))}`;
    const failed = list((await admin.get(tasks)).body).filter((task) => !at(task, 'is_success'));
    expect(pluck(failed, 'reason_display')).toEqual(Array(2).fill('The host cannot be reached'));
  });

  it('run for applications, too', async () => {
    const admin = await open().as('admin');
    const plan = await first(admin, 'xpack/change-auth-plan/app-plan/');
    const started = await admin.post('xpack/change-auth-plan/app-plan-execution/', { plan });
    expect(started).toMatchObject({ status: 201, body: { task: expect.any(String) } });
    const runs = `xpack/change-auth-plan/app-plan-execution/?plan_id=${plan}`;
    const [run] = list((await admin.get(runs)).body);
    expect(run).toMatchObject({ apps_amount: 2, system_users_amount: 1 });
    const changed = 'xpack/change-auth-plan/app-plan-execution-subtask/?plan_execution_id=';
    expect(pluck((await admin.get(changed + String(at(run, 'id')))).body, 'app_display')).toEqual([
      'Web shop orders',
      'Web shop orders, copy',
    ]);
  });

  it('take assets and nodes at addresses of their own, and let them go there', async () => {
    const admin = await open().as('admin');
    const plan = `xpack/change-auth-plan/plan/${await first(admin, 'xpack/change-auth-plan/plan/')}/`;
    const held = list(at((await admin.get(plan)).body, 'assets')).map(String);
    const [one = ''] = held;
    expect((await admin.patch(`${plan}asset/remove/`, { assets: [one] })).status).toBe(200);
    expect(at((await admin.get(plan)).body, 'assets')).not.toContain(one);
    await admin.patch(`${plan}asset/add/`, { assets: [one, one] });
    expect(new Set(list(at((await admin.get(plan)).body, 'assets')))).toEqual(new Set(held));
    const node = await first(admin, 'assets/nodes/');
    expect(
      at((await admin.patch(`${plan}nodes/?action=add`, { nodes: [node] })).body, 'nodes'),
    ).toEqual([node]);
    expect(at((await admin.get(plan)).body, 'nodes_amount')).toBe(1);
    await admin.patch(`${plan}nodes/?action=remove`, { nodes: [node] });
    expect(at((await admin.get(plan)).body, 'nodes')).toEqual([]);
  });

  it('take system users of applications likewise, and none without saying what to do', async () => {
    const admin = await open().as('admin');
    const address = 'xpack/change-auth-plan/app-plan/';
    const plan = `${address}${await first(admin, address)}/`;
    const user = await first(admin, 'assets/system-users/?protocol=mysql');
    await admin.patch(`${plan}systemusers/?action=add`, { system_users: [user] });
    expect(at((await admin.get(plan)).body, 'system_users')).toContain(user);
    await admin.patch(`${plan}systemusers/?action=remove`, { system_users: [user] });
    expect(at((await admin.get(plan)).body, 'system_users')).not.toContain(user);
    expect((await admin.patch(`${plan}systemusers/`, { system_users: [user] })).status).toBe(400);
    const unknown = { system_users: ['00000000-0000-4000-8000-000000000000'] };
    expect((await admin.patch(`${plan}systemusers/?action=add`, unknown)).status).toBe(400);
  });

  it('are changed by those alone who may change plans', async () => {
    const running = open();
    const admin = await running.as('admin');
    const plan = await first(admin, 'xpack/change-auth-plan/plan/');
    const refused = await (
      await running.as('auditor')
    ).patch(`xpack/change-auth-plan/plan/${plan}/asset/add/`, { assets: [] });
    expect(refused.status).toBe(403);
  });
});
