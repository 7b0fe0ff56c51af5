import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { answersWith, robots } from '../stage.tsx';
import { withoutServer } from '../../withoutServer.ts';
import { nameBox, openForm, press, typeInto } from './openForm.tsx';

const asked = vi.fn();
withoutServer({ loadMetadata: asked });

/** As the server describes a storage: without a type the object of its own fields tells of no parts. */
const server = (type?: string) => ({
  actions: {
    POST: {
      name: { type: 'string', label: 'Name', required: true, read_only: false },
      type: { type: 'choice', label: 'Type', required: false, read_only: false },
      meta: {
        type: 'nested object',
        label: 'Meta',
        required: true,
        read_only: false,
        ...(type && { children: partsOf(type) }),
      },
    },
  },
});
const text = (label: string) => ({ type: 'string', label, required: true, read_only: false });
const partsOf = (type: string) =>
  type === 'disk' ? { path: text('Path'), port: text('Port') } : { host: text('Host') };

const choice = (value: string) => ({ value, label: { literal: value } });
const emptyList = { columns: [], shown: [], fixed: [], filters: [] };
const stores: ResourceDefinition = {
  ...robots,
  variants: { by: 'type', into: 'meta' },
  fields: [
    { name: 'id', type: 'id', label: 'ID' },
    { name: 'name', type: 'string', label: 'Name', required: true, maxLength: 128 },
    {
      name: 'type',
      type: 'choice',
      label: 'Type',
      choices: ['server', 'disk', 'cloud'].map(choice),
    },
    {
      name: 'meta',
      type: 'object',
      label: 'Meta',
      fields: [
        { name: 'path', type: 'string', label: 'Path', maxLength: 9, kinds: { disk: {} } },
        {
          name: 'host',
          type: 'string',
          label: 'Host',
          maxLength: 9,
          kinds: { cloud: { default: 'c' } },
        },
      ],
    },
  ],
  list: emptyList,
  offers: [
    { key: 'create', does: { kind: 'create', kinds: { field: 'type', without: ['server'] } } },
  ],
  form: {
    groups: [
      {
        key: 'basic',
        label: 'Basic',
        fields: [{ field: 'name' }, { field: 'type', default: '$query.type', locked: true }],
      },
      { key: 'access', label: 'Access', fields: [{ field: 'meta' }] },
    ],
    updateMethod: 'PATCH',
    after: 'list',
  },
};

function open(query = '', calls = {}, definition = stores) {
  asked.mockImplementation((_: string, { query: { type } }: { query: { type?: string } }) =>
    Promise.resolve(server(type)),
  );
  return openForm('create', calls, { definition, query });
}
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const kind = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

afterEach(() => {
  asked.mockReset();
});

describe('a new record of one of several kinds', () => {
  it('has its kind chosen first where the address gives none, and no field of any kind until then', async () => {
    open();
    expect((await kind('disk')).disabled).toBe(false);
    expect(screen.queryByRole('radio', { name: 'server' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Path|^Host/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Access' })).toBeNull();
  });

  it('shows the fields of the chosen kind beside what is filled in, and its address says the kind', async () => {
    const router = open();
    typeInto(await nameBox(), 'Cellar');
    fireEvent.click(await kind('disk'));
    expect((await field(/^Path/)).value).toBe('');
    expect((await nameBox()).value).toBe('Cellar');
    expect(router.state.location.search).toBe('?type=disk');
    fireEvent.click(await kind('cloud'));
    const host = await field(/^Host/);
    // What the kind brings is filled in once its fields stand.
    await waitFor(() => expect(host.value).toBe('c'));
    expect(screen.queryByRole('textbox', { name: /^Path/ })).toBeNull();
  });

  it('offers no kind that the manifest does not declare: its form would have no fields', async () => {
    const kinds = ['server', 'disk', 'paper', 'cloud'];
    const { actions } = server();
    const choices = kinds.map((value) => ({ value, display_name: value }));
    open();
    asked.mockResolvedValue({
      actions: { POST: { ...actions.POST, type: { ...actions.POST.type, choices } } },
    });
    expect(await kind('disk')).toBeTruthy();
    expect(await kind('cloud')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'paper' })).toBeNull();
  });

  it('is never sent without its kind', async () => {
    const create = vi.fn();
    open('', { create });
    typeInto(await nameBox(), 'Cellar');
    press('Save');
    expect(await screen.findByText('This field is required')).toBeTruthy();
    expect(create).not.toHaveBeenCalled();
  });

  it('is sent with the kind chosen last, in its address and its body', async () => {
    const create = answersWith({ id: '1' });
    open('', { create });
    typeInto(await nameBox(), 'Cellar');
    fireEvent.click(await kind('cloud'));
    await field(/^Host/);
    fireEvent.click(await kind('disk'));
    typeInto(await field(/^Path/), '/data');
    press('Save');
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(create).toHaveBeenCalledWith('lab.robot', {
      data: { name: 'Cellar', type: 'disk', meta: { path: '/data' } },
      meta: { query: { type: 'disk' } },
    });
  });

  it('is of the only kind that is offered', async () => {
    const without = ['server', 'cloud'];
    const router = open(
      '',
      {},
      {
        ...stores,
        offers: [{ key: 'create', does: { kind: 'create', kinds: { field: 'type', without } } }],
      },
    );
    expect(await field(/^Path/)).toBeTruthy();
    expect((await kind('disk')).checked).toBe(true);
    expect(router.state.location.search).toBe('?type=disk');
  });

  it('has the kind of its address, which is closed', async () => {
    open('?type=disk');
    expect((await kind('disk')).checked).toBe(true);
    expect((await kind('cloud')).disabled).toBe(true);
    expect(await field(/^Path/)).toBeTruthy();
  });

  it('takes no kind from the address that does not exist', async () => {
    open('?type=paper');
    expect((await kind('disk')).disabled).toBe(false);
    expect(screen.queryByRole('textbox', { name: /^Path/ })).toBeNull();
  });
});
