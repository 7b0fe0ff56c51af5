import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FormDialog } from '../../../../src/pages/form/dialog/FormDialog.tsx';
import type { FormDialogMode } from '../../../../src/pages/form/dialog/formDialogMode.ts';
import { fakeProvider, robots, routes, show } from '../stage.tsx';
import { withoutServer } from '../../withoutServer.ts';

withoutServer();

const ada = { id: '1', name: 'Ada', kind: 'arm', note: '', is_active: true };
const getOne = () => vi.fn(() => Promise.resolve({ data: ada })) as never;

function open(mode: FormDialogMode, provider = fakeProvider()) {
  const told = { onClose: vi.fn(), onSaved: vi.fn() };
  const page = <FormDialog open title="Robot" definition={robots} mode={mode} {...told} />;
  show({ at: routes.list.path, route: routes.list, page, provider });
  return told;
}
const name = () => screen.findByRole('textbox', { name: /^Name/ });
const type = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }));

describe('a form in a dialog', () => {
  it('makes a new record and tells who opened it', async () => {
    const send = vi.fn(() => Promise.resolve({ data: ada }));
    const told = open({ kind: 'new' }, fakeProvider({ create: send as never }));
    type(await name(), 'Ada');
    press('Save');
    await waitFor(() => expect(told.onSaved).toHaveBeenCalledWith(ada));
    expect(told.onClose).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledWith('lab.robot', {
      data: { name: 'Ada', kind: 'arm', is_active: true },
    });
  });

  it('changes an existing record', async () => {
    const send = vi.fn(() => Promise.resolve({ data: ada }));
    const provider = fakeProvider({ getOne: getOne(), update: send as never });
    const told = open({ kind: 'edit', id: '1' }, provider);
    const input = await name();
    expect(input).toHaveProperty('value', 'Ada');
    type(input, 'Eva');
    press('Save');
    await waitFor(() => expect(told.onSaved).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledWith('lab.robot', expect.objectContaining({ id: '1' }));
  });

  it('shows a record read-only', async () => {
    open({ kind: 'view', id: '1' }, fakeProvider({ getOne: getOne() }));
    const dialog = await screen.findByRole('dialog', { name: 'Robot' });
    expect(await within(dialog).findByText('Ada')).toBeTruthy();
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('asks before it is closed with unsaved changes', async () => {
    const told = open({ kind: 'new' });
    type(await name(), 'Half');
    fireEvent.keyDown(await name(), { key: 'Escape' });
    expect(await screen.findByText('Leave without saving?')).toBeTruthy();
    expect(told.onClose).not.toHaveBeenCalled();
    press('Leave');
    await waitFor(() => expect(told.onClose).toHaveBeenCalledOnce());
  });

  it('is closed at once when nothing was changed', async () => {
    const told = open({ kind: 'new' });
    await name();
    press('Cancel');
    expect(told.onClose).toHaveBeenCalledOnce();
  });

  it('stays open with its field errors when a field is missing', async () => {
    const told = open({ kind: 'new' });
    const input = await name();
    press('Save');
    expect(await screen.findByText('This field is required')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(told.onClose).not.toHaveBeenCalled();
  });
});
