import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { FormFieldModel } from '../../../../codegen/model/forms.ts';
import type { FormGroup } from '../../../../src/pages/form/formState.ts';
import {
  cloneValues,
  createValues,
  updateValues,
} from '../../../../src/pages/form/initialValues.ts';

const NOW = Date.parse('2026-11-21T00:00:00Z');
const form = (
  ...entries: readonly [Partial<FieldModel>, Partial<FormFieldModel>?][]
): FormGroup[] => [
  {
    key: 'basic',
    label: 'groups.basic',
    entries: entries.map(([facts, place = {}]) => {
      const field: FieldModel = { name: 'field', type: 'string', label: 'field', ...facts };
      return { field, place: { field: field.name, ...place } };
    }),
  },
];
const beginning = (query = {}) => ({ scope: { query, me: { id: 'me' } }, now: NOW });
const created = (facts: Partial<FieldModel>, place: Partial<FormFieldModel> = {}, query = {}) =>
  createValues(form([facts, place]), beginning(query)).field;

describe('a new form', () => {
  it('starts empty in the way of each type', () => {
    expect(created({})).toBe('');
    expect(created({ type: 'boolean' })).toBe(false);
    expect(created({ type: 'references' })).toEqual([]);
    expect(created({ type: 'integer' })).toBe('');
  });

  it('takes the default of the page before that of the field', () => {
    expect(created({ default: 'field' })).toBe('field');
    expect(created({ default: 'field' }, { default: 'page' })).toBe('page');
    expect(created({ type: 'boolean', default: true }, { default: false })).toBe(false);
  });

  it('counts days from now', () => {
    expect(created({ type: 'datetime', default: 'now' })).toBe('2026-11-21T00:00:00.000Z');
    expect(created({ type: 'datetime', default: 'now+10d' })).toBe('2026-12-01T00:00:00.000Z');
  });

  it('takes what the address presets, as a list where there may be many', () => {
    const place = { default: '$query.node' };
    expect(created({ type: 'references' }, place, { node: '7' })).toEqual(['7']);
    expect(created({ type: 'reference' }, place, { node: '7' })).toBe('7');
    expect(created({ type: 'references' }, place)).toEqual([]);
  });

  it('gives the parts of an object their own defaults', () => {
    const fields: FieldModel[] = [
      { name: 'ip_group', type: 'list', label: 'ip_group', default: ['*'] },
      { name: 'time_period', type: 'list', label: 'time_period' },
    ];
    expect(created({ type: 'object', fields })).toEqual({ ip_group: ['*'], time_period: [] });
  });
});

describe('the form of an existing record', () => {
  const updated = (facts: Partial<FieldModel>, value: unknown) =>
    updateValues(form([facts]), { field: value }, beginning()).field;

  it('holds its values, null as empty', () => {
    expect(updated({}, 'a')).toBe('a');
    expect(updated({ type: 'datetime' }, null)).toBe('');
    expect(updated({ type: 'boolean' }, false)).toBe(false);
  });

  it('holds related objects by their id', () => {
    expect(updated({ type: 'references' }, [{ id: '1', name: 'a' }, '2'])).toEqual(['1', '2']);
  });

  it('never holds a secret', () => {
    expect(updated({ type: 'secret' }, 'leaked')).toBe('');
  });

  it('shows structure as text', () => {
    expect(updated({ type: 'json' }, { a: 1 })).toBe('{\n  "a": 1\n}');
  });
});

describe('the form of a copy', () => {
  const groups = form(
    [{ name: 'name' }],
    [{ name: 'domain', type: 'reference' }, { default: '$query.domain' }],
    [{ name: 'password', type: 'secret' }],
    [{ name: 'strategy', writeOnly: true, default: 'email' }],
  );
  const source = { id: '1', name: 'web', domain: 'd1', password: 'x', strategy: 'custom' };
  const copy = (query = {}) =>
    cloneValues(groups, source, beginning(query), (name) => `Clone from ${name}`);

  it('marks the name and copies the rest, without id and secrets', () => {
    expect(copy()).toEqual({
      name: 'Clone from web',
      domain: 'd1',
      password: '',
      strategy: 'email',
    });
  });

  it('lets the address win over the source', () => {
    expect(copy({ domain: 'd2' }).domain).toBe('d2');
  });

  it('marks the hostname where there is no name', () => {
    const values = cloneValues(
      form([{ name: 'hostname' }]),
      { hostname: 'web' },
      beginning(),
      (name) => `2 ${name}`,
      'hostname',
    );
    expect(values).toEqual({ hostname: '2 web' });
  });
});

describe('a moment that the server keeps in digits of its own zone', () => {
  it('begins as the moment they mean, alone or inside an object', () => {
    const start: Partial<FieldModel> = { type: 'datetime', zone: 'server', name: 'start' };
    const inside: FieldModel = { name: 'start', label: 'start', type: 'datetime', zone: 'server' };
    const record = { start: '2026-11-22 21:00:00', meta: { start: '2026-11-22 21:00:00' } };
    const groups = form([start], [{ name: 'meta', type: 'object', fields: [inside] }]);
    expect(updateValues(groups, record, beginning())).toEqual({
      start: '2026-11-22T13:00:00.000Z',
      meta: { start: '2026-11-22T13:00:00.000Z' },
    });
  });
});
