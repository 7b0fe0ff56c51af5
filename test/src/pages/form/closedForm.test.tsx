import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { ada, answersWith, robots } from '../stage.tsx';
import { formOf } from '../../app/fixtures.ts';
import { withoutServer } from '../../withoutServer.ts';
import { nameBox, openForm, press, typeInto } from './openForm.tsx';

const asked = vi.fn(() => Promise.resolve(undefined));
withoutServer({ loadMetadata: asked });

const builtIn: ResourceDefinition = {
  ...robots,
  offers: [{ key: 'update', when: { field: 'is_active', in: [false] } }],
};
const nested: ResourceDefinition = {
  ...robots,
  api: 'lab/halls/:hall/robots',
  fields: [
    ...(robots.fields ?? []),
    {
      name: 'hall',
      type: 'choice',
      label: 'Hall',
      required: true,
      choices: [hall('h1'), hall('h2')],
    },
  ],
  form: formOf([{ field: 'hall', default: '$query.hall', locked: true }, { field: 'name' }]),
};
function hall(value: string) {
  return { value, label: { literal: value } };
}

describe('the form of a record that no button changes', () => {
  it('is refused with the reason, and leads back to the list', async () => {
    openForm('update', {}, { definition: builtIn });
    expect(await screen.findByText('Ada cannot be changed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    const back = screen.getByRole('link', { name: 'Go to the list' });
    expect(back.getAttribute('href')).toBe('/console/lab/robots');
  });

  it('asks the server for the record alone', async () => {
    openForm('update', {}, { definition: builtIn });
    await screen.findByText('Ada cannot be changed');
    expect(asked).not.toHaveBeenCalled();
  });

  it('opens for the others', async () => {
    const getOne = answersWith({ ...ada, is_active: false });
    openForm('update', { getOne }, { definition: builtIn });
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
  });
});

describe('the form of a record that lives below another', () => {
  it('says that the address does not name the other, and asks the server nothing', async () => {
    const getOne = answersWith(ada);
    openForm('update', { getOne }, { definition: nested });
    expect(
      await screen.findByText('The address does not say which hall this belongs to'),
    ).toBeTruthy();
    expect(getOne).not.toHaveBeenCalled();
  });

  it('has the other chosen first when it is new, and is sent below it', async () => {
    const create = answersWith(ada);
    const router = openForm('create', { create }, { definition: nested });
    const first = await screen.findByRole<HTMLInputElement>('radio', { name: 'h1' });
    expect(first.disabled).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    typeInto(await nameBox(), 'Ada');
    fireEvent.click(first);
    await waitFor(() => expect(router.state.location.search).toBe('?hall=h1'));
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('lab/halls/h1/robots', expect.anything()),
    );
    press('Save');
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(create).toHaveBeenCalledWith('lab.robot', { data: { hall: 'h1', name: 'Ada' } });
  });
});
