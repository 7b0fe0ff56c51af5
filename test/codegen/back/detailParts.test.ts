import { describe, expect, it } from 'vitest';
import { resourceModel } from './project.ts';

const HEAD = 'resource: t.thing\nname: Thing\napi: t/things\n';
const LOG =
  'resource: t.log\nname: Log\napi: t/logs\nfields: { thing: { type: string }, at: { type: datetime } }\nserver: { dates: at }';
const partsOf = (yaml: string, more = {}) => resourceModel(HEAD + yaml, more).parts;

describe('what a detail page has besides its tabs', () => {
  it('is nothing for a resource with tabs alone', () => {
    expect(
      partsOf('fields: { name: { type: string } }\ndetail: { tabs: { s: { card: [name] } } }'),
    ).toBeUndefined();
  });

  it('has the groups of a card; the card itself has all fields', () => {
    const { definition, parts } = resourceModel(
      `${HEAD}fields: { name: { type: string }, cpu: { type: string }, os: { type: string } }
detail: { tabs: { s: { card: [name, hardware: [cpu, gone], system: [os]] } } }`,
    );
    expect(definition.detail?.tabs[0]?.card).toEqual(['name', 'cpu', 'os']);
    expect(parts?.groups).toEqual({
      s: [
        { fields: ['name'] },
        { label: 'cards.hardware', fields: ['cpu'] },
        { label: 'cards.system', fields: ['os'] },
      ],
    });
  });

  it('has badges with their conditions, and those of a beginning and an end', () => {
    const badges = partsOf(
      `fields: { name: { type: string }, ok: { type: boolean }, at: { type: datetime } }
detail:
  head: { badges: { fine: { good: { ok: true }, since: at }, end: { ends: at }, gone: { begins: gone } } }
  tabs: { s: { card: [name] } }`,
    )?.badges;
    expect(badges).toEqual([
      {
        kind: 'state',
        label: 'badges.fine',
        tone: 'good',
        when: { field: 'ok', in: [true] },
        since: 'at',
      },
      { kind: 'ends', field: 'at' },
    ]);
  });

  it('has badges of states that last', () => {
    const badges = partsOf(
      `fields: { name: { type: string }, ok: { type: boolean }, at: { type: datetime } }
detail:
  head: { badges: { runs: { good: { ok: true }, for: at } } }
  tabs: { s: { card: [name] } }`,
    )?.badges;
    expect(badges).toMatchObject([{ label: 'badges.runs', for: 'at' }]);
  });

  it('has the parts of its sentence, without fields that do not exist', () => {
    const flow = partsOf(
      `fields: { who: { type: string }, what: { type: string } }
detail: { head: { flow: [[who, gone], [gone], [what]] }, tabs: { s: { card: [who] } } }`,
    )?.flow;
    expect(flow).toEqual([['who'], ['what']]);
  });

  it('opens the records that the cells of the list open, not the record itself', () => {
    const parts = partsOf(
      `fields: { name: { type: string }, thing: { type: string }, log_id: { type: string }, log: { type: string } }
list:
  columns: [name, log, thing]
  cells: { name: { opens: t.thing }, log: { opens: { resource: t.log, id: log_id } }, thing: { opens: { resource: t.log } } }
detail: { head: { facts: [name, log] }, tabs: { s: { card: [name] } } }`,
      { resources: [`${LOG}\ndetail: { tabs: { s: { card: [thing] } } }`] },
    );
    expect(parts?.opens).toEqual({ log: { field: 'log_id', pages: [{ resource: 't.log' }] } });
  });

  it('leads from counts to the tabs of their cells, and to those that it names', () => {
    const counts = partsOf(
      `fields: { a: { type: integer }, b: { type: integer }, c: { type: integer } }
list: { columns: [a, c], cells: { a: { cell: count, tab: s }, c: { cell: count, tab: s } } }
detail: { head: { facts: [a, b] }, counts: { b: s }, tabs: { s: { card: [b] } } }`,
    )?.counts;
    expect(counts).toEqual({ a: 's', b: 's' });
  });

  it('asks logs by the time of their server, for those who may view them', () => {
    const activity = partsOf(
      `fields: { name: { type: string } }
detail:
  tabs: { s: { card: [name] } }
  activity:
    logs: { list: t.log, where: { thing: $record.name }, note: true }
    gone: { list: t.gone, where: { thing: $record.name } }`,
      { resources: [LOG] },
    )?.activity;
    expect(activity).toEqual([
      {
        key: 'logs',
        label: 'activity.logs',
        note: 'activityNotes.logs',
        resource: 't.log',
        where: { thing: '$record.name' },
        time: 'at',
        event: 'resources.t.log.event',
        gate: { permissions: ['t.view_log'] },
      },
    ]);
  });
});
