import { expect, it } from 'vitest';
import { dependsOnForm, optionsFor } from '../../../src/fields/dependentOptions.ts';

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
