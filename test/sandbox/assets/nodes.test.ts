import { describe, expect, it } from 'vitest';
import { openWorld, type Client } from '../world.ts';

const TREE = '/api/v1/assets/nodes/children/tree/';
const enter = (username = 'admin') => openWorld().as(username);

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly pId: string;
  readonly meta: {
    readonly type: string;
    readonly data: { readonly id: string; readonly value: string };
  };
}

async function level(client: Client, query = ''): Promise<readonly Entry[]> {
  const { body } = await client.get(`${TREE}${query}`);
  return Array.isArray(body) ? body : [];
}

const nodeId = (entry: Entry | undefined) => entry?.meta.data.id ?? '';
const node = (id: string, rest = '') => `/api/v1/assets/nodes/${id}/${rest}`;

describe('the node tree of the sandbox', () => {
  it('moves a node with all in it below another, and writes its key and path anew', async () => {
    const admin = await enter();
    const [, first, second] = await level(admin);
    const inner = await level(admin, `?key=${first?.id}`);
    const moved = await admin.put(node(nodeId(second), 'children/add/'), {
      nodes: [nodeId(first)],
    });
    expect(moved).toMatchObject({ status: 200, body: 'OK' });
    expect((await level(admin)).map(nodeId)).not.toContain(nodeId(first));
    const there = (await level(admin, `?key=${second?.id}`)).find(
      (entry) => nodeId(entry) === nodeId(first),
    );
    expect(there?.pId).toBe(second?.id);
    const below = await level(admin, `?key=${there?.id}`);
    expect(below.map(nodeId)).toEqual(inner.map(nodeId));
    expect((await admin.get(node(nodeId(first)))).body).toMatchObject({
      full_value: `/Default/${second?.meta.data.value}/${first?.meta.data.value}`,
    });
  });

  it('neither moves the top node nor a node into itself', async () => {
    const admin = await enter();
    const [top, first] = await level(admin);
    const up = await admin.put(node(nodeId(first), 'children/add/'), { nodes: [nodeId(top)] });
    const into = await admin.put(node(nodeId(first), 'children/add/'), { nodes: [nodeId(first)] });
    expect([up.status, into.status]).toEqual([400, 400]);
  });

  it('adds, moves and takes out assets; what lies nowhere else goes to the top', async () => {
    const admin = await enter();
    const [top, first] = await level(admin);
    const made = await admin.post(node(nodeId(first), 'children/'), { value: 'Spare' });
    expect(made.body).toMatchObject({
      value: 'Spare',
      full_value: expect.stringMatching(/Spare$/),
    });
    const spare = String(Reflect.get(Object(made.body), 'id'));
    const list = await admin.get('/api/v1/assets/assets/?limit=2');
    const assets = (list.body as { results: { id: string }[] }).results.map(({ id }) => id);
    const added = await admin.put(node(spare, 'assets/add/'), { assets });
    expect(added).toMatchObject({ status: 200, body: { assets, org_name: 'Default' } });
    const held = await admin.get(node(spare, 'assets/'));
    expect(held.body).toHaveLength(2);
    await admin.put(node(spare, 'assets/replace/'), { assets: [assets[0]] });
    const only = await admin.get(`/api/v1/assets/assets/${assets[0]}/`);
    expect(only.body).toMatchObject({ nodes: [spare] });
    const rest = await admin.put(node(spare, 'assets/remove/'), { assets: [assets[0]] });
    expect(rest.body).toMatchObject({ assets: [assets[1]] });
    const orphan = await admin.get(`/api/v1/assets/assets/${assets[0]}/`);
    expect(orphan.body).toMatchObject({ nodes: [nodeId(top)] });
  });

  it('starts tasks on a node and recounts', async () => {
    const admin = await enter();
    const [top] = await level(admin);
    const task = { task: expect.stringMatching(/^[0-9a-f-]{36}$/) };
    expect(await admin.post(node(nodeId(top), 'tasks/'), { action: 'test' })).toMatchObject({
      status: 201,
      body: task,
    });
    expect(await admin.post('/api/v1/assets/nodes/check_assets_amount_task/', {})).toMatchObject({
      status: 200,
      body: task,
    });
  });

  it('is not changed by those who may only look', async () => {
    const auditor = await enter('auditor');
    const refused = await auditor.post('/api/v1/assets/nodes/children/', { value: 'X' });
    expect(refused.status).toBe(403);
  });
});
