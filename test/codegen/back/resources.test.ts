import { describe, expect, it } from 'vitest';
import { define } from './define.ts';
import { resourceModel } from './project.ts';

const HEAD = 'resource: t.thing\nname: Thing\napi: t/things\n';

describe('a resource', () => {
  it('is called by its name or hostname unless it says otherwise', () => {
    expect(define('fields: { hostname: { type: string } }').record).toEqual({ title: 'hostname' });
    expect(define('record: { title: ip }').record).toEqual({ title: 'ip' });
  });

  it('has the permissions of its id unless it shares those of another model', () => {
    expect(define('').permission).toBe('t.thing');
    expect(define('permission: t.other').permission).toBe('t.other');
  });

  it('tells the sandbox what is unique, whose it is and what its ids are', () => {
    const { server } = resourceModel(
      `${HEAD}fields: { id: { type: integer }, name: { type: string, unique: true }, org_id: { type: string } }\nserver: { order: [name], unique: [[a, b]] }`,
    );
    expect(server).toMatchObject({
      idType: 'integer',
      organizationScoped: true,
      unique: [['name'], ['a', 'b']],
      defaultOrder: 'name',
    });
  });
});

describe('a resource that shows the records of another', () => {
  const resources = [
    'resource: t.app\nname: App\napi: t/apps\nfields: { name: { type: string }, type: { type: choice, choices: [a, b] } }\nserver: { order: [name] }\nvariants: { by: type, into: attrs }',
  ];
  const like = (yaml = '', more = {}) =>
    resourceModel(`resource: t.thing\nname: Thing\nlike: t.app\n${yaml}`, { resources, ...more });

  it('has its address, permissions, server and kinds', () => {
    const { definition, server } = like();
    expect(definition).toMatchObject({
      like: 't.app',
      api: 't/apps',
      permission: 't.app',
      variants: { by: 'type', into: 'attrs' },
    });
    expect(server.order).toEqual(['name']);
  });

  it('has its fields in their order, and may say one of them anew', () => {
    const { definition } = like('fields: { type: { type: choice, choices: [a] } }');
    expect(definition.fields?.map(({ name }) => name)).toEqual(['name', 'type']);
    expect(definition.fields?.[1]?.choices).toHaveLength(1);
  });

  it('takes from it the texts that nobody wrote for it', () => {
    const of = (texts: readonly string[]) => like('', { texts }).definition.fields?.[0]?.label;
    const [own, other] = ['resources.t.thing.fields.name', 'resources.t.app.fields.name'];
    expect(of([other, 'fields.name'])).toBe(other);
    expect(of([own, other])).toBe(own);
  });
});
