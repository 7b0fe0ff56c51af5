import { describe, expect, it } from 'vitest';
import { define, field } from './define.ts';

describe('a field', () => {
  it('says which kinds of records have it, and how it differs in each', () => {
    expect(field('{ type: string, kinds: [a, b] }')?.kinds).toEqual({ a: {}, b: {} });
    expect(field('{ type: string, kinds: { a: { default: 1 } } }')?.kinds).toEqual({
      a: { default: 1 },
    });
  });

  it('takes its label from the resource where there is one, else from all fields of its name', () => {
    expect(field('{ type: string }', { texts: ['fields.f'] })?.label).toBe('fields.f');
    expect(
      field('{ type: string }', { texts: ['fields.f', 'resources.t.thing.fields.f'] })?.label,
    ).toBe('resources.t.thing.fields.f');
  });

  it('takes the labels of its choices in the same way, numbers included', () => {
    const choices = field('{ type: choice, choices: [0, b] }', {
      texts: ['resources.t.thing.choices.f.0'],
    })?.choices;
    expect(choices).toEqual([
      { value: 0, label: 'resources.t.thing.choices.f.0' },
      { value: 'b', label: 'choices.f.b' },
    ]);
  });

  it('knows that the list of the records it refers to has no search', () => {
    const resources = ['resource: t.group\nname: Group\napi: t/groups\nserver: { search: false }'];
    const optionsOf = (source: string) => field(source, { resources })?.options;
    expect(optionsOf('{ type: reference, to: t.group }')).toMatchObject({ unsearched: true });
    // Another address may be searched.
    expect(
      optionsOf('{ type: reference, to: t.group, options: { from: t/others } }'),
    ).not.toHaveProperty('unsearched');
  });

  it('offers the records of the resource it refers to', () => {
    const resources = [
      'resource: t.group\nname: Group\napi: t/groups\nrecord: { title: name, secondary: code }',
    ];
    expect(field('{ type: references, to: t.group }', { resources })?.options).toEqual({
      from: 't/groups',
      text: 'name',
      secondary: 'code',
      value: 'id',
    });
    expect(
      field('{ type: reference, to: t.group, options: { value: name, text: code } }', { resources })
        ?.options,
    ).toEqual({
      from: 't/groups',
      text: 'code',
      value: 'name',
    });
  });

  it('offers others of them to some records', () => {
    const resources = ['resource: t.group\nname: Group\napi: t/groups'];
    const options = field(
      "{ type: references, to: t.group, options: { query: { code: $record.type }, instead: { when: { kind: x }, query: { code: '1' } } } }",
      { resources },
    )?.options;
    expect(options?.query).toEqual({ code: '$record.type' });
    expect(options?.instead).toEqual({ when: { field: 'kind', in: ['x'] }, query: { code: '1' } });
  });

  it('compares them with the records of another field, whose address it takes from there', () => {
    const resources = ['resource: t.group\nname: Group\napi: t/groups'];
    const fits = '{ chosen: f, has: kinds, own: kind }';
    const options = field(`{ type: references, to: t.group, options: { fits: ${fits} } }`, {
      resources,
    })?.options;
    expect(options?.fits).toEqual({ chosen: 'f', from: 't/groups', has: 'kinds', own: 'kind' });
  });

  it('has no options when it refers to nothing that exists', () => {
    expect(field('{ type: reference, to: t.gone }')?.options).toBeUndefined();
  });

  it('shows its readable value where the server has one', () => {
    const fields = define(
      'fields: { source: { type: choice }, source_display: { type: string }, other: { type: choice } }',
    ).fields;
    expect(fields?.map(({ display }) => display)).toEqual(['source_display', undefined, undefined]);
  });

  it('is encrypted when it is a password, token or private key, unless it says otherwise', () => {
    const encrypted = define(
      'fields: { password: { type: secret }, token: { type: secret, encrypted: false }, private_key: { type: secret }, name: { type: string }, code: { type: secret, encrypted: true } }',
    ).fields?.filter((candidate) => candidate.encrypted);
    expect(encrypted?.map(({ name }) => name)).toEqual(['password', 'private_key', 'code']);
  });

  it('lives in the form alone when it says so', () => {
    expect(field('{ type: boolean, only: form }')?.pageOnly).toBe(true);
    expect(field('{ type: float, only: list }')?.pageOnly).toBe(true);
  });
});
