import { beforeEach, expect, it, vi } from 'vitest';
import { apiFacts } from '#project/generated/api.ts';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { FormModel } from '../../../../codegen/model/forms.ts';
import { takeAhead } from '../../../../src/api/askedAhead.ts';
import * as client from '../../../../src/api/client.ts';
import { createDataProvider } from '../../../../src/api/dataProvider.ts';
import { optionsQuery } from '../../../../src/fields/options.ts';
import { askForOptions } from '../../../../src/pages/form/askForOptions.ts';
import { gatesOf } from '../../app/fixtures.ts';

const request = vi.spyOn(client, 'request');
vi.spyOn(client, 'organizationOfCalls').mockReturnValue(undefined);
beforeEach(() => void request.mockResolvedValue({ count: 1, results: [{ id: 'a', name: 'Ada' }] }));

const select = (name: string, from: string, rest: Partial<FieldModel> = {}): FieldModel => ({
  name,
  label: name,
  type: 'reference',
  options: { from, text: 'name', value: 'id' },
  ...rest,
});
const formOf = (fields: FormModel['groups'][number]['fields']): FormModel => ({
  groups: [{ key: 'all', label: 'all', fields }],
  updateMethod: 'PUT',
  after: 'list',
});
const asked = () => request.mock.calls.map(([address]) => String(address));

it('makes the call that a select makes first, which then makes none', async () => {
  const groups = { from: 'users/groups/', text: 'name', value: 'id', query: { order: 'name' } };
  const field = select('groups', groups.from, { type: 'references', options: groups });
  askForOptions(formOf([{ field: 'groups' }]), [field], gatesOf([]));
  const provider = createDataProvider(client.request, {}, takeAhead);
  const page = await provider.options('users/groups', optionsQuery(groups, '', 0));
  expect(page.data).toEqual([{ id: 'a', name: 'Ada' }]);
  expect(request).toHaveBeenCalledOnce();
});

it('asks in the words of the server: by number of the page where it has one', async () => {
  const list = {
    ...apiFacts.list,
    from: { name: 'page', by: 'page' as const },
    limit: 'page_size',
  };
  const words = vi.spyOn(apiFacts, 'list', 'get').mockReturnValue(list);
  const field = select('book', 'users/groups/');
  askForOptions(formOf([{ field: 'book' }]), [field], gatesOf([]));
  expect(request).toHaveBeenCalledWith('users/groups/', {
    query: { page: 1, page_size: 10 },
    quiet: true,
  });
  const provider = createDataProvider(client.request, {}, takeAhead);
  await provider.options(
    'users/groups',
    optionsQuery({ from: 'users/groups/', text: 'name', value: 'id' }, '', 0),
  );
  expect(request).toHaveBeenCalledOnce();
  words.mockRestore();
});

it('makes none for a field that may stay hidden, may not be seen, or depends on another', () => {
  const dependent = { from: 'c/', text: 'name', value: 'id', query: { type: '$record.type' } };
  const fields = [
    select('shown', 'a/'),
    select('hidden', 'b/'),
    select('dependent', 'c/', { options: dependent }),
    select('closed', 'd/', { gate: { permissions: ['users.view_user'] } }),
    select('assets', 'e/', { type: 'references', widget: 'tree-picker' }),
  ];
  const places = fields.map(({ name }) => ({
    field: name,
    ...(name === 'hidden' && { when: { field: 'type', in: ['x'] } }),
  }));
  askForOptions(formOf(places), fields, gatesOf([]));
  expect(asked()).toEqual(['a/']);
});
