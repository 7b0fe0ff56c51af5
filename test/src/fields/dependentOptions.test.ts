import { expect, it } from 'vitest';
import { dependsOnForm, fieldsBehind, optionsFor } from '../../../src/fields/dependentOptions.ts';

const applications = {
  from: 'applications/applications',
  text: 'name',
  value: 'id',
  query: { type: '$record.type', fields_size: 'mini' },
};

it('options that name a field of the form are asked for by its value', () => {
  expect(dependsOnForm(applications)).toBe(true);
  expect(optionsFor(applications, { type: 'mysql' }).query).toEqual({
    type: 'mysql',
    fields_size: 'mini',
  });
});

it('a field that is still empty narrows nothing', () => {
  expect(optionsFor(applications, { type: '' }).query).toEqual({ fields_size: 'mini' });
});

it('some records are offered others, and both facts decide', () => {
  const accounts = {
    from: 'assets/system-users',
    text: 'name',
    value: 'id',
    query: { protocol: '$record.type' },
    instead: {
      when: { field: 'category', in: ['remote_app'] },
      query: { protocol: 'rdp' },
    },
  };
  expect(optionsFor(accounts, { category: 'db', type: 'redis' }).query).toEqual({
    protocol: 'redis',
  });
  expect(optionsFor(accounts, { category: 'remote_app', type: 'chrome' }).query).toEqual({
    protocol: 'rdp',
  });
  expect(fieldsBehind(accounts)).toEqual(['type', 'category']);
  expect(dependsOnForm({ ...accounts, query: {} })).toBe(true);
});
