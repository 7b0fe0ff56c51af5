import { describe, expect, it } from 'vitest';
import { resourceModel } from './project.ts';

describe('records that the command palette finds', () => {
  const head =
    'resource: t.thing\nname: Thing\napi: t/things\nfields: { name: { type: string } }\n';
  const found = (yaml: string) => resourceModel(head + yaml).find;

  it('are those of a resource that says so', () => {
    expect(found('list: { columns: [name] }')).toBeUndefined();
    expect(found('find: true')).toEqual({
      resource: 't.thing',
      many: 'resources.t.thing.many',
    });
  });

  it('are those of its list, in the order of the list, and open where its links lead', () => {
    expect(
      found(`find: { where: { open: 'true' } }
list: { columns: [name], where: { kind: a }, order: -name }
detail: { tabs: { summary: { card: [name] } }, pages: { Special: { name: x } } }`),
    ).toEqual({
      resource: 't.thing',
      many: 'resources.t.thing.many',
      where: { kind: 'a', open: 'true' },
      order: { field: 'name', descending: true },
      pages: [{ route: 'Special', when: { field: 'name', in: ['x'] } }],
    });
  });
});
