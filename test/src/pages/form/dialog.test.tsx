import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import FormDialog from '../../../../src/pages/form/dialog/FormDialog.tsx';
import type { FormDialogMode } from '../../../../src/pages/formDialogMode.ts';
import { ada, answersWith, fakeProvider, robots, routes, show } from '../stage.tsx';
import { withoutServer } from '../../withoutServer.ts';
import { nameBox, press, typeInto } from './openForm.tsx';

withoutServer();

function open(mode: FormDialogMode, calls = {}) {
  const told = { onClose: vi.fn(), onSaved: vi.fn() };
  const page = <FormDialog title="Robot" definition={robots} mode={mode} {...told} />;
  show({ route: routes.list, page, provider: fakeProvider(calls) });
  return told;
}

describe('a form in a dialog', () => {
  it('makes a new record and tells who opened it', async () => {
    const send = answersWith(ada);
    const told = open({ kind: 'new' }, { create: send });
    typeInto(await nameBox(), 'Ada');
    press('Save');
    await waitFor(() => expect(told.onSaved).toHaveBeenCalledWith(ada));
    expect(told.onClose).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledWith('lab.robot', {
      data: { name: 'Ada', kind: 'arm', is_active: true },
    });
  });

  it('changes an existing record', async () => {
    const send = answersWith(ada);
    const calls = { getOne: answersWith(ada), update: send };
    const told = open({ kind: 'edit', id: '1' }, calls);
    const input = await nameBox();
    expect(input).toHaveProperty('value', 'Ada');
    typeInto(input, 'Eva');
    press('Save');
    await waitFor(() => expect(told.onSaved).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledWith('lab.robot', expect.objectContaining({ id: '1' }));
  });

  it('asks before it is closed with unsaved changes', async () => {
    const told = open({ kind: 'new' });
    typeInto(await nameBox(), 'Half');
    fireEvent.keyDown(await nameBox(), { key: 'Escape' });
    expect(await screen.findByText('Leave without saving?')).toBeTruthy();
    expect(told.onClose).not.toHaveBeenCalled();
    press('Leave');
    await waitFor(() => expect(told.onClose).toHaveBeenCalledOnce());
  });

  it('is closed at once when nothing was changed', async () => {
    const told = open({ kind: 'new' });
    await nameBox();
    press('Cancel');
    expect(told.onClose).toHaveBeenCalledOnce();
  });
});
