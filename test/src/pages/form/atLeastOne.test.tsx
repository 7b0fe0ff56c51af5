import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormModel } from '../../../../codegen/model/forms.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import FormPage from '../../../../src/pages/form/FormPage.tsx';
import { fakeProvider, robots, routes, show } from '../stage.tsx';
import { withoutServer } from '../../withoutServer.ts';

withoutServer();

const MESSAGE = 'Say one of both';
const form: FormModel = {
  groups: [{ key: 'basic', label: 'Basic', fields: [{ field: 'name' }, { field: 'note' }] }],
  atLeastOne: { fields: ['name', 'note'], message: MESSAGE },
  updateMethod: 'PUT',
  after: 'list',
};
const definition: ResourceDefinition = {
  ...robots,
  fields: [
    { name: 'name', type: 'string', label: 'Name', maxLength: 128 },
    { name: 'note', type: 'string', label: 'Note', maxLength: 128 },
  ],
  form,
};

const send = vi.fn(() => Promise.resolve({ data: { id: '1' } }));

async function fill() {
  const page = <FormPage route={routes.create} definition={definition} />;
  const provider = fakeProvider({ create: send as never });
  show({ at: routes.create.path, route: routes.create, page, provider });
  await screen.findByRole('textbox', { name: 'Name' });
}
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

afterEach(() => {
  send.mockClear();
});

describe('fields of which one must be filled in (spec 2, section 5)', () => {
  it('say so before anything is sent, and the first has the focus', async () => {
    await fill();
    save();
    await waitFor(() => expect(screen.getAllByText(MESSAGE)).toHaveLength(2));
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(field('Note').getAttribute('aria-invalid')).toBe('true');
    // Both are described by it, and it is announced once.
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([MESSAGE]);
    expect(send).not.toHaveBeenCalled();
  });

  it('say so together when the last of them is left', async () => {
    await fill();
    fireEvent.blur(field('Name'));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByText(MESSAGE)).toBeNull();
    fireEvent.blur(field('Note'));
    await waitFor(() => expect(screen.getAllByText(MESSAGE)).toHaveLength(2));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('fall silent together as soon as one is filled in, and are sent', async () => {
    await fill();
    save();
    await waitFor(() => expect(screen.getAllByText(MESSAGE)).toHaveLength(2));
    fireEvent.change(field('Note'), { target: { value: 'x' } });
    await waitFor(() => expect(screen.queryByText(MESSAGE)).toBeNull());
    save();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
  });
});
