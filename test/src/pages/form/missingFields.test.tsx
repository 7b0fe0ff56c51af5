import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { FormFieldModel } from '../../../../codegen/model/forms.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { FieldMetadata, FieldsMetadata } from '../../../../src/api/metadata.ts';
import { answersWith, robots } from '../stage.tsx';
import { formOf } from '../../app/fixtures.ts';
import { withoutServer } from '../../withoutServer.ts';
import { nameBox, openForm, press, typeInto } from './openForm.tsx';

let served: FieldsMetadata | undefined;
withoutServer({
  loadMetadata: () => Promise.resolve(served && { actions: { POST: served, PUT: served } }),
});

const REFUSED = 'This server does not accept fields that are required here';
const string: FieldMetadata = { type: 'string', required: false, read_only: false };
const object = (children: FieldsMetadata): FieldMetadata => ({
  ...string,
  type: 'nested object',
  children,
});
const places: readonly FormFieldModel[] = [
  { field: 'name' },
  { field: 'note' },
  { field: 'port', required: { field: 'name', in: ['web'] } },
  { field: 'password' },
  { field: 'confirmation' },
  { field: 'meta' },
];
const parts: readonly FieldModel[] = [
  { name: 'hosts', type: 'string', label: 'Hosts' },
  { name: 'groups', type: 'string', label: 'Host groups' },
  { name: 'reason', type: 'string', label: 'Reason', required: true },
];
const definition: ResourceDefinition = {
  ...robots,
  fields: [
    { name: 'name', type: 'string', label: 'Name', required: true },
    { name: 'note', type: 'string', label: 'Note' },
    { name: 'port', type: 'string', label: 'Port' },
    { name: 'password', type: 'string', label: 'Secret', required: true, writeOnly: true },
    { name: 'confirmation', type: 'string', label: 'Again', required: true, pageOnly: true },
    { name: 'meta', type: 'object', label: 'Request', required: true, fields: parts },
  ],
  form: formOf(places, {
    atLeastOne: { fields: ['meta.hosts', 'meta.groups'], message: 'One of both' },
  }),
};
const children = { hosts: string, groups: string, reason: string };
const ALL: FieldsMetadata = {
  name: string,
  note: string,
  port: string,
  password: string,
  meta: object(children),
};

function without(...names: readonly string[]): FieldsMetadata {
  return Object.fromEntries(Object.entries(ALL).filter(([name]) => !names.includes(name)));
}

const send = answersWith({ id: '1' });

function open(metadata: FieldsMetadata | undefined, mode: 'create' | 'update' = 'create') {
  served = metadata;
  const getOne = answersWith({ id: '1', name: 'r2', meta: {} });
  openForm(mode, { create: send, update: send, getOne }, { definition });
}

function fill(values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    typeInto(screen.getByLabelText(new RegExp(`^${name}`)), value);
  }
}
const refusal = () => screen.queryByText(REFUSED, { exact: false })?.parentElement?.textContent;

describe('a form whose required fields the server does not know', () => {
  it.each([
    ['a field', without('name'), 'Secret', ['Name']],
    ['an object', without('meta'), 'Name', ['Request', 'Hosts', 'Host groups']],
    ['a part of an object', { ...ALL, meta: object({ hosts: string }) }, 'Name', ['Reason']],
    [
      'all of those of which one is needed',
      { ...ALL, meta: object({ reason: string }) },
      'Name',
      ['Hosts', 'Host groups'],
    ],
  ])('says so when it opens, and sends nothing: %s', async (_, metadata, first, labels) => {
    open(metadata);
    await screen.findByLabelText(first, { exact: false });
    for (const label of labels) expect(refusal()).toContain(label);
    press('Save');
    await waitFor(() => expect(document.activeElement?.textContent).toContain(REFUSED));
    expect(send).not.toHaveBeenCalled();
  });

  it('counts a condition as it holds when it is saved', async () => {
    open(without('port'));
    await nameBox();
    expect(refusal()).toBeUndefined();
    fill({ Name: 'web' });
    press('Save');
    await waitFor(() => expect(refusal()).toContain('Port'));
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a form is saved as before', () => {
  it.each([
    ['the server knows everything', ALL],
    ['a field is missing that is not required', without('note', 'port')],
    [
      'one of those is left of which one is needed',
      {
        ...ALL,
        meta: object({ hosts: string, reason: string }),
      },
    ],
    ['the server does not tell the parts of an object', { ...ALL, meta: string }],
    ['there is no metadata', undefined],
  ])('when %s', async (_, metadata) => {
    open(metadata);
    await nameBox();
    expect(refusal()).toBeUndefined();
    fill({ Name: 'r2', Secret: 'x', Again: 'x', Hosts: 'a', Reason: 'b' });
    press('Save');
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
  });

  it('when an update lacks a field that is only written', async () => {
    open(without('password'), 'update');
    await nameBox();
    expect(refusal()).toBeUndefined();
  });
});
