import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { servedModel } from '../../../codegen/model/servedModel.ts';
import { filterOptions } from '../../../src/pages/list/filterOptions.ts';
import { at, list, openWorld, pluck, projectModel } from '../world.ts';

const world = openWorld();
const admin = await world.as('admin');

const results = async (path: string) => at((await admin.get(path)).body, 'results');
const count = async (path: string) => at((await admin.get(path)).body, 'count');

const VERSIONS = ['v2.23', 'v2.28'];
const clientOf = (server: string) => openWorld({ server }).as('admin');

/** Address and field of every filter with few values, in lists that need neither another record nor a licence. */
function filtersOfFewValues(version: string): readonly (readonly [string, FieldModel])[] {
  const model = servedModel(projectModel(), version);
  return [...model.resources.values()].flatMap(({ definition, server }) => {
    const { api, list: listed, fields = [] } = definition;
    const open = listed !== undefined && !api.includes(':') && !api.startsWith('xpack/');
    return (open ? fields : []).flatMap((field) =>
      ['choice', 'boolean'].includes(field.type) && server.filters.includes(field.name)
        ? [[api, field] as const]
        : [],
    );
  });
}

describe('the fields of an answer', () => {
  const names = async (query: string) =>
    Object.keys(Object(await admin.first(`users/users/?limit=1&${query}`)));

  it('are those that are asked for, and none that is not there', async () => {
    expect(await names('fields=id,name')).toEqual(['id', 'name']);
    expect(await names('fields=id&fields=username,nonsense')).toEqual(['id', 'username']);
    expect(await names('fields=nonsense')).toEqual([]);
  });

  it('are all but those that are not wanted', async () => {
    const all = await names('');
    expect(await names('fields!=id,name')).toEqual(
      all.filter((name) => !['id', 'name'].includes(name)),
    );
    expect(await names('fields=id,name&fields!=id')).toEqual(['name']);
    expect(await names('fields_size=mini&fields!=id')).toEqual(['name', 'username']);
    expect(await names('fields=&fields!=')).toEqual(all);
  });

  it('are all of them in the answer to a write', async () => {
    const [id] = pluck(await results('users/users/?username=alice&limit=1'), 'id');
    const changed = await admin.patch(`users/users/${String(id)}/?fields=id`, { comment: 'x' });
    expect(at(changed.body, 'comment')).toBe('x');
  });
});

describe('paging', () => {
  it('answers a bare array without a usable limit', async () => {
    for (const query of ['', '?limit=0', '?limit=x&offset=y', '?limit=-3']) {
      expect(list((await admin.get(`users/users/${query}`)).body)).toHaveLength(60);
    }
  });

  it('answers count, next and previous with absolute addresses', async () => {
    const { body } = await admin.get('users/users/?offset=2&limit=2&display=1&draw=1');
    expect(at(body, 'count')).toBe(60);
    expect(at(body, 'next')).toBe(
      'http://console.test/api/v1/users/users/?display=1&draw=1&limit=2&offset=4',
    );
    expect(at(body, 'previous')).toBe(
      'http://console.test/api/v1/users/users/?display=1&draw=1&limit=2',
    );
    expect(list(at(body, 'results'))).toHaveLength(2);
  });

  it('answers nothing beyond the end, with the true count', async () => {
    const { body } = await admin.get('users/users/?limit=5&offset=500');
    expect(body).toMatchObject({ count: 60, next: null, results: [] });
  });
});

describe('order', () => {
  it('goes up and down by declared fields', async () => {
    const up = pluck(await results('assets/assets/?order=ip&limit=5'), 'ip');
    expect(up).toEqual([...up].toSorted());
    const down = pluck(await results('assets/assets/?order=-hostname&limit=5'), 'hostname');
    expect(down).toEqual([...down].toSorted().toReversed());
  });

  it('is by the name of another record where a field shows that', async () => {
    const up = pluck(
      await results('tickets/tickets/?order=applicant_display&limit=50'),
      'applicant_display',
    );
    expect(new Set(up).size).toBeGreaterThan(1);
    expect(up).toEqual(up.map(String).toSorted());
    const down = await results('tickets/tickets/?order=-applicant_display&limit=50');
    expect(pluck(down, 'applicant_display')).toEqual(up.toReversed());
  });

  it('drops fields that cannot be ordered by', async () => {
    const normal = await results('assets/assets/?limit=5');
    expect(await results('assets/assets/?order=comment,nothing&limit=5')).toEqual(normal);
  });

  it('takes no heed of case', async () => {
    const names = pluck((await admin.get('users/users/')).body, 'name').map(String);
    expect(names.indexOf('Femke de Wit')).toBeLessThan(names.indexOf('Finn Hartmann'));
  });
});

describe('search', () => {
  it('wants every term in some field', async () => {
    expect(pluck(await results('users/users/?search=hana&limit=9'), 'username')).toEqual([
      'hana.sato',
    ]);
    expect(await count('users/users/?search=sato,hana&limit=9')).toBe(1);
    expect(await count('users/users/?search=hana petrov&limit=9')).toBe(0);
  });

  it('looks where the real server does', async () => {
    const log = list((await admin.get('audits/operate-logs/')).body);
    const user = 'Administrator';
    const named = log.filter((entry) => String(at(entry, 'resource')).includes(user));
    expect(log.filter((entry) => String(at(entry, 'user')).includes(user)).length).toBeGreaterThan(
      named.length,
    );
    expect(await count(`audits/operate-logs/?search=${user}&limit=1`)).toBe(named.length);
    const all = await count('terminal/terminals/?limit=1');
    expect(await count('terminal/terminals/?search=zzzq&limit=1')).toBe(all);
  });

  it('takes wildcards of the database as letters', async () => {
    expect(await count('users/users/?search=%25&limit=9')).toBe(0);
    expect(await count('users/users/?search=_&limit=9')).toBe(0);
  });
});

describe('filters', () => {
  it('match exactly', async () => {
    expect(await count('users/users/?username=alice&limit=9')).toBe(1);
    expect(await count('users/users/?source=ldap&limit=9')).toBe(14);
    expect(await count('users/users/?username=alic&limit=9')).toBe(0);
  });

  it('reach through relations', async () => {
    const admins = await results(
      'users/users/?system_roles=00000000-0000-0000-0000-000000000001&limit=9',
    );
    expect(pluck(admins, 'username')).toEqual(['admin']);
    const auditors = '00000000-0000-0000-0000-000000000006';
    expect(await count(`users/users/?org_roles=${auditors}&limit=9`)).toBe(4);
  });

  it('that are unknown or unreadable are ignored, a bad UUID is an error', async () => {
    expect(await count('users/users/?nothing=1&limit=1')).toBe(60);
    expect(await count('assets/assets/?is_active=zzz&limit=1')).toBe(140);
    const bad = await admin.get('users/users/?id=x');
    expect([bad.status, Object.keys(bad.body ?? {})]).toEqual([400, ['id']]);
  });

  it.each(VERSIONS)('of choices refuse what is no choice: %s', async (version) => {
    const client = await clientOf(version);
    for (const [address, { name, type }] of filtersOfFewValues(version)) {
      if (type === 'boolean') continue;
      const { status, body } = await client.get(`${address}/?${name}=nonsense&limit=1`);
      expect([address, status, Object.keys(Object(body))]).toEqual([address, 400, [name]]);
    }
  });

  it('of yes or no ignore what is neither', async () => {
    expect(await count('assets/assets/?is_active=yes&limit=1')).toBe(140);
    expect(await count('assets/assets/?is_active=FALSE&limit=1')).toBe(
      await count('assets/assets/?is_active=0&limit=1'),
    );
  });

  it.each(VERSIONS)('take every value that the console offers for them: %s', async (version) => {
    const client = await clientOf(version);
    const offered = filtersOfFewValues(version).flatMap(([address, field]) =>
      filterOptions(field, String).map(({ value }) => `${address}/?${field.name}=${value}&limit=1`),
    );
    expect(offered.length).toBeGreaterThan(100);
    for (const address of offered)
      expect([address, (await client.get(address)).status]).toEqual([address, 200]);
  });

  it('of a choice between yes and no are read as Python writes them', async () => {
    const all = Number(await count('audits/login-logs/?limit=1'));
    const failed = Number(await count('audits/login-logs/?status=False&limit=1'));
    expect(failed).toBeGreaterThan(0);
    expect(await count('audits/login-logs/?status=True&limit=1')).toBe(all - failed);
    for (const value of ['true', 'false', '0', '1']) {
      expect((await admin.get(`audits/login-logs/?status=${value}&limit=1`)).status).toBe(400);
    }
  });

  it('of a choice called null mean that there is no value', async () => {
    expect(await count('terminal/replay-storages/?type=null&limit=1')).toBe(0);
    expect((await admin.get('users/users/?source=null&limit=1')).status).toBe(400);
  });

  it('by node include the nodes below, unless only this one is wanted', async () => {
    const tree = list((await admin.get('assets/nodes/children/tree/')).body);
    const hamburg = tree.find((node) => at(node, 'meta', 'data', 'value') === 'Hamburg');
    const id = at(hamburg, 'meta', 'data', 'id');
    expect(await count(`assets/assets/?node_id=${id}&limit=1`)).toBe(49);
    expect(await count(`assets/assets/?node_id=${id}&show_current_asset=1&limit=1`)).toBe(0);
  });

  it('by the protocols of assets compare the whole text, or find a part of it', async () => {
    const whole = Number(await count('assets/assets/?protocols=ssh/22&limit=1'));
    const part = Number(await count('assets/assets/?protocols__icontains=SSH&limit=1'));
    expect(await count('assets/assets/?protocols=ssh&limit=1')).toBe(0);
    expect(whole).toBeGreaterThan(0);
    expect(part).toBeGreaterThan(whole);
  });

  it('by label take name and value', async () => {
    expect(await count('assets/assets/?label=site:shanghai&limit=1')).toBe(21);
  });

  it('by group find members', async () => {
    const group = list(await results('users/groups/?name=Security&limit=1'))[0];
    const members = await count(`users/users/?group_id=${at(group, 'id')}&limit=1`);
    expect(members).toBe(at(group, 'users_amount'));
  });

  it('of login rules find those of a person', async () => {
    const rule = list(await results('acls/login-acls/?limit=1'))[0];
    const found = await results(`acls/login-acls/?user=${at(rule, 'user')}&limit=9`);
    expect(pluck(found, 'user_display')).toEqual([at(rule, 'user_display')]);
  });
});

describe('ids and spm', () => {
  it('choose records', async () => {
    const chosen = pluck(await results('assets/platforms/?limit=3'), 'id');
    expect(await count(`assets/platforms/?ids=${chosen.join(',')}&limit=9`)).toBe(3);
    const { body } = await admin.post('common/resources/cache/', { resources: chosen });
    expect(await count(`assets/platforms/?spm=${at(body, 'spm')}&limit=9`)).toBe(3);
  });

  it('choose nothing when the token is unknown or five minutes old', async () => {
    expect(await count('users/users/?spm=zzz&limit=9')).toBe(0);
    const ids = pluck(await results('users/users/?limit=2'), 'id');
    const { body } = await admin.post('common/resources/cache/', { resources: ids });
    world.time.now += 299_000;
    expect(await count(`users/users/?spm=${at(body, 'spm')}&limit=9`)).toBe(2);
    world.time.now += 2_000;
    expect(await count(`users/users/?spm=${at(body, 'spm')}&limit=9`)).toBe(0);
  });
});

describe('sizes', () => {
  it('mini gives what selects need', async () => {
    const user = list(await results('users/users/?fields_size=mini&limit=1'))[0];
    expect(Object.keys(user ?? {})).toEqual(['id', 'name', 'username']);
  });

  it('suggestions are at most ten', async () => {
    expect(list((await admin.get('users/users/suggestions/')).body)).toHaveLength(10);
  });
});

describe('records', () => {
  it('never hold what is only written', async () => {
    const gateways = JSON.stringify(await results('assets/gateways/?limit=9'));
    expect(gateways).not.toMatch(/password|private_key|passphrase/);
    expect(JSON.stringify(await results('users/users/?limit=1'))).not.toContain('scrypt$');
  });

  it('leave the domain name out when there is no domain', async () => {
    const created = await admin.post('assets/assets/', {
      hostname: 'lone',
      ip: '10.9.9.9',
      platform: 'Linux',
    });
    expect(created.body).not.toHaveProperty('domain_display');
    expect(created.body).toMatchObject({
      nodes_display: ['/Default'],
      protocols: ['ssh/22'],
      admin_user_display: '',
      labels_display: [],
      connectivity: 'unknown',
      org_name: 'Default',
      created_by: 'Administrator',
    });
    await admin.delete(`assets/assets/${at(created.body, 'id')}/`);
  });

  it('show related objects by name', async () => {
    const asset = list(await results('assets/assets/?hostname=ham-db-01&limit=1'))[0];
    expect(asset).toMatchObject({
      domain_display: 'Hamburg data center',
      nodes_display: ['/Default/Hamburg/Databases'],
      labels_display: ['site:hamburg', 'role:database'],
      admin_user_display: 'root by key(root)',
    });
  });

  it('say who is blocked', async () => {
    const blocked = list(await results('users/users/?username=diego.navarro&limit=1'))[0];
    expect(blocked).toMatchObject({ login_blocked: true });
    const answer = await admin.patch(`users/users/${at(blocked, 'id')}/unblock/`, {});
    expect(answer.body).toMatchObject({ username: 'diego.navarro', login_blocked: false });
  });
});

describe('a server that gives few rows at once (--max-rows)', () => {
  const capped = openWorld({ options: { 'max-rows': '10' } });

  it('tells by count and next that there are more, and goes on where it is asked to', async () => {
    const client = await capped.as('admin');
    const { body } = await client.get('assets/assets/?limit=200&order=hostname');
    expect(list(at(body, 'results'))).toHaveLength(10);
    expect(at(body, 'count')).toBeGreaterThan(100);
    expect(at(body, 'next')).toContain('limit=10&offset=10');
    const next = await client.get('assets/assets/?limit=200&offset=10&order=hostname');
    expect(at(next.body, 'results', 0)).not.toEqual(at(body, 'results', 0));
    expect(list(at((await client.get('assets/assets/?limit=3')).body, 'results'))).toHaveLength(3);
  });

  it('answers calls without a limit, and files, as a whole', async () => {
    const client = await capped.as('admin');
    const whole = list((await client.get('assets/assets/')).body);
    expect(whole.length).toBeGreaterThan(100);
    const file = await client.get('assets/assets/?format=csv');
    expect(file.text.trim().split('\r\n')).toHaveLength(whole.length + 1);
  });
});
